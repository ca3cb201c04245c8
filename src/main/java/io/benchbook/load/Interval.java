package io.benchbook.load;

/**
 * One interval of the measured part of a run.
 *
 * @param end seconds from the start of the measured part to the interval's end
 * @param seconds its length
 * @param counts what happened in it
 * @param p50Ms median latency of the transactions that ended in it, in milliseconds; 0 where there was none
 * @param p95Ms likewise their 95th percentile
 * @param p99Ms likewise their 99th percentile
 * @param maxMs likewise their longest
 * @param queue what an open loop had to do at its end; null in a closed one, and where it is not known
 */
public record Interval(
        double end,
        double seconds,
        Counts counts,
        double p50Ms,
        double p95Ms,
        double p99Ms,
        double maxMs,
        Queue queue) {
    /**
     * What stood where at one moment of an open loop.
     *
     * @param waiting transactions that were due and had no free client
     * @param concurrency transactions that had begun and not ended
     */
    public record Queue(long waiting, long concurrency) {}

    /** Transactions a second. */
    public double tps() {
        return counts.transactions() / seconds;
    }

    /** Statements a second. */
    public double qps() {
        return counts.queries() / seconds;
    }
}
