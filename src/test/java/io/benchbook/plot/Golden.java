package io.benchbook.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares a text with a file below {@code src/test/resources/golden}; {@code -Dgolden.write=true} writes it instead. */
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    /** Fails where the text is not that of the file. */
    public static void check(String name, String text) {
        Path file = FOLDER.resolve(name);
        try {
            if (Boolean.getBoolean("golden.write")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text + "\n");
            }
            assertThat(text + "\n").as(name).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
