package io.benchbook.plot;

import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.attribution.AttributionStep;
import java.util.ArrayList;
import java.util.List;

/** An attribution as a waterfall: throughput from one server to the other, in percent of the first one's. */
public final class AttributionChart {
    private static final double PERCENT = 100;

    private AttributionChart() {}

    /** The chart; its subtitle is the whole difference. */
    public static Chart of(Attribution attribution) {
        List<String> names = new ArrayList<>(List.of(attribution.reference()));
        List<Series.Step> bars = new ArrayList<>(List.of(total(PERCENT)));
        double level = PERCENT;
        for (AttributionStep step : attribution.steps()) {
            names.add(step.name());
            bars.add(step(level, step));
            level *= step.ratio().estimate();
        }
        names.add(attribution.compared());
        bars.add(total(
                attribution.steps().isEmpty()
                        ? PERCENT * attribution.total().ratio().estimate()
                        : level));
        return new Chart(
                        "Why " + attribution.reference() + " → " + attribution.compared() + ": "
                                + attribution.workload(),
                        Axis.ofNames("step", names),
                        Axis.of("throughput", "% of " + attribution.reference()))
                .subtitle(attribution.total() + "; intervals on each step")
                .with(new Series.Waterfall("throughput", bars));
    }

    private static Series.Step total(double value) {
        return new Series.Step(value, Double.NaN, Double.NaN, true);
    }

    private static Series.Step step(double level, AttributionStep step) {
        return new Series.Step(
                level * (step.ratio().estimate() - 1),
                finite(level * (step.ratio().low() - 1)),
                finite(level * (step.ratio().high() - 1)),
                false);
    }

    private static double finite(double value) {
        return Double.isInfinite(value) ? Double.NaN : value;
    }
}
