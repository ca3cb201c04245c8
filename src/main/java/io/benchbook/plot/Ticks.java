package io.benchbook.plot;

import io.benchbook.base.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Where an axis is labelled, and with what: round numbers, decades, percentiles or names. */
public record Ticks(Range range, List<Tick> list) {
    private static final double[] PERCENTILES = {0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 99.99999};
    private static final int FEW_VALUES = 12;
    private static final double[] STEPS = {1, 2, 2.5, 5, 10};

    /** A labelled place. */
    public record Tick(double value, String label) {}

    /**
     * Ticks for a range.
     *
     * @param most about how many are wanted, at least 2
     * @param widen whether the range may grow to the next round number at either end
     */
    public static Ticks of(Range range, Axis axis, int most, boolean widen) {
        return switch (range.scale()) {
            case CATEGORY -> new Ticks(range, names(axis));
            case LOG -> log(range, widen);
            case PERCENTILE -> new Ticks(range, percentiles(range));
            case LINEAR -> linear(range, Math.max(2, most), widen);
        };
    }

    /** Ticks for a chart's x axis. Few different values are all labelled: those are what was measured. */
    public static Ticks x(Chart chart, int most) {
        Range range = Range.x(chart);
        Scale scale = chart.x().scale();
        double[] values = chart.marks().stream()
                .flatMap(marks -> marks.points().stream())
                .mapToDouble(Point::x)
                .filter(value -> Double.isFinite(range.fraction(value)))
                .distinct()
                .sorted()
                .toArray();
        boolean few = values.length > 0 && values.length <= FEW_VALUES;
        return few && (scale == Scale.LINEAR || scale == Scale.LOG)
                ? new Ticks(
                        range,
                        Arrays.stream(values)
                                .mapToObj(value -> new Tick(value, Numbers.exact(value)))
                                .toList())
                : of(range, chart.x(), most, false);
    }

    private static List<Tick> names(Axis axis) {
        return IntStream.range(0, axis.categories().size())
                .mapToObj(i -> new Tick(i, axis.categories().get(i)))
                .toList();
    }

    private static List<Tick> percentiles(Range range) {
        List<Tick> ticks = new ArrayList<>();
        for (double percentile : PERCENTILES) {
            if (percentile >= range.low() && percentile <= range.high()) {
                ticks.add(new Tick(percentile, Numbers.exact(percentile) + "%"));
            }
        }
        return ticks;
    }

    private static Ticks linear(Range range, int most, boolean widen) {
        double step = step((range.high() - range.low()) / most);
        long first = (long) (widen ? Math.floor(range.low() / step + 1e-9) : Math.ceil(range.low() / step - 1e-9));
        long last = (long) (widen ? Math.ceil(range.high() / step - 1e-9) : Math.floor(range.high() / step + 1e-9));
        int decimals = Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
        decimals = step * Math.pow(10, decimals) % 1 > 1e-6 ? decimals + 1 : decimals;
        List<Tick> ticks = new ArrayList<>();
        for (long i = first; i <= last; i++) {
            ticks.add(new Tick(i * step, Numbers.fixed(i * step, decimals)));
        }
        return new Ticks(widen ? new Range(range.scale(), first * step, last * step) : range, ticks);
    }

    /** The least of 1, 2, 2.5, 5 times a power of ten that is not below {@code raw}. */
    private static double step(double raw) {
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        for (double step : STEPS) {
            if (step * power >= raw * (1 - 1e-9)) {
                return step * power;
            }
        }
        return 10 * power;
    }

    private static Ticks log(Range range, boolean widen) {
        int first = (int) Math.floor(Math.log10(range.low()) + 1e-9);
        int last = (int) Math.ceil(Math.log10(range.high()) - 1e-9);
        int[] digits = last - first <= 2 ? new int[] {1, 2, 5} : new int[] {1};
        Range shown = widen ? snapped(range, digits) : range;
        List<Tick> ticks = new ArrayList<>();
        for (int power = first; power <= last; power++) {
            for (int digit : digits) {
                double value = digit * Math.pow(10, power);
                if (value >= shown.low() * (1 - 1e-9) && value <= shown.high() * (1 + 1e-9)) {
                    ticks.add(new Tick(value, Numbers.exact(value)));
                }
            }
        }
        return new Ticks(shown, ticks);
    }

    private static Range snapped(Range range, int[] digits) {
        return new Range(range.scale(), snap(range.low(), digits, true), snap(range.high(), digits, false));
    }

    private static double snap(double value, int[] digits, boolean down) {
        double power = Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
        double best = down ? power : power * 10;
        for (int digit : digits) {
            double candidate = digit * power;
            boolean nearer = down
                    ? candidate <= value * (1 + 1e-9) && candidate > best
                    : candidate >= value * (1 - 1e-9) && candidate < best;
            best = nearer ? candidate : best;
        }
        return best;
    }
}
