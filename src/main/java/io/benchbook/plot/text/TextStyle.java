package io.benchbook.plot.text;

import io.benchbook.base.Ansi;
import io.benchbook.base.Ascii;

/**
 * What a text chart is drawn on.
 *
 * @param columns its width in characters; a chart takes at most 120 of them
 * @param rows its height, 0 for no limit; a chart takes about 20 where it can
 * @param colour whether ANSI colours may be used; series are told apart without them
 * @param unicode whether braille and block characters may be used
 */
public record TextStyle(int columns, int rows, boolean colour, boolean unicode) {
    private static final int WIDEST = 120;
    private static final int NARROWEST = 30;
    private static final int HIGHEST_PLOT = 15;
    private static final int LOWEST_PLOT = 6;
    private static final int LINES_AROUND_PLOT = 10;

    Ansi ansi() {
        return Ansi.when(colour);
    }

    String spell(String text) {
        return unicode ? text : Ascii.of(text);
    }

    int width() {
        return Math.max(NARROWEST, Math.min(WIDEST, columns));
    }

    int plotHeight() {
        return rows == 0 ? HIGHEST_PLOT : Math.max(LOWEST_PLOT, Math.min(HIGHEST_PLOT, rows - LINES_AROUND_PLOT));
    }
}
