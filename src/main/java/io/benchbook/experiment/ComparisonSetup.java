package io.benchbook.experiment;

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
record ComparisonSetup(
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
        return percentile == 0
                ? "throughput"
                : "p" + RunCard.short3(percentile).replaceFirst("\\.0+$", "") + " latency";
    }
}
