package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.base.Stoppable;
import io.benchbook.display.LiveLine;
import io.benchbook.display.Screen;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** Work that goes on in the background; made by {@code async}. */
public final class Job<T> {
    private final String name;
    private final Consumer<? super Job<T>> ended;
    private final CompletableFuture<T> outcome = new CompletableFuture<>();
    private final long begin = System.nanoTime();
    private final Worker worker;
    private volatile String line = "";
    private volatile long end;

    /** What became of a job. */
    public enum State {
        RUNNING,
        DONE,
        FAILED,
        CANCELLED
    }

    Job(String name, Callable<T> work, Consumer<? super Job<T>> ended) {
        this.name = name;
        this.ended = ended;
        this.worker = new Worker(name, () -> call(work));
    }

    void start() {
        worker.start();
    }

    private void call(Callable<T> work) {
        T value = null;
        Throwable failure = null;
        try {
            value = work.call();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        end = System.nanoTime();
        if (failure == null) {
            outcome.complete(value);
        } else {
            outcome.completeExceptionally(failure);
        }
        ended.accept(this);
    }

    /** For instance {@code job 2}. */
    public String name() {
        return name;
    }

    /** Whether it runs; where it was cancelled, {@code CANCELLED}, also when it has a partial result. */
    public State state() {
        if (!outcome.isDone()) {
            return State.RUNNING;
        }
        if (worker.stopped) {
            return State.CANCELLED;
        }
        return outcome.isCompletedExceptionally() ? State.FAILED : State.DONE;
    }

    /** The same in a line, with how far it is. */
    public String status() {
        return toString();
    }

    /** For how long it has run, or did run. */
    public double seconds() {
        return ((end == 0 ? System.nanoTime() : end) - begin) / 1e9;
    }

    /**
     * What the work returned; waits for its end. Ctrl-C ends the waiting and not the job. A job that was cancelled has what
     * its work returned all the same: {@code run} returns what it has measured.
     */
    public T result() throws InterruptedException {
        try {
            return outcome.get();
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        }
    }

    private RuntimeException failure(Throwable cause) {
        if (cause instanceof BenchbookException told) {
            return told;
        }
        return state() == State.CANCELLED
                ? new BenchbookException(name + " was cancelled and has no result.", cause)
                : new BenchbookException(name + " failed: " + cause, cause);
    }

    /** Asks it to end, as Ctrl-C does in the foreground, and waits for that for at most five seconds. */
    public Job<T> cancel() {
        if (askToEnd()) {
            awaitEnd(Duration.ofSeconds(5));
        }
        return this;
    }

    /** @return whether it was running */
    boolean askToEnd() {
        if (outcome.isDone()) {
            return false;
        }
        worker.stopped = true;
        worker.interrupt();
        return true;
    }

    void awaitEnd(Duration patience) {
        try {
            outcome.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | CancellationException | TimeoutException e) {
            // its state tells
        }
    }

    /** Whether its work is what asks. */
    boolean isCurrent() {
        return Thread.currentThread() == worker;
    }

    /** What it is at, as a live line would show it; empty where nothing is known of it. */
    String line() {
        return line;
    }

    /** Its name, its state and how far it is. */
    @Override
    public String toString() {
        return name + "  " + state().name().toLowerCase(Locale.ROOT) + "  " + Numbers.seconds(seconds())
                + (line.isEmpty() ? "" : "  " + line);
    }

    /** Whose progress goes to its job and not to the front end's live line. */
    final class Worker extends Thread implements Stoppable {
        private final Progress progress = new LiveLine(text -> line = text.strip(), () -> Screen.PLAIN);
        private volatile boolean stopped;

        Worker(String name, Runnable work) {
            super(new ThreadGroup(name), work, name);
            setDaemon(true);
        }

        Progress progress() {
            return progress;
        }

        @Override
        public boolean isStopped() {
            return stopped;
        }
    }
}
