package io.benchbook.base;

/** Ends code of a cell that was stopped; an Error, so that {@code catch (Exception e)} in a loop lets it pass. */
public final class Stopped extends Error {
    private static final long serialVersionUID = 1L;

    /** Without a stack: where the code was does not matter. */
    public Stopped() {
        super("stopped", null, false, false);
    }
}
