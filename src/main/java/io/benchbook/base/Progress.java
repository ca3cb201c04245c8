package io.benchbook.base;

/**
 * Hears of everything that takes longer than a moment: downloads, prepares, runs. Front ends implement it as a live line
 * with a bar and an ETA; those who work only report. Implementations are safe for use from many threads and never throw.
 */
@FunctionalInterface
public interface Progress {
    /** Nobody listens. */
    Progress SILENT = (what, unit, total) -> Task.IGNORED;

    /**
     * A piece of work begins.
     *
     * @param what a few words: {@code install MySQL 8.0.15}
     * @param unit what {@code total} counts
     * @param total how much there is to do, 0 or less when that is not known
     */
    Task begin(String what, Unit unit, double total);

    /** What a task counts. */
    enum Unit {
        BYTES,
        ROWS,
        SECONDS,
        RUNS,
        PAIRS,
        STEPS
    }

    /** A piece of work under way. */
    interface Task extends AutoCloseable {
        Task IGNORED = (done, text) -> {};

        /**
         * How far the work is.
         *
         * @param done in the task's unit, from its beginning
         * @param text what is to be seen beside the bar, for instance {@code 2,914 tps  p95 4.8 ms  0 errors}; may be empty
         */
        void at(double done, String text);

        /**
         * A figure that was measured on the way, for a chart that grows.
         *
         * @param done where that was, in the task's unit
         * @param unit of the value: {@code tps}; the same for all of a task
         */
        default void sample(double done, double value, String unit) {}

        /** The work has ended, well or not; the live line goes away. */
        @Override
        default void close() {}
    }
}
