package io.benchbook.experiment.compare;

import io.benchbook.experiment.Card;
import io.benchbook.experiment.Columns;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import io.benchbook.stats.Onset;
import io.benchbook.stats.RatioOfMeans;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import tech.tablesaw.api.Table;

/**
 * The ratio of one line of a plot to another at each level of an axis, with a 95 % interval where both were measured at least
 * twice there.
 *
 * @param label what it is called in a plot, by default {@code compared / reference}
 * @param compared the line whose figure is divided
 * @param reference by the figure of this one
 * @param figure for instance {@code tps}
 * @param axis for instance {@code document_bytes}
 * @param levels the ratio at each level of the axis, rising
 */
public record RatioCurve(
        String label, String compared, String reference, String figure, String axis, List<Level> levels) {
    private static final double CONFIDENCE = 0.95;

    public RatioCurve {
        levels = List.copyOf(levels);
    }

    /**
     * The ratios of what was measured.
     *
     * @param places levels of the axis that both were measured at, rising
     * @param measured the figures of one line at one place
     */
    public static RatioCurve of(
            String compared,
            String reference,
            String figure,
            String axis,
            DoubleStream places,
            BiFunction<String, Double, double[]> measured) {
        DoubleFunction<Level> level = at ->
                new Level(at, RatioOfMeans.of(measured.apply(compared, at), measured.apply(reference, at), CONFIDENCE));
        return new RatioCurve(
                compared + " / " + reference,
                compared,
                reference,
                figure,
                axis,
                places.mapToObj(level).toList());
    }

    /** The same under a label of its own, to tell several apart in one plot. */
    public RatioCurve named(String newLabel) {
        return new RatioCurve(newLabel, compared, reference, figure, axis, levels);
    }

    /**
     * From which level of the axis on the ratio is greater than {@code bound}, up to the last level: its place on lines between
     * the levels on log scales, with a 95 % interval. 0 where it is so from the first level on, infinity where it is not at the
     * last.
     *
     * @param bound for instance 1.05 for a gain of 5 %
     */
    public Interval beginsToExceed(double bound) {
        return Onset.of(levels, bound);
    }

    /**
     * The same in words: {@code from 12,300 bytes [8,100, 20,500] on}, {@code from 100 bytes, the first level, on}, {@code nowhere up to
     * 1,000,000 bytes}.
     */
    public String whereItExceeds(double bound) {
        Interval place = beginsToExceed(bound);
        double first = levels.get(0).at();
        double last = levels.get(levels.size() - 1).at();
        String unit = " " + axis.substring(axis.lastIndexOf('_') + 1);
        if (Double.isInfinite(place.estimate())) {
            return "nowhere up to " + count(last) + unit;
        }
        if (place.estimate() == 0) {
            return "from " + count(first) + unit + ", the first level, on";
        }
        String low = place.low() == 0 ? "below " + count(first) : count(place.low());
        String high = Double.isInfinite(place.high()) ? "above " + count(last) : count(place.high());
        return "from " + count(place.estimate()) + unit + " [" + low + ", " + high + "] on";
    }

    /** Three significant digits are all that such a place has. */
    private static String count(double value) {
        return String.format(
                Locale.ROOT,
                "%,d",
                new BigDecimal(value)
                        .round(new MathContext(3, RoundingMode.HALF_UP))
                        .longValue());
    }

    /** A row for each level: the axis, {@code ratio, low, high}. */
    public Table table() {
        return Table.create(
                label,
                Columns.numbers(axis, levels, Level::at),
                Columns.numbers("ratio", levels, level -> level.value().estimate()),
                Columns.numbers("low", levels, level -> level.value().low()),
                Columns.numbers("high", levels, level -> level.value().high()));
    }

    /** As people read it. */
    @Override
    public String toString() {
        Card card = new Card(label + ": " + figure + " over " + axis);
        for (Level level : levels) {
            Interval ratio = level.value();
            card.add(
                    String.format(Locale.ROOT, "%,.0f", level.at()),
                    String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", ratio.estimate(), ratio.low(), ratio.high()));
        }
        return card.toString();
    }
}
