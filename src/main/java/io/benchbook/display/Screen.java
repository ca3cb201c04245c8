package io.benchbook.display;

/**
 * What a text is shown on.
 *
 * @param columns its width in characters
 * @param rows its height; a table longer than that is cut, with a note of what was left out; 0 for no limit
 * @param colour whether ANSI colours may be used
 * @param unicode whether block and braille characters may be used
 */
public record Screen(int columns, int rows, boolean colour, boolean unicode) {
    /** A pipe or a file: 100 columns, no limit in height, no colour. */
    public static final Screen PLAIN = new Screen(100, 0, false, true);
}
