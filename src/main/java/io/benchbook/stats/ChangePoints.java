package io.benchbook.stats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Where the level of a series changes: the partition into stretches of constant level that costs least, where a change costs
 * a penalty (optimal partitioning: Jackson and others, An Algorithm for Optimal Partitioning of Data on an Interval, IEEE
 * Signal Processing Letters 12, 2005). Noise is measured on the differences of neighbours, which changes of level hardly
 * touch, and its autocorrelation raises the penalty in proportion to the variance of a mean.
 */
public final class ChangePoints {
    private static final double PENALTY = 4;

    private ChangePoints() {}

    /**
     * A stretch of constant level.
     *
     * @param from index of its first value
     * @param to index after its last
     * @param mean its level
     */
    public record Stretch(int from, int to, double mean) {
        public int length() {
            return to - from;
        }
    }

    /** The stretches in order; a single one where nothing changes. Takes time with the square of the length. */
    public static List<Stretch> stretches(double[] series) {
        if (series.length < 2) {
            return series.length == 0 ? List.of() : List.of(new Stretch(0, 1, series[0]));
        }
        double[] sums = sums(series, 1);
        double[] squares = sums(series, 2);
        int[] starts = starts(sums, squares, PENALTY * Math.log(series.length) * longRunVariance(series));
        Deque<Stretch> found = new ArrayDeque<>();
        for (int to = series.length; to > 0; to = starts[to]) {
            found.addFirst(new Stretch(starts[to], to, (sums[to] - sums[starts[to]]) / (to - starts[to])));
        }
        return new ArrayList<>(found);
    }

    /** For each end the start of the last stretch in the cheapest partition up to there. */
    private static int[] starts(double[] sums, double[] squares, double penalty) {
        double[] cheapest = new double[sums.length];
        int[] starts = new int[sums.length];
        for (int to = 1; to < sums.length; to++) {
            cheapest[to] = Double.POSITIVE_INFINITY;
            for (int from = 0; from < to; from++) {
                double sum = sums[to] - sums[from];
                double cost = cheapest[from] + squares[to] - squares[from] - sum * sum / (to - from) + penalty;
                if (cost < cheapest[to]) {
                    cheapest[to] = cost;
                    starts[to] = from;
                }
            }
        }
        return starts;
    }

    private static double[] sums(double[] series, int power) {
        double[] sums = new double[series.length + 1];
        for (int i = 0; i < series.length; i++) {
            sums[i + 1] = sums[i] + Math.pow(series[i], power);
        }
        return sums;
    }

    /**
     * Of a first-order autoregressive process whose differences have variance d and first autocorrelation r: its coefficient is
     * 1 + 2r, and the variance of a mean of n values tends to d (1 + phi) / (2 (1 - phi)²) / n.
     */
    private static double longRunVariance(double[] series) {
        double[] differences = new double[series.length - 1];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = series[i + 1] - series[i];
        }
        double deviation = Moments.robustDeviation(differences);
        double phi = Math.max(0, Math.min(0.7, 1 + 2 * clippedCorrelation(differences, 3 * deviation)));
        double floor = 1e-6 * Math.abs(Moments.median(series));
        return Math.max(floor * floor, deviation * deviation * (1 + phi) / (2 * (1 - phi) * (1 - phi)));
    }

    private static double clippedCorrelation(double[] values, double limit) {
        double[] clipped = values.clone();
        for (int i = 0; i < clipped.length; i++) {
            clipped[i] = Math.max(-limit, Math.min(limit, clipped[i]));
        }
        return Autocorrelation.at(1, clipped);
    }
}
