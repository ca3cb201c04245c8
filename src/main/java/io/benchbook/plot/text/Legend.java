package io.benchbook.plot.text;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What stands below a plot: the series with their marks, the remarks with their numbers. */
final class Legend {
    private static final String DIGITS = "123456789abcdefghijklmnopqrstuvwxyz";

    private Legend() {}

    /** The one character that stands for the {@code number}-th remark, from 1. */
    static String number(int number) {
        return number <= DIGITS.length() ? DIGITS.substring(number - 1, number) : "*";
    }

    static List<String> lines(Chart chart, Glyphs glyphs, TextStyle style) {
        List<String> lines = new ArrayList<>();
        if (chart.marks().stream().anyMatch(marks -> !marks.name().isEmpty())) {
            lines.addAll(series(chart, glyphs, style));
        }
        lines.addAll(remarks(chart, style));
        return lines;
    }

    static List<String> remarks(Chart chart, TextStyle style) {
        return IntStream.range(0, chart.annotations().size())
                .mapToObj(i -> remark(chart, i, style))
                .toList();
    }

    /** Wrapped by its plain width, coloured after that. */
    private static List<String> series(Chart chart, Glyphs glyphs, TextStyle style) {
        List<Series.Marks> all = chart.marks();
        List<String> entries = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            entries.add(sample(all.get(i), i, glyphs) + " "
                    + TextWidth.printable(all.get(i).name()));
        }
        List<String> lines = new ArrayList<>();
        for (String line : Words.flow(entries, "   ", style.width() - 1)) {
            String coloured = line;
            for (int i = 0; i < all.size(); i++) {
                String sample = sample(all.get(i), i, glyphs) + " ";
                coloured = coloured.replace(sample, style.ansi().series(i, sample));
            }
            lines.add(" " + coloured);
        }
        return lines;
    }

    private static String sample(Series.Marks marks, int number, Glyphs glyphs) {
        return marks.kind() == Series.Kind.POINTS ? glyphs.mark(number) : glyphs.sample(number);
    }

    private static String remark(Chart chart, int index, TextStyle style) {
        Annotation annotation = chart.annotations().get(index);
        boolean along = annotation.at() == Annotation.Place.X;
        String unit = along ? chart.x().unit() : chart.y().unit();
        boolean names = along && chart.x().scale() == Scale.CATEGORY;
        String place = names ? "" : place(annotation, unit) + ": ";
        String text = " " + number(index + 1) + "  " + place + TextWidth.printable(annotation.text());
        return TextWidth.cut(text, style.width());
    }

    private static String place(Annotation annotation, String unit) {
        String from = Numbers.text(annotation.from());
        String to = annotation.to() == annotation.from() ? "" : "–" + Numbers.text(annotation.to());
        return from + to + (unit.isEmpty() ? "" : " " + unit);
    }
}
