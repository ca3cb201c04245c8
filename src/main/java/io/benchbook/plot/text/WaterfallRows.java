package io.benchbook.plot.text;

import io.benchbook.base.TextWidth;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A waterfall, lying: totals from zero, each step from where the one before it ended. */
final class WaterfallRows {
    private WaterfallRows() {}

    static List<String> lines(Chart chart, Series.Waterfall waterfall, TextStyle style) {
        double[][] spans = waterfall.spans();
        List<Series.Step> steps = waterfall.steps();
        Values values = new Values(steps.stream().map(Series.Step::value).toList(), true);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < spans.length; i++) {
            rows.add(row(name(chart, i), steps.get(i), spans[i], values));
        }
        Stream<Double> ends = Stream.concat(
                Arrays.stream(spans).flatMap(span -> Stream.of(span[0], span[1])),
                rows.stream().flatMap(row -> Stream.of(row.low(), row.high())));
        List<String> lines = new ArrayList<>();
        lines.add(style.ansi().dim(" " + TextWidth.printable(chart.y().text())));
        lines.addAll(Row.lines(rows, Range.of(Scale.LINEAR, true, ends), style));
        lines.addAll(Legend.remarks(chart, style));
        return lines;
    }

    private static String name(Chart chart, int step) {
        List<String> names = chart.x().categories();
        return step < names.size() ? TextWidth.printable(names.get(step)) : "";
    }

    private static Row row(String name, Series.Step step, double[] span, Values values) {
        double shift = step.total() ? 0 : span[0];
        String text = values.text(step.value(), step.low(), step.high(), !step.total());
        int series = step.total() ? 0 : step.value() < 0 ? 1 : 3;
        return new Row(name, span[0], span[1], shift + step.low(), shift + step.high(), text, series);
    }
}
