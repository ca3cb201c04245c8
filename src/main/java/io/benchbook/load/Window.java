package io.benchbook.load;

/**
 * When a run measures and when it is over, for all its clients. Times are those of {@link System#nanoTime()}; they are
 * set before the clients are let go, or while all of them wait between two slices.
 */
final class Window {
    private long measuredFrom;
    private long measuredUntil;
    private boolean sliced;
    private long deadline;
    private int waiting;
    private volatile boolean paused;
    private volatile boolean stopped;
    private volatile boolean killed;

    void open(long now, double warmup, double seconds) {
        measuredFrom = now + nanos(warmup);
        deadline = measuredFrom + nanos(seconds);
    }

    /**
     * Whether a transaction belongs to the measured part: in a run by its end, in a slice by its beginning, or because it lasts
     * all through it. So a slice has the latencies of all that began in it, also of those that end long after.
     */
    boolean measures(long begun, long ended) {
        if (!sliced) {
            return measures(ended);
        }
        boolean throughout = begun - measuredFrom < 0 && ended - measuredUntil >= 0;
        return !killed && begun - measuredUntil < 0 && (begun - measuredFrom >= 0 || throughout);
    }

    /** Whether what happened at {@code time} belongs to the measured part. */
    boolean measures(long time) {
        return time - measuredFrom >= 0 && !killed && (!sliced || time - measuredUntil < 0);
    }

    /** No transaction begins until a slice is opened. */
    void pause() {
        paused = true;
    }

    /** Lets the waiting clients go on, for a slice that is measured between these two times. */
    synchronized void openSlice(long from, long until) {
        sliced = true;
        measuredFrom = from;
        measuredUntil = until;
        paused = false;
        notifyAll();
    }

    boolean isPaused() {
        return paused;
    }

    /** A client waits here between two slices. */
    synchronized void awaitSlice() throws InterruptedException {
        waiting++;
        notifyAll();
        while (paused && !stopped) {
            wait();
        }
        waiting--;
    }

    /** Waits until so many clients wait; false where they do not within {@code millis}, or the run has been stopped. */
    synchronized boolean awaitWaiting(int clients, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (waiting < clients && !stopped && System.nanoTime() - end < 0) {
            wait(1 + (end - System.nanoTime()) / 1_000_000);
        }
        return waiting >= clients;
    }

    /** Whether no further transaction is to begin. */
    boolean over(long time) {
        return stopped || time - deadline >= 0;
    }

    /** The earlier of {@code time} and the end of the run. */
    long sooner(long time) {
        return time - deadline < 0 ? time : deadline;
    }

    /** Whether the run was ended before its time. */
    boolean isStopped() {
        return stopped;
    }

    /** No further transaction begins. */
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** From now on statements are being killed; what ends now ended because of that and does not count. */
    void kill() {
        killed = true;
        stop();
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
