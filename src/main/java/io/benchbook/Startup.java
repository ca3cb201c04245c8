package io.benchbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The imports that every session begins with: {@code startup.jsh}, as the jar carries it. */
final class Startup {
    private Startup() {}

    static String imports() {
        try (InputStream in = Startup.class.getResourceAsStream("startup.jsh")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
