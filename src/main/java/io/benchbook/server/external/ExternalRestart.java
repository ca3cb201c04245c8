package io.benchbook.server.external;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.machine.ShellCommand;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** A restart by the user's command, believed only when the server has really gone down and come up again. */
final class ExternalRestart {
    private static final Duration WAIT = Duration.ofMinutes(2);
    private static final long PAUSE_MS = 100;

    private ExternalRestart() {}

    /** A connection from before is the witness: while it lives, the server has not been restarted. */
    static void run(ExternalServer server, String command, Duration limit) {
        try (Connection witness = server.connect()) {
            ShellCommand.run("restart", command, limit);
            awaitEnd(witness, server.name());
        } catch (SQLException e) {
            throw new BenchbookException("restart: " + server.name() + " was lost before its restart.", e);
        }
        awaitAnswer(server);
    }

    private static void awaitEnd(Connection witness, String name) throws SQLException {
        long deadline = System.nanoTime() + WAIT.toNanos();
        while (witness.isValid(2)) {
            if (System.nanoTime() > deadline) {
                throw new BenchbookException(
                                "restart: the command ended well but " + name + " has not been restarted by it.")
                        .next("Check the command given with .restartWith(...).");
            }
            pause();
        }
    }

    private static void awaitAnswer(ExternalServer server) {
        long deadline = System.nanoTime() + WAIT.toNanos();
        while (true) {
            try {
                server.connect().close();
                return;
            } catch (BenchbookException | SQLException e) {
                if (System.nanoTime() > deadline) {
                    throw new BenchbookException(
                                    "restart: " + server.name() + " does not answer " + WAIT.toSeconds()
                                            + " s after its restart.",
                                    e)
                            .next("Look into its error log.");
                }
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException("restart: interrupted while waiting for the server.", e);
        }
    }
}
