package io.benchbook.display;

import io.benchbook.base.Ansi;
import io.benchbook.base.Ascii;

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

    /** The text beside richer forms in a {@link Bundle}: as {@link #PLAIN}, but not endless. */
    static final Screen BUNDLE = new Screen(100, 40, false, true);

    /** Styles for this screen. */
    public Ansi ansi() {
        return Ansi.when(colour);
    }

    /** The text as this screen can show it. */
    public String spell(String text) {
        return unicode ? text : Ascii.of(text);
    }
}
