package io.benchbook.load;

import java.util.concurrent.locks.LockSupport;

/** When one client begins its transactions. For that client's thread; what it recorded may be read when that has ended. */
final class Turns {
    /** The most wake-ups a second of all sleeping clients together, which look whether the run is over. */
    private static final long NANOS_PER_CLIENT = 2_000_000;

    private static final long LEAST_NAP_NANOS = 20_000_000;

    private final Window window;
    private final Arrivals arrivals;
    private final long thinkNanos;
    private final long nap;
    private final Latencies lateness = new Latencies(3);
    private final Latencies service = new Latencies(3);
    private boolean first = true;
    private long intended;
    private long begun;

    /** @param arrivals of the open loop, null for a closed one */
    Turns(Window window, Arrivals arrivals, LoadPlan plan) {
        this.window = window;
        this.arrivals = arrivals;
        this.thinkNanos = (long) (plan.pacing().thinkMs() * 1e6);
        this.nap = Math.max(LEAST_NAP_NANOS, plan.threads() * NANOS_PER_CLIENT);
    }

    /**
     * Waits until the next transaction is to begin.
     *
     * @param free since when the client has had nothing to do
     * @return false where none is to begin: the run is over, or pauses
     */
    boolean await(long free) throws InterruptedException {
        return arrivals == null ? awaitThinking(free) : awaitArrival(free);
    }

    /** From when on the transaction's latency counts. */
    long intended() {
        return intended;
    }

    /** When the transaction really begins. */
    long begun() {
        return begun;
    }

    /** The client comes out of a pause: what arrived meanwhile is not for it. */
    void resumed(long now) {
        if (arrivals != null) {
            arrivals.dropBefore(now);
        }
    }

    /** Takes down how long an open loop's transaction took from its real start on. */
    void ended(long now) {
        if (arrivals != null) {
            service.record(now - begun);
        }
    }

    /** In an open loop whether the transaction belongs to the measured part by its intended start. */
    boolean measures() {
        return arrivals == null || window.measures(intended);
    }

    /** How late transactions began whose client was free in time, in nanoseconds: the generator's own delay. */
    Latencies lateness() {
        return lateness;
    }

    /** From the real start to the end, in nanoseconds. */
    Latencies service() {
        return service;
    }

    private boolean awaitThinking(long free) throws InterruptedException {
        begun = free;
        if (thinkNanos > 0 && !first) {
            if (!sleepUntil(window.sooner(free + thinkNanos))) {
                return false;
            }
            begun = System.nanoTime();
        }
        first = false;
        intended = begun;
        return true;
    }

    private boolean awaitArrival(long free) throws InterruptedException {
        intended = arrivals.take(free, window.measuredFrom());
        begun = free;
        if (intended - free > 0) {
            if (!sleepUntil(window.sooner(intended))) {
                return false;
            }
            begun = System.nanoTime();
            if (window.measures(intended) && !window.over(intended)) {
                lateness.record(begun - intended);
            }
        }
        return !window.over(intended);
    }

    private boolean sleepUntil(long time) throws InterruptedException {
        long left = time - System.nanoTime();
        while (left > 0) {
            if (window.isStopped() || window.isPaused()) {
                return false;
            }
            LockSupport.parkNanos(Math.min(left, nap));
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            left = time - System.nanoTime();
        }
        return true;
    }
}
