package io.benchbook.server.external;

import io.benchbook.base.BenchbookException;
import java.util.Map;

/** Why commands are refused on a server that is somebody's. */
final class Guard {
    private static final Map<String, String> REASONS = Map.of(
            "restart", "a restart throws out whoever works there",
            "dropCaches", "everybody on that machine would read from disk again",
            "coldCaches", "everybody on that machine would read from disk again",
            "setDurability", "with other settings a crash may cost its owner data",
            "set", "a global setting changes the server for everybody",
            "purgeBinlogs", "its replicas and its backups may need those logs",
            "prepare", "loading data takes space, input and output that are its owner's",
            "cleanup", "tables would be dropped there");

    private Guard() {}

    static BenchbookException refusal(String command, String serverName) {
        String reason = REASONS.getOrDefault(command, "that would change or endanger it");
        return new BenchbookException(
                        command + ": " + serverName + " was running already, so it is somebody's: " + reason + ".")
                .next("Say .disposable() on it if that does not matter.");
    }
}
