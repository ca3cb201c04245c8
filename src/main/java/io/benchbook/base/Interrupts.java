package io.benchbook.base;

/** The user's stop, where work goes on all the same. */
public final class Interrupts {
    private Interrupts() {}

    /** Does what an interrupt must not disturb, such as putting things back; one that came before or meanwhile is there afterwards. */
    public static void deferred(Runnable work) {
        boolean interrupted = Thread.interrupted();
        try {
            work.run();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Does what wraps an interrupt in an exception of its own.
     *
     * @throws InterruptedException where it failed since it was interrupted
     */
    public static void unwrapped(Runnable work) throws InterruptedException {
        try {
            work.run();
        } catch (BenchbookException failure) {
            if (Thread.interrupted()) {
                InterruptedException stopped = new InterruptedException(failure.getMessage());
                stopped.initCause(failure);
                throw stopped;
            }
            throw failure;
        }
    }
}
