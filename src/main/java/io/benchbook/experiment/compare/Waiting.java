package io.benchbook.experiment.compare;

import io.benchbook.experiment.ServerMeter;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What servers cost that are up, with connections open, and have nothing to do: CPU time that the side whose turn it is does
 * not get. Known of sandboxes, which run on this machine.
 */
final class Waiting {
    /** From this share of a core on, the waiting server is stopped instead. */
    private static final double TOO_MUCH = 0.10;
    /** From this share of a core on, it is worth telling. */
    private static final double WORTH_TELLING = 0.02;

    private final Server server;
    private final double share;

    private Waiting(Server server, double share) {
        this.server = server;
        this.share = share;
    }

    /** Watches a server for so many seconds in which nobody asks it anything. */
    static Waiting of(Server server, double seconds) throws InterruptedException {
        OptionalLong pid = server instanceof Sandbox sandbox ? sandbox.pid() : OptionalLong.empty();
        double before = ServerMeter.cpuSeconds(pid);
        long begun = System.nanoTime();
        Thread.sleep((long) (seconds * 1000));
        double share = (ServerMeter.cpuSeconds(pid) - before) / ((System.nanoTime() - begun) / 1e9);
        return new Waiting(server, share);
    }

    /** Whether it costs so much that it must not be up while the other side is measured. */
    boolean isTooMuch() {
        return share > TOO_MUCH;
    }

    /** {@code 8.0.15 uses 4 % of a core while it waits}; empty where that is not worth telling or not known. */
    Optional<String> note() {
        return share > WORTH_TELLING
                ? Optional.of(String.format(
                        Locale.ROOT, "%s uses %.0f %% of a core while it waits", server.name(), share * 100))
                : Optional.empty();
    }
}
