package io.benchbook.experiment;

import io.benchbook.load.Pacing;
import java.util.List;

/**
 * What was run: the levels of all factors, as they are stated in results and the journal.
 *
 * @param server its name, for instance {@code 8.0.15}
 * @param version its product and version, for instance {@code MySQL 8.0.15}
 * @param serverKind {@code sandbox}, {@code distribution} or {@code external}
 * @param workload its name, for instance {@code oltp_read_only}
 * @param workloadOptions as the workload states them, for instance {@code tables=20, rows=100000}
 * @param threads clients, each with one connection
 * @param seconds the length that was asked for
 * @param warmup seconds before the measured part
 * @param every seconds between interval samples
 * @param engine {@code jdbc} or {@code wire}
 * @param prepared whether statements were server-prepared or sent as text
 * @param seed of the clients' random numbers
 * @param pacing {@code closed loop} or {@code open loop at 500/s Poisson}, with whatever else is not usual
 * @param percentiles which are shown
 * @param cpus on which processors either side was kept, in words; empty for no restriction
 * @param durability in words, for instance {@code SAFE (1, 1)}; empty where it is not known
 */
public record RunSetup(
        String server,
        String version,
        String serverKind,
        String workload,
        String workloadOptions,
        int threads,
        double seconds,
        double warmup,
        double every,
        String engine,
        boolean prepared,
        long seed,
        String durability,
        String pacing,
        List<Double> percentiles,
        String cpus) {

    public RunSetup {
        pacing = pacing == null ? Pacing.CLOSED.toString() : pacing;
        percentiles =
                percentiles == null || percentiles.isEmpty() ? Percentiles.USUAL.levels() : List.copyOf(percentiles);
        cpus = cpus == null ? "" : cpus;
    }

    /** A closed loop, with the percentiles that are usual. */
    public RunSetup(
            String server,
            String version,
            String serverKind,
            String workload,
            String workloadOptions,
            int threads,
            double seconds,
            double warmup,
            double every,
            String engine,
            boolean prepared,
            long seed,
            String durability) {
        this(
                server,
                version,
                serverKind,
                workload,
                workloadOptions,
                threads,
                seconds,
                warmup,
                every,
                engine,
                prepared,
                seed,
                durability,
                null,
                null,
                null);
    }

    /** {@code text} or {@code prepared}. */
    public String protocol() {
        return prepared ? "prepared" : "text";
    }
}
