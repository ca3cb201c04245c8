package io.benchbook.base;

/** A thread that runs code of cells and can be asked to end: from then on the next stop check in that code throws. */
public interface Stoppable {
    boolean isStopped();
}
