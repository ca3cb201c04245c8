package io.benchbook.jupyter;

import io.benchbook.eval.Evaluator;
import java.time.Duration;
import java.util.function.Supplier;

/** Stops the cells that run: at first they may wind up, since a run still gathers its result; a second time at once. */
final class Interruption {
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final Supplier<Evaluator> evaluator;
    private int running;
    private int requests;

    Interruption(Supplier<Evaluator> evaluator) {
        this.evaluator = evaluator;
    }

    /** Does something that may be interrupted. */
    <T> T during(Supplier<T> work) {
        begin();
        try {
            return work.get();
        } finally {
            end();
        }
    }

    private synchronized void begin() {
        if (running == 0) {
            requests = 0;
        }
        running++;
    }

    private synchronized void end() {
        running--;
    }

    /** Returns at once; without a running cell, nothing happens. */
    synchronized void interrupt() {
        if (running > 0) {
            requests++;
            Duration patience = requests == 1 ? GRACE : Duration.ZERO;
            Thread thread = new Thread(() -> evaluator.get().stop(patience, this::busy), "interrupt");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private synchronized boolean busy() {
        return running > 0;
    }
}
