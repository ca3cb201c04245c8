package io.benchbook.server.machine;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A user's command line, run with {@code sh -c}, without input. */
public final class ShellCommand {
    private static final int SHOWN = 2_000;

    private ShellCommand() {}

    /**
     * Runs it to its end. Its output goes to a file, so a server that the command leaves running holds nobody up.
     *
     * @param what the Benchbook command it is for, the first word of messages
     * @throws BenchbookException where it ends with another status than 0 or not in time; its output is a fact
     */
    public static void run(String what, String line, Duration limit) {
        Path output = null;
        try {
            output = Files.createTempFile("benchbook-command", ".txt");
            Process process = new ProcessBuilder("sh", "-c", line)
                    .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            await(what, process, limit, output);
        } catch (IOException e) {
            throw new BenchbookException(what + ": sh cannot be run here: " + e.getMessage(), e);
        } finally {
            delete(output);
        }
    }

    private static void await(String what, Process process, Duration limit, Path output) throws IOException {
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new BenchbookException(
                                what + ": the command did not end within " + limit.toSeconds() + " s and was ended.")
                        .fact("output", tail(output));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException(what + ": interrupted, the command was ended.", e);
        } finally {
            end(process);
        }
        if (process.exitValue() != 0) {
            throw new BenchbookException(what + ": the command ended with status " + process.exitValue() + ".")
                    .fact("output", tail(output));
        }
    }

    private static void end(Process process) {
        if (process.isAlive()) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String tail(Path output) throws IOException {
        String text = new String(Files.readAllBytes(output), StandardCharsets.UTF_8).strip();
        return text.length() <= SHOWN ? text : "..." + text.substring(text.length() - SHOWN);
    }

    private static void delete(Path output) {
        if (output != null) {
            output.toFile().delete();
        }
    }
}
