package io.benchbook.eval;

import java.util.List;

/** What became of a cell. */
public sealed interface Outcome {
    /**
     * The cell's last snippet is an expression with this value.
     *
     * @param value the real object, may be null
     * @param type its static type as JShell names it
     */
    record Value(Object value, String type) implements Outcome {}

    /** All went well and there is nothing to show: declarations, assignments, statements. */
    record Nothing() implements Outcome {}

    /** The source ends in the middle of something; more lines are needed. */
    record Incomplete() implements Outcome {}

    /** The compiler refused a snippet; what came before it in the cell has been done. */
    record Rejected(List<Problem> problems) implements Outcome {}

    /**
     * A snippet threw.
     *
     * @param problem where, in the cell's own lines
     */
    record Thrown(Throwable cause, Problem problem) implements Outcome {}

    /** The user stopped it; {@code abandonedThread} names the thread that could not be ended, empty where it ended. */
    record Interrupted(String abandonedThread) implements Outcome {}

    /**
     * A place in a cell.
     *
     * @param line from 1
     * @param column from 1, in UTF-16 units
     * @param length of the faulty text, at least 1
     * @param source the whole line
     */
    record Problem(String message, int line, int column, int length, String source) {}
}
