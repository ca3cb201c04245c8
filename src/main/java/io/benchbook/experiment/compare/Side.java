package io.benchbook.experiment.compare;

import io.benchbook.load.Slice;

/** One of the two set-ups of a comparison, which take turns. */
public interface Side extends AutoCloseable {
    /** Its turn: brings the set-up into force, works {@code guard} seconds unmeasured, then {@code seconds} measured. */
    Slice turn(double guard, double seconds) throws InterruptedException;

    @Override
    void close();
}
