package io.benchbook.eval;

import io.benchbook.base.Folders;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What is evaluated before the first cell: Benchbook's own imports, then what the user wants always there. */
public final class Startup {
    private Startup() {}

    /** Benchbook's imports, for {@link Evaluator#start}. */
    public static String imports() {
        try (InputStream in = Startup.class.getResourceAsStream("/io/benchbook/startup.jsh")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The user's {@code startup.jsh} in {@link Folders#config}, a cell to evaluate after the start; empty where there is
     * none.
     *
     * @throws IOException when it is there and cannot be read as UTF-8
     */
    public static Optional<Cell> ofUser() throws IOException {
        Path file = Folders.config().resolve("startup.jsh");
        return Files.exists(file) ? Optional.of(new Cell(file.toString(), Files.readString(file))) : Optional.empty();
    }
}
