package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reads and writes the text of notebooks. */
final class NotebookFiles {
    private NotebookFiles() {}

    /** The text of a file; bytes that are not UTF-8 are refused, as they could not be written back. */
    static String read(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BenchbookException(file + ": is not UTF-8. Save it as UTF-8 first.", e);
        } catch (NoSuchFileException e) {
            throw new BenchbookException(file + ": there is no such file.", e);
        } catch (IOException e) {
            throw new BenchbookException(file + ": cannot be read: " + reason(e) + ".", e);
        }
    }

    /** Writes a text through a file beside it, so that a crash leaves the old one or the new one. */
    static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    static void write(Path file, byte[] bytes) {
        Path target = file.toAbsolutePath();
        try {
            Files.createDirectories(target.getParent());
            Path beside = target.resolveSibling(
                    "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            try {
                Files.write(beside, bytes);
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new BenchbookException(file + ": cannot be written: " + reason(e) + ".", e);
        }
    }

    /** Makes the folder of a file, and refuses one in which no file can be made. */
    static void mustBeWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BenchbookException(file + ": cannot be written: " + reason(e) + ".", e);
        }
        if (Files.isDirectory(file) || !Files.isWritable(folder)) {
            throw new BenchbookException(file + ": cannot be written"
                    + (Files.isDirectory(file) ? ", it is a folder." : ", by its folder."));
        }
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : " " + e.getMessage());
    }
}
