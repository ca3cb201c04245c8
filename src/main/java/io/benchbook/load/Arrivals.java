package io.benchbook.load;

import io.benchbook.workload.Rng;

/**
 * The intended starts of an open loop's transactions, one after the other, for all clients together. They do not depend on
 * how the clients get on: one who comes late takes the oldest that has not begun. The same random stream runs twice, once
 * for what was taken and once for what has arrived, so that the backlog is known without being kept.
 */
final class Arrivals {
    /** Apart from the streams of clients, whose numbers are small. */
    private static final long STREAM = 1L << 40;

    private final Stream taken;
    private final Stream arrived;
    private boolean begun;
    private long origin;
    private long measuredFrom;
    private long most;

    Arrivals(Rate rate, long seed) {
        this.taken = new Stream(rate, seed);
        this.arrived = new Stream(rate, seed);
    }

    /**
     * Takes the next arrival. What arrived before a measured part and was not taken until then is dropped, so that nothing of
     * a warm-up waits in it.
     *
     * @param now the present time, by {@link System#nanoTime()}
     * @param from when the measured part begins or began
     * @return when the transaction is to begin: in the past for one that had to wait
     */
    synchronized long take(long now, long from) {
        if (!begun) {
            begun = true;
            origin = now;
            measuredFrom = now;
        }
        if (from != measuredFrom && now - from >= 0) {
            measuredFrom = from;
            dropBefore(from);
            most = 0;
        }
        long intended = origin + (long) taken.at;
        taken.step();
        most = Math.max(most, waitingAt(now));
        return intended;
    }

    /** Drops what arrived before {@code time} and was not taken. */
    synchronized void dropBefore(long time) {
        while (begun && origin + (long) taken.at - time < 0) {
            taken.step();
        }
    }

    /** How many arrived before {@code time} and were not taken. */
    synchronized long waiting(long time) {
        return begun ? waitingAt(time) : 0;
    }

    /** How long the oldest that was not taken has waited at {@code time}, in seconds; 0 where none waits. */
    synchronized double oldestSeconds(long time) {
        return begun ? Math.max(0, (time - origin - (long) taken.at) / 1e9) : 0;
    }

    /** The largest backlog of the measured part, as it was when something was taken. */
    synchronized long most() {
        return most;
    }

    private long waitingAt(long time) {
        while (origin + (long) arrived.at - time < 0) {
            arrived.step();
        }
        return Math.max(0, arrived.number - taken.number);
    }

    /** Arrivals in nanoseconds since the origin. */
    private static final class Stream {
        private final double mean;
        private final boolean constant;
        private final Rng random;
        private double at;
        private long number;

        Stream(Rate rate, long seed) {
            this.mean = 1e9 / rate.perSecond();
            this.constant = rate.constant();
            this.random = Rng.of(seed, STREAM);
            this.at = constant ? 0 : distance();
        }

        void step() {
            at += constant ? mean : distance();
            number++;
        }

        /** Exponential: {@code -mean ln(1 - U)}. */
        private double distance() {
            return -mean * Math.log1p(-random.nextDouble());
        }
    }
}
