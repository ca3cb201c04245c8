package io.benchbook.eval;

/**
 * A piece of source to evaluate: one or more snippets of Java.
 *
 * @param name how stack frames name it, for instance {@code cell 3} or a file name
 * @param source the text
 * @param firstLine the number that stack frames give to its first line: 1, or the line of the file it comes from
 */
public record Cell(String name, String source, int firstLine) {
    /** A cell whose lines are counted from 1. */
    public Cell(String name, String source) {
        this(name, source, 1);
    }
}
