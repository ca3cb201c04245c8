package io.benchbook.experiment.compare;

import io.benchbook.experiment.Card;
import io.benchbook.experiment.Percentiles;
import io.benchbook.experiment.RunSpec;

/**
 * What was compared, and how.
 *
 * @param command {@code compare}, {@code whatIf} or {@code compareLatency}
 * @param reference the side that the ratio is relative to: a server, or a setting's value before
 * @param compared the other side
 * @param server where both sides are one server with two settings, its name; else empty
 * @param workload its name
 * @param workloadOptions as the workload states them
 * @param threads clients of each side
 * @param engine {@code jdbc} or {@code wire}
 * @param prepared whether statements were server-prepared
 * @param seed of the clients' random numbers and of the order within pairs
 * @param percentile of the latencies that was compared, 0 for throughput
 * @param method how the sides took turns
 */
public record ComparisonSetup(
        String command,
        String reference,
        String compared,
        String server,
        String workload,
        String workloadOptions,
        int threads,
        String engine,
        boolean prepared,
        long seed,
        double percentile,
        String method) {

    /** {@code throughput} or {@code p95 latency}. */
    String measure() {
        return percentile == 0 ? "throughput" : Percentiles.label(percentile) + " latency";
    }

    /** Of a run that two sides do alike. */
    public static ComparisonSetup of(
            String command, String reference, String compared, String server, ComparisonSpec spec, Method method) {
        RunSpec run = spec.run();
        return new ComparisonSetup(
                command,
                reference,
                compared,
                server,
                run.workload().label(),
                run.workload().stated(),
                run.threads(),
                run.engine().toString(),
                run.prepared(),
                run.seed(),
                spec.percentile().orElse(0),
                method.toString());
    }

    /** {@code 5.7.22 → 8.0.15}. */
    public String title() {
        return reference + " → " + compared;
    }

    /** {@code oltp_read_only (tables=4, rows=25000), 16 threads}. */
    public String load() {
        String options = workloadOptions.isEmpty() ? "" : " (" + workloadOptions + ")";
        return workload + options + ", " + Card.threads(threads);
    }
}
