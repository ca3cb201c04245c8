package io.benchbook.eval;

/**
 * Whether a source can be evaluated.
 *
 * @param indent how many blanks the next line should begin with, where more lines are needed
 */
public record Completeness(State state, int indent) {
    /** The three answers. */
    public enum State {
        COMPLETE,
        INCOMPLETE,
        INVALID
    }
}
