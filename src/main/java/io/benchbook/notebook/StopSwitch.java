package io.benchbook.notebook;

import io.benchbook.base.Signals;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Ends what runs, for a reason: the user, the time allowed for a cell, the time allowed for the whole run. The first
 * reason counts. What is stopped may wind up for a while, so that a measured run still gives its result; pressing Ctrl-C
 * again ends that too.
 */
final class StopSwitch implements AutoCloseable {
    private static final Duration GRACE = Duration.ofSeconds(5);
    private static final long AGAIN_MILLIS = 200;

    private final Consumer<Duration> stop;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "notebook-timer");
        thread.setDaemon(true);
        return thread;
    });
    private final List<Signals.Listening> signals = new ArrayList<>();
    private Reason reason;
    private boolean running;

    /**
     * Why a run ends early.
     *
     * @param end what it makes of the cell
     * @param whole whether it ends the whole run and not only the cell
     * @param message one line
     */
    record Reason(CellRun.End end, boolean whole, String message) {}

    /** @param stop ends the snippet that runs, if any, at the latest after a time; returns when it has ended */
    StopSwitch(Consumer<Duration> stop) {
        this.stop = stop;
    }

    /** From now on Ctrl-C and SIGTERM end the run, until this is closed. */
    void listen() {
        Reason user = new Reason(CellRun.End.INTERRUPTED, true, "interrupted");
        signals.add(Signals.on("INT", () -> pull(user)));
        signals.add(Signals.on("TERM", () -> pull(user)));
    }

    /** Ends what runs; returns when it has ended. */
    void pull(Reason why) {
        boolean again;
        synchronized (this) {
            again = reason != null && reason.equals(why);
            if (reason == null || (why.whole() && !reason.whole())) {
                reason = why;
            }
        }
        stop.accept(again ? Duration.ZERO : GRACE);
        repeat();
    }

    /** A stop that came just before a snippet began has stopped nothing. */
    private void repeat() {
        try {
            Thread.sleep(AGAIN_MILLIS);
            while (isRunning()) {
                stop.accept(GRACE);
                Thread.sleep(AGAIN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isRunning() {
        return running && reason != null;
    }

    /** Ends what runs after this time, unless cancelled. */
    ScheduledFuture<?> pullAfter(Duration time, Reason why) {
        return timer.schedule(() -> pull(why), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A cell begins; an end of the cell before it is forgotten. */
    synchronized void begin() {
        if (reason != null && !reason.whole()) {
            reason = null;
        }
        running = true;
    }

    /** The cell has ended. */
    synchronized void ended() {
        running = false;
    }

    synchronized Optional<Reason> reason() {
        return Optional.ofNullable(reason);
    }

    @Override
    public void close() {
        signals.forEach(Signals.Listening::close);
        timer.shutdownNow();
    }
}
