package io.benchbook.plot;

import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.stats.Level;
import java.util.List;

/** A ratio over an axis: a line with its intervals, and where there is no difference. */
public final class RatioChart {
    /** From this factor between the ends of an axis on, its levels were most likely chosen on a log scale. */
    private static final double WIDE = 30;

    private RatioChart() {}

    /** The chart of a ratio. */
    public static Chart of(RatioCurve curve) {
        Label across = Label.of(curve.axis());
        Chart chart = new Chart(
                        curve.compared() + " / " + curve.reference() + ": "
                                + Label.of(curve.figure()).name() + " over " + across.name(),
                        across.axis(),
                        Axis.of("ratio", ""))
                .subtitle("95 % interval at each level")
                .with(new Series.Marks(curve.label(), Series.Kind.LINE, points(curve)))
                .with(Annotation.atY(1, "no difference"));
        return (isWide(curve.levels()) ? chart.logX() : chart).logY();
    }

    private static boolean isWide(List<Level> levels) {
        return !levels.isEmpty()
                && levels.get(levels.size() - 1).at() > WIDE * levels.get(0).at();
    }

    private static List<Point> points(RatioCurve curve) {
        return curve.levels().stream()
                .map(level -> new Point(
                        level.at(),
                        level.value().estimate(),
                        level.value().low(),
                        level.value().high()))
                .toList();
    }
}
