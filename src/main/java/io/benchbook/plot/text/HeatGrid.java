package io.benchbook.plot.text;

import io.benchbook.base.TextWidth;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;

/** A heat map: each cell with its number and a shade, or the shade alone where numbers have no room.
 * The first category of the y axis is lowest, as on any other axis. */
final class HeatGrid {
    private static final String SHADES = "·░▒▓█";
    private static final String ASCII_SHADES = ".:+*#";
    private static final int WIDEST_LABEL = 20;

    private final Chart chart;
    private final Series.Heat heat;
    private final TextStyle style;
    private final Range range;
    private final Values values;
    private final int labels;
    private final int cell;
    private final boolean numbers;

    private HeatGrid(Chart chart, Series.Heat heat, TextStyle style) {
        this.chart = chart;
        this.heat = heat;
        this.style = style;
        List<Double> all = heat.rows().stream().flatMap(List::stream).toList();
        range = Range.of(Scale.LINEAR, false, all.stream());
        values = new Values(all, false);
        labels = Math.min(WIDEST_LABEL, widest(chart.y().categories()));
        int natural = Math.max(
                widest(chart.x().categories()),
                widest(all.stream().map(values::number).toList()) + 2);
        int columns = Math.max(1, chart.x().categories().size());
        int room = (style.width() - labels - 1) / columns - 2;
        numbers = natural <= room;
        cell = numbers ? natural : Math.max(1, Math.min(natural, room));
    }

    static List<String> lines(Chart chart, Series.Heat heat, TextStyle style) {
        return new HeatGrid(chart, heat, style).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        String corner = TextWidth.cut(TextWidth.printable(chart.y().text()), style.width() / 2);
        lines.add(style.ansi()
                .dim(" " + corner + " by " + TextWidth.printable(chart.x().text())));
        lines.add(line("", chart.x().categories()));
        for (int row = heat.rows().size() - 1; row >= 0; row--) {
            List<String> cells = heat.rows().get(row).stream().map(this::cell).toList();
            lines.add(line(chart.y().categories().get(row), cells));
        }
        lines.add(style.ansi().dim(key()));
        return lines;
    }

    private String line(String label, List<String> cells) {
        StringBuilder line =
                new StringBuilder(" " + TextWidth.padRight(TextWidth.cut(TextWidth.printable(label), labels), labels));
        for (String text : cells) {
            line.append("  ").append(TextWidth.padLeft(TextWidth.cut(TextWidth.printable(text), cell), cell));
        }
        return line.toString();
    }

    private String cell(double value) {
        String shade = Double.isFinite(value) ? shade(range.fraction(value)) : " ";
        return numbers ? values.number(value) + " " + shade : shade.repeat(Math.min(2, cell));
    }

    private String shade(double fraction) {
        String shades = style.unicode() ? SHADES : ASCII_SHADES;
        int level = (int) Math.min(shades.length() - 1, Math.floor(fraction * shades.length()));
        return shades.substring(level, level + 1);
    }

    private String key() {
        String unit = heat.unit().isEmpty() ? "" : " " + heat.unit();
        return " " + shade(0) + " " + values.number(range.low()) + unit + "   " + shade(1) + " "
                + values.number(range.high()) + unit;
    }

    private static int widest(List<String> texts) {
        return texts.stream().mapToInt(TextWidth::of).max().orElse(0);
    }
}
