package io.benchbook.load;

/**
 * What was measured in one slice of a load that takes turns.
 *
 * @param seconds its length, without the guard time before it
 * @param counts the transactions that began in it or lasted all through it, and the statements that ended in it
 * @param latency of those transactions
 * @param threads how many clients there are
 * @param busySeconds how long those transactions took, all together; 0 where clients also wait for something else, a rate or
 *     a think time
 */
public record Slice(double seconds, Counts counts, Latency latency, int threads, double busySeconds) {
    /** With fewer transactions a client, their whole number in a slice is too coarse a measure. */
    private static final int MANY_A_CLIENT = 50;

    /**
     * Transactions a second. Where a client does few in a slice, it is by Little's law (Operations Research 9, 1961) the number
     * of clients divided by what a transaction takes on average: all clients begin a slice at once, so that of transactions
     * of 2.0 s and of 2.4 s the same number fits. Where none was counted, half a transaction, so that its logarithm exists.
     */
    public double tps() {
        long transactions = counts.transactions();
        return busySeconds > 0 && transactions < (long) MANY_A_CLIENT * threads
                ? threads * transactions / busySeconds
                : Math.max(0.5, transactions) / seconds;
    }
}
