package io.benchbook.plot;

import io.benchbook.experiment.compare.Comparison;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    /** Several comparisons side by side: by how many percent the compared side of each is faster, with its interval. */
    public static Chart of(List<Comparison> comparisons) {
        List<Point> bars = IntStream.range(0, comparisons.size())
                .mapToObj(i -> bar(i, comparisons.get(i)))
                .toList();
        List<String> names =
                comparisons.stream().map(each -> name(each, comparisons)).toList();
        Comparison first = comparisons.get(0);
        String title = haveSameSides(comparisons) ? sides(first) : "comparisons";
        return new Chart(title, Axis.ofNames("", names), Axis.of("difference", "%"))
                .subtitle("the compared side by the reference, 95 % intervals")
                .with(new Series.Marks("", Series.Kind.BARS, bars))
                .with(Annotation.atY(0, "no difference"));
    }

    private static String sides(Comparison comparison) {
        return comparison.reference() + " → " + comparison.compared();
    }

    private static boolean haveSameSides(List<Comparison> all) {
        return all.stream().map(ComparisonChart::sides).distinct().count() == 1;
    }

    private static Point bar(int place, Comparison each) {
        return new Point(place, percent(each.ratio()), percent(each.low()), percent(each.high()));
    }

    private static double percent(double ratio) {
        return Double.isInfinite(ratio) ? Double.NaN : 100 * (ratio - 1);
    }

    /** What tells a comparison from the others. */
    private static String name(Comparison each, List<Comparison> all) {
        boolean severalWorkloads =
                all.stream().map(Comparison::workload).distinct().count() > 1;
        boolean severalThreads =
                all.stream().map(Comparison::threads).distinct().count() > 1;
        return Stream.of(
                        !haveSameSides(all) || !severalWorkloads && !severalThreads ? sides(each) : "",
                        severalWorkloads ? each.workload() : "",
                        severalThreads ? each.threads() + " threads" : "")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
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
