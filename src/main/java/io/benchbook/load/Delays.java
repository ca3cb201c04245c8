package io.benchbook.load;

import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/**
 * Measures how late a thread of this JVM gets a core: one that sleeps ten milliseconds each time, and takes down how much
 * longer it was. On a full machine that is what the clients wait as well.
 */
final class Delays implements Runnable {
    private static final long NAP_NANOS = 10_000_000;

    private final Histogram late = new Histogram(3);
    private final Thread thread = new Thread(this, "benchbook-delays");
    private volatile boolean ended;

    static Delays begin() {
        Delays delays = new Delays();
        delays.thread.setDaemon(true);
        delays.thread.start();
        return delays;
    }

    @Override
    public void run() {
        long due = System.nanoTime() + NAP_NANOS;
        while (!ended) {
            LockSupport.parkNanos(due - System.nanoTime());
            long now = System.nanoTime();
            if (now - due >= 0) {
                late.recordValue(now - due);
                due = now + NAP_NANOS;
            }
        }
    }

    /** Ends the measuring. */
    Latency end() {
        ended = true;
        boolean interrupted = Thread.interrupted();
        try {
            thread.join(1000);
        } catch (InterruptedException again) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return new Latency("delay", late);
    }
}
