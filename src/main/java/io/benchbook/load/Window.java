package io.benchbook.load;

/**
 * When a run measures and when it is over, for all its clients. Times are those of {@link System#nanoTime()}; they are
 * set before the clients are let go.
 */
final class Window {
    private long measuredFrom;
    private long deadline;
    private volatile boolean stopped;
    private volatile boolean killed;

    void open(long now, double warmup, double seconds) {
        measuredFrom = now + nanos(warmup);
        deadline = measuredFrom + nanos(seconds);
    }

    /** Whether what ended at {@code time} belongs to the measured part. */
    boolean measures(long time) {
        return time - measuredFrom >= 0 && !killed;
    }

    /** Whether no further transaction is to begin. */
    boolean over(long time) {
        return stopped || time - deadline >= 0;
    }

    /** No further transaction begins. */
    void stop() {
        stopped = true;
    }

    /** From now on statements are being killed; what ends now ended because of that and does not count. */
    void kill() {
        stopped = true;
        killed = true;
    }

    boolean isKilled() {
        return killed;
    }

    long measuredFrom() {
        return measuredFrom;
    }

    long deadline() {
        return deadline;
    }

    private static long nanos(double seconds) {
        return (long) (seconds * 1e9);
    }
}
