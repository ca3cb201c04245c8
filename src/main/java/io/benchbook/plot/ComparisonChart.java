package io.benchbook.plot;

import io.benchbook.experiment.compare.Comparison;
import java.util.List;
import java.util.stream.IntStream;
import tech.tablesaw.api.Table;

/** A comparison: the ratio that each pair measured, in their order, with the estimate and its interval across. */
public final class ComparisonChart {
    private ComparisonChart() {}

    /** The chart; its subtitle is the verdict. */
    public static Chart of(Comparison comparison) {
        Table pairs = comparison.table();
        double[] ratios = pairs.doubleColumn("ratio").asDoubleArray();
        Axis y = new Axis(
                "ratio", comparison.compared() + " / " + comparison.reference(), Scale.LINEAR, false, List.of());
        return new Chart(
                        comparison.reference() + " → " + comparison.compared() + ": " + comparison.workload(),
                        Axis.of("pair", ""),
                        y)
                .subtitle(comparison.verdict().toString())
                .with(new Series.Marks("estimate", Series.Kind.BAND, across(comparison, ratios.length)))
                .with(new Series.Marks("measured in turns", Series.Kind.POINTS, points(ratios)))
                .with(Annotation.atY(1, "no difference"));
    }

    private static List<Point> across(Comparison comparison, int pairs) {
        Point first = new Point(1, comparison.ratio(), comparison.low(), comparison.high());
        Point last = new Point(Math.max(2, pairs), comparison.ratio(), comparison.low(), comparison.high());
        return List.of(first, last);
    }

    private static List<Point> points(double[] ratios) {
        return IntStream.range(0, ratios.length)
                .mapToObj(i -> Point.of(i + 1.0, ratios[i]))
                .toList();
    }
}
