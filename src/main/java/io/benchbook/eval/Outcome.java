package io.benchbook.eval;

import java.util.List;
import java.util.Optional;

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

    /** The source ends in the middle of something; more lines are needed. Nothing of it has been done. */
    record Incomplete() implements Outcome {}

    /** The compiler refused a snippet; what came before it in the cell has been done. */
    record Rejected(List<Problem> problems) implements Outcome {}

    /**
     * A snippet threw.
     *
     * @param cause the very object that was thrown; its stack trace ends with the cell, frames of cells carry the cell's
     *     name as their file and lines of the cell
     * @param problem where, in the cell's own lines
     */
    record Thrown(Throwable cause, Problem problem) implements Outcome {}

    /**
     * The user stopped it; the rest of the cell has not been done.
     *
     * @param abandonedThread names the thread that could not be ended, empty where it ended
     * @param partial what the stopped snippet returned all the same, as {@code run} does with what it has measured
     */
    record Interrupted(String abandonedThread, Optional<Value> partial) implements Outcome {}

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
