package io.benchbook.commands;

/** Where a front end shows values before their cell has ended. Implementations are safe for use from many threads. */
@FunctionalInterface
public interface Stage {
    /** Shows a value now. */
    void show(Object value);

    /** Shows a value in the place of the one shown under this name before; front ends without places show it anew. */
    default void showAs(String name, Object value) {
        show(value);
    }

    /**
     * Takes away what the cell has shown and printed, where the front end can.
     *
     * @param wait whether that may wait for the next output, which then replaces it without a flicker
     */
    default void clear(boolean wait) {}

    /** Shows a value beside the notebook, where the front end has such a place. */
    default void page(Object value) {
        show(value);
    }
}
