package io.benchbook.load.sysbench;

import java.util.List;

/**
 * One report of sysbench, as its log has it. A figure that a log lacks is NaN, or -1 where it is a count.
 *
 * @param source the file
 * @param sysbench the program's version, for instance {@code 1.0.20}; empty where the log does not say
 * @param label where the report comes from: workload, threads and port of names like {@code oltp_read_only_40_57222}
 * @param threads from the header, else from the name
 * @param seconds total time
 * @param reads statements
 * @param percentile which percentile {@code percentileMs} is
 * @param warnings what does not add up, one line each
 * @param intervals the interval lines in order
 */
public record SysbenchReport(
        String source,
        String sysbench,
        Label label,
        int threads,
        double seconds,
        long transactions,
        double tps,
        long reads,
        long writes,
        long others,
        long queries,
        double qps,
        long errors,
        long reconnects,
        double minMs,
        double meanMs,
        double maxMs,
        int percentile,
        double percentileMs,
        double sumMs,
        List<String> warnings,
        List<Line> intervals) {

    public SysbenchReport {
        warnings = List.copyOf(warnings);
        intervals = List.copyOf(intervals);
    }

    /** What a file's name tells; empty and -1 where it tells nothing. */
    public record Label(String workload, int threads, int port) {}

    /** One interval line. */
    public record Line(
            double second,
            int threads,
            double tps,
            double qps,
            double readQps,
            double writeQps,
            double otherQps,
            double percentileMs,
            double errorsPerSecond,
            double reconnectsPerSecond) {}
}
