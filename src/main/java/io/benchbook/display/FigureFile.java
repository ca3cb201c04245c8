package io.benchbook.display;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.TextWidth;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** A figure as an HTML file of its own below {@code results/plots}; equal figures have one file. */
final class FigureFile {
    private static final Path FOLDER = Path.of("results", "plots");
    private static final int LONGEST_NAME = 60;

    private FigureFile() {}

    /** Writes the file, where it is not there yet, and gives its place. */
    static Path write(String title, JsonNode figure, String body) throws IOException {
        Path file = FOLDER.resolve(name(title, figure));
        if (!Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Path part = Files.createTempFile(FOLDER, "plot", ".part");
            Files.writeString(part, HtmlPage.of(title, body), StandardCharsets.UTF_8);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    /** A line that tells where it is: a link where the terminal may know them (OSC 8), else the path alone. */
    static String line(String title, JsonNode figure, String body, Screen screen) {
        try {
            Path file = write(title, figure, body);
            String uri = file.toAbsolutePath().toUri().toString();
            String shown =
                    screen.colour() ? "\u001b]8;;" + uri + "\u001b\\" + file + "\u001b]8;;\u001b\\" : file.toString();
            return " " + screen.ansi().dim(shown);
        } catch (IOException e) {
            return " (no HTML file: " + TextWidth.printable(String.valueOf(e.getMessage())) + " cannot be written)";
        }
    }

    private static String name(String title, JsonNode figure) {
        String slug =
                title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        String start = slug.isEmpty() ? "plot" : slug.substring(0, Math.min(LONGEST_NAME, slug.length()));
        return start + "-" + String.format("%08x", figure.toString().hashCode()) + ".html";
    }
}
