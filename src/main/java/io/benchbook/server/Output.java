package io.benchbook.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * What a short command printed.
 *
 * @param status its exit status; 127 where it could not be started
 * @param text its standard output and standard error
 */
public record Output(int status, String text) {
    public static Output of(List<String> command) throws IOException, InterruptedException {
        return of(command, Path.of("").toAbsolutePath());
    }

    /** Runs a command in {@code folder} and waits for its end; ends it where this thread is interrupted. */
    public static Output of(List<String> command, Path folder) throws IOException, InterruptedException {
        return of(new ProcessBuilder(command).directory(folder.toFile()));
    }

    public static Output of(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process;
        try {
            process = builder.redirectErrorStream(true).start();
        } catch (IOException e) {
            return new Output(127, String.valueOf(e.getMessage()));
        }
        try (InputStream in = process.getInputStream()) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Output(process.waitFor(), text);
        } finally {
            process.destroyForcibly();
        }
    }

    public boolean ok() {
        return status == 0;
    }

    public String lastLine() {
        return text.isBlank() ? "" : text.strip().lines().reduce((a, b) -> b).orElse("");
    }
}
