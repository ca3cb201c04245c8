package io.benchbook.exchange;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Text files of unknown origin. */
final class Logs {
    private Logs() {}

    /** The lines, as UTF-8, or as Latin-1 where they are not that. */
    static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (MalformedInputException e) {
            return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        }
    }
}
