package io.benchbook.load;

/**
 * What was measured in one slice of a load that takes turns.
 *
 * @param seconds its length, without the guard time before it
 * @param counts what ended in it
 * @param latency of the transactions that ended in it
 */
public record Slice(double seconds, Counts counts, Latency latency) {
    /** Transactions a second; where none ended, half a transaction, so that its logarithm exists. */
    public double tps() {
        return Math.max(0.5, counts.transactions()) / seconds;
    }
}
