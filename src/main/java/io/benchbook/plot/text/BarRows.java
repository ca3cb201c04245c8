package io.benchbook.plot.text;

import io.benchbook.base.TextWidth;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Range;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;

/** Bars over names, lying: one a line, grouped by name where there are several series. */
final class BarRows {
    private BarRows() {}

    static List<String> lines(Chart chart, TextStyle style) {
        List<String> lines = new ArrayList<>();
        lines.add(style.ansi().dim(" " + TextWidth.printable(chart.y().text())));
        lines.addAll(Row.lines(rows(chart), Range.y(chart), style));
        lines.addAll(Legend.remarks(chart, style));
        return lines;
    }

    private static List<Row> rows(Chart chart) {
        List<Series.Marks> all = chart.marks();
        Values values = new Values(
                all.stream()
                        .flatMap(marks -> marks.points().stream())
                        .map(Point::y)
                        .toList(),
                false);
        Range range = Range.y(chart);
        double foot = Math.max(range.low(), Math.min(range.high(), 0));
        List<Row> rows = new ArrayList<>();
        for (int category = 0; category < chart.x().categories().size(); category++) {
            String name = TextWidth.printable(chart.x().categories().get(category));
            for (int number = 0; number < all.size(); number++) {
                Series.Marks marks = all.get(number);
                String label = all.size() == 1 ? name : name + " " + TextWidth.printable(marks.name());
                int color = number;
                double place = category;
                marks.points().stream()
                        .filter(point -> point.x() == place)
                        .map(point -> row(label, point, foot, values, color))
                        .forEach(rows::add);
            }
        }
        return rows;
    }

    private static Row row(String label, Point point, double foot, Values values, int series) {
        String text = values.text(point.y(), point.low(), point.high(), false);
        return new Row(label, foot, point.y(), point.low(), point.high(), text, series);
    }
}
