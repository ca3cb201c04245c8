package io.benchbook.jupyter;

import io.benchbook.eval.Evaluator;
import java.time.Duration;
import java.util.function.Supplier;

/** Stops the cell that runs: at first it may wind up, since a run still gathers its result; a second time at once. */
final class Interruption {
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final Supplier<Evaluator> evaluator;
    private boolean running;
    private int requests;

    Interruption(Supplier<Evaluator> evaluator) {
        this.evaluator = evaluator;
    }

    /** Does something that may be interrupted. */
    <T> T during(Supplier<T> work) {
        running(true);
        try {
            return work.get();
        } finally {
            running(false);
        }
    }

    private synchronized void running(boolean now) {
        running = now;
        requests = 0;
    }

    /** Returns at once; without a running cell, nothing happens. */
    synchronized void interrupt() {
        if (running) {
            requests++;
            Duration patience = requests == 1 ? GRACE : Duration.ZERO;
            Thread thread = new Thread(() -> evaluator.get().stop(patience), "interrupt");
            thread.setDaemon(true);
            thread.start();
        }
    }
}
