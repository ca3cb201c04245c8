package io.benchbook.eval;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One call of a snippet's code, or of what is done with its values, on a thread of its own, from which the caller can always get away. */
final class Invocation {
    private final CompletableFuture<Object> result = new CompletableFuture<>();
    private final SnippetThread thread;
    private volatile boolean stopping;

    /** What is called. */
    @FunctionalInterface
    interface Work {
        Object call() throws ReflectiveOperationException;
    }

    Invocation(SnippetThread.Family family, ClassLoader loader, Work work) {
        thread = new SnippetThread(family, family.getName(), loader, () -> call(work));
    }

    private void call(Work work) {
        try {
            result.complete(work.call());
        } catch (InvocationTargetException thrown) {
            result.completeExceptionally(thrown.getCause());
        } catch (Throwable failure) {
            result.completeExceptionally(failure);
        }
    }

    /**
     * Starts it and waits for its end, which {@link #askToEnd} may bring about. Where the waiting thread is interrupted, the
     * snippet is stopped.
     *
     * @throws Throwable what the snippet threw, or {@link Abandoned}
     */
    Object run() throws Throwable {
        thread.start();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return result.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                    askToEnd();
                    abandonAfter(Evaluator.PATIENCE.toNanos());
                } catch (ExecutionException e) {
                    throw e.getCause();
                }
            }
        } finally {
            if (stopping) {
                thread.stopFamily();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** By an interrupt, and at its next stop check. */
    void askToEnd() {
        stopping = true;
        thread.stopHere();
        thread.interrupt();
    }

    /** Waits for the snippet's end, then abandons its thread. */
    void abandonAfter(long nanos) {
        try {
            result.get(nanos, TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            // an end as good as any
        } catch (TimeoutException | InterruptedException e) {
            result.completeExceptionally(new Abandoned(thread.getName()));
        }
    }

    boolean stopping() {
        return stopping;
    }

    /** The snippet's thread runs on and nobody waits for it any more. */
    static final class Abandoned extends Exception {
        private static final long serialVersionUID = 1L;

        Abandoned(String thread) {
            super(thread, null, false, false);
        }

        String thread() {
            return getMessage();
        }
    }
}
