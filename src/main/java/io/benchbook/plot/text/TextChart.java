package io.benchbook.plot.text;

import io.benchbook.base.TextWidth;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A chart as text: readable at 80 columns, without colours, and with ASCII only where nothing else is to be had. */
public final class TextChart {
    private TextChart() {}

    /** The chart's lines, joined, without a final line break. */
    public static String of(Chart chart, TextStyle style) {
        List<String> lines = new ArrayList<>();
        heading(chart.title(), style).forEach(line -> lines.add(style.ansi().bold(line)));
        heading(chart.subtitle(), style).forEach(line -> lines.add(style.ansi().dim(line)));
        lines.addAll(body(chart, style));
        return lines.stream().map(style::spell).map(String::stripTrailing).collect(Collectors.joining("\n"));
    }

    private static List<String> heading(String text, TextStyle style) {
        return text.isEmpty() ? List.of() : Words.wrap(TextWidth.printable(text), style.width());
    }

    private static List<String> body(Chart chart, TextStyle style) {
        for (Series series : chart.series()) {
            if (series instanceof Series.Heat heat) {
                return HeatGrid.lines(chart, heat, style);
            }
            if (series instanceof Series.Waterfall waterfall) {
                return WaterfallRows.lines(chart, waterfall, style);
            }
        }
        return isBars(chart) ? BarRows.lines(chart, style) : LinePlot.lines(chart, style);
    }

    private static boolean isBars(Chart chart) {
        return chart.x().scale() == Scale.CATEGORY
                && !chart.marks().isEmpty()
                && chart.marks().stream().allMatch(marks -> marks.kind() == Series.Kind.BARS);
    }
}
