package io.benchbook.plot.text;

import io.benchbook.base.Ansi;
import io.benchbook.base.TextWidth;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Ticks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Lines, points, steps, bands and upright bars over x, with axes, remarks and a legend. */
final class LinePlot {
    private static final int LINES_A_TICK = 2;
    private static final int COLUMNS_A_TICK = 10;

    private final Chart chart;
    private final TextStyle style;
    private final Glyphs glyphs;
    private final Ticks y;
    private final Ticks x;
    private final int margin;
    private final DotCanvas canvas;

    private LinePlot(Chart chart, TextStyle style) {
        this.chart = chart;
        this.style = style;
        glyphs = Glyphs.of(style.unicode());
        int height = style.plotHeight();
        y = Ticks.of(Range.y(chart), chart.y(), height / LINES_A_TICK, true);
        margin = y.list().stream()
                        .mapToInt(tick -> TextWidth.of(tick.label()))
                        .max()
                        .orElse(0)
                + 2;
        int width = style.width() - margin - 1;
        x = Ticks.x(chart, width / COLUMNS_A_TICK);
        canvas = new DotCanvas(width, height, style.unicode());
    }

    static List<String> lines(Chart chart, TextStyle style) {
        return new LinePlot(chart, style).lines();
    }

    private List<String> lines() {
        new Pen(canvas, x.range(), y.range(), glyphs).draw(chart);
        List<String> lines = new ArrayList<>();
        lines.add(style.ansi().dim(" " + TextWidth.printable(chart.y().text())));
        for (int row = 0; row < style.plotHeight(); row++) {
            lines.add(label(row) + canvas.line(row, style.ansi()));
        }
        lines.addAll(xAxis());
        lines.addAll(Legend.lines(chart, glyphs, style));
        return lines;
    }

    private String label(int row) {
        for (Ticks.Tick tick : y.list()) {
            if (canvas.row(Pen.place(1 - y.range().fraction(tick.value()), canvas.dotsHigh())) == row) {
                return TextWidth.padLeft(tick.label(), margin - 1) + " " + glyphs.tick();
            }
        }
        return " ".repeat(margin) + glyphs.vertical();
    }

    private List<String> xAxis() {
        String[] rule = new String[style.width() - margin - 1];
        Arrays.fill(rule, glyphs.horizontal());
        StringBuilder labels = new StringBuilder();
        for (Ticks.Tick tick : x.list()) {
            int column = canvas.column(Pen.place(x.range().fraction(tick.value()), canvas.dotsWide()));
            String text = TextWidth.cut(
                    TextWidth.printable(tick.label()),
                    rule.length / Math.max(1, x.list().size()) + 6);
            int start = Math.max(0, Math.min(column - TextWidth.of(text) / 2, rule.length - TextWidth.of(text)));
            rule[column] = glyphs.below();
            if (labels.isEmpty() || start > TextWidth.of(labels.toString())) {
                labels.append(" ".repeat(start - TextWidth.of(labels.toString())))
                        .append(text);
            }
        }
        String indent = " ".repeat(margin + 1);
        String name = TextWidth.cut(TextWidth.printable(chart.x().text()), rule.length);
        String centre = " ".repeat((rule.length - TextWidth.of(name)) / 2);
        Ansi ansi = style.ansi();
        return List.of(
                " ".repeat(margin) + glyphs.corner() + String.join("", rule),
                indent + labels,
                ansi.dim(indent + centre + name));
    }
}
