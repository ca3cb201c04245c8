package io.benchbook.plot.text;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import io.benchbook.plot.Range;
import java.util.ArrayList;
import java.util.List;

/**
 * A labelled horizontal bar.
 *
 * @param label before it
 * @param begin where it begins
 * @param end where it ends
 * @param low the lower end of the interval on {@code end}, NaN for none
 * @param high the upper end of it
 * @param text after it
 * @param series for its colour
 */
record Row(String label, double begin, double end, double low, double high, String text, int series) {
    private static final int WIDEST_LABEL = 28;
    private static final int FEWEST = 6;
    private static final int NARROWEST_BAR = 4;

    /** The rows with their bars on one scale, and a key where there are intervals. */
    static List<String> lines(List<Row> rows, Range range, TextStyle style) {
        int labels = widest(rows.stream().map(Row::label).toList(), Math.min(WIDEST_LABEL, style.width() / 3));
        int texts = widest(rows.stream().map(Row::text).toList(), style.width() - labels - NARROWEST_BAR - 5);
        int room = style.width() - labels - texts - 5;
        Bar bar = new Bar(Math.max(NARROWEST_BAR, room), style.unicode());
        List<String> lines = new ArrayList<>();
        int shown = style.rows() == 0 ? rows.size() : Math.min(rows.size(), Math.max(FEWEST, style.rows() - 8));
        for (Row row : rows.subList(0, shown)) {
            lines.add(row.line(labels, texts, bar, range, style));
        }
        if (shown < rows.size()) {
            lines.add(style.ansi().dim(" … " + Numbers.text(rows.size() - shown) + " more"));
        }
        if (rows.stream().anyMatch(row -> Double.isFinite(row.low))) {
            lines.add(style.ansi().dim(" ".repeat(labels + 1) + bar.key()));
        }
        return lines;
    }

    private String line(int labels, int texts, Bar bar, Range range, TextStyle style) {
        String name = TextWidth.padRight(TextWidth.cut(label, labels), labels);
        String cells = bar.of(range.fraction(begin), range.fraction(end), range.fraction(low), range.fraction(high));
        return " " + name + "  " + style.ansi().series(series, cells) + "  " + TextWidth.cut(text, texts);
    }

    private static int widest(List<String> texts, int most) {
        return Math.min(most, texts.stream().mapToInt(TextWidth::of).max().orElse(0));
    }
}
