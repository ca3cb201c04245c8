package io.benchbook.load;

/** Hears of a run as it goes; called by the thread that runs it, which does no other work meanwhile. */
public interface LoadListener {
    /** So many connections of all are open and their statements prepared. */
    default void opened(int connections) {}

    /** The clients begin; the measured part follows after the warm-up. */
    default void started() {}

    /** The measured part begins now. */
    default void measuring() {}

    /** An interval of the measured part has ended. */
    default void interval(Interval interval) {}

    /** The measured part has ended; the connections are still open. */
    default void measured() {}
}
