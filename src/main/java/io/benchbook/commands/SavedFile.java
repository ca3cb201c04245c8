package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.display.Displays;
import io.benchbook.display.HtmlPage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * A file that a command writes, whole or not at all.
 *
 * @param command that names it
 * @param ending in lower case, without the dot
 */
record SavedFile(String command, Path path, String ending) {
    private static final List<String> ENDINGS = List.of("csv", "json", "md", "html", "txt", "png");

    static SavedFile named(String command, String file) {
        Path path;
        try {
            path = Path.of(file);
        } catch (InvalidPathException e) {
            throw new BenchbookException(command + ": " + e.getMessage() + ".", e);
        }
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        String ending = name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "";
        if (!ENDINGS.contains(ending)) {
            throw new BenchbookException(command + ": needs a file that ends in ." + String.join(", .", ENDINGS)
                    + ", got \"" + file + "\".");
        }
        return new SavedFile(command, path, ending);
    }

    SavedFile mustEnd(String wanted) {
        if (!ending.equals(wanted)) {
            throw new BenchbookException(command + ": writes ." + wanted + ", got \"" + path + "\".");
        }
        return this;
    }

    Path write(Object value) {
        return switch (ending) {
            case "csv" -> text(SavedTable.of(value).csv());
            case "json" -> text(SavedTable.of(value).json());
            case "md" -> text(SavedTable.of(value).markdown());
            case "html" -> text(HtmlPage.of(String.valueOf(path.getFileName()), ReportPage.html(value)));
            case "png" -> bytes(picture(value));
            default -> text(Displays.bundle(value).text() + "\n");
        };
    }

    Path text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private byte[] picture(Object value) {
        Object png = Displays.bundle(value).data().get("image/png");
        if (png == null) {
            throw new BenchbookException(command + ": a " + value.getClass().getSimpleName()
                    + " has no picture. plot(...) makes one of it.");
        }
        return Base64.getDecoder().decode(png.toString());
    }

    private Path bytes(byte[] content) {
        try {
            Path folder = path.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path part = Files.createTempFile(folder, "." + path.getFileName(), ".part");
            try {
                Files.write(part, content);
                Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
            return path;
        } catch (IOException e) {
            throw new BenchbookException(command + ": " + path + " cannot be written: " + e.getMessage(), e);
        }
    }
}
