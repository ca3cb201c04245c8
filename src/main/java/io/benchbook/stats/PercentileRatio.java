package io.benchbook.stats;

import io.benchbook.base.Checks;
import java.util.Arrays;
import java.util.Random;

/**
 * The ratio of a percentile of two things measured in pairs of slices, each slice a histogram over the same buckets. Whole
 * pairs are drawn again with replacement (the bootstrap: Efron, Annals of Statistics 7, 1979; resampling whole slices keeps the
 * dependence within them), and the standard error of the logarithm of the ratio gives a t interval (the standard
 * bootstrap interval: Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 12).
 */
public final class PercentileRatio {
    private static final int RESAMPLES = 400;

    private final double[] values;
    private final long[][] reference;
    private final long[][] compared;
    private final double share;

    /**
     * @param values the value of each bucket, rising, above zero
     * @param reference counts by slice and bucket of the first side
     * @param compared as many slices of the second side
     * @param percentile from 1 to 99.99
     */
    public PercentileRatio(double[] values, long[][] reference, long[][] compared, double percentile) {
        this.share = Checks.inRange("percentile", percentile, 1, 99.99) / 100;
        Checks.inRange("slices of the second side", compared.length, reference.length, (long) reference.length);
        this.values = values;
        this.reference = reference;
        this.compared = compared;
    }

    /** Compared over reference, with its interval. The same data give the same interval. */
    public Interval interval(double confidence) {
        int n = reference.length;
        int[] all = new int[n];
        Arrays.setAll(all, i -> i);
        double estimate = logRatio(all);
        if (n < 2) {
            return Interval.unknown(Math.exp(estimate), confidence);
        }
        double error = Moments.deviation(resample(n)) * Math.sqrt(n / (n - 1.0));
        double half = MeanInterval.tQuantile(n - 1.0, (1 - confidence) / 2) * error;
        return new Interval(estimate, estimate - half, estimate + half, confidence).map(Math::exp);
    }

    private double[] resample(int n) {
        Random random = new Random(n);
        double[] ratios = new double[RESAMPLES];
        for (int i = 0; i < RESAMPLES; i++) {
            ratios[i] = logRatio(random.ints(n, 0, n).toArray());
        }
        return ratios;
    }

    private double logRatio(int[] slices) {
        return Math.log(percentile(compared, slices)) - Math.log(percentile(reference, slices));
    }

    private double percentile(long[][] counts, int[] slices) {
        long[] sum = new long[values.length];
        long total = 0;
        for (int slice : slices) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += counts[slice][i];
                total += counts[slice][i];
            }
        }
        return interpolate(sum, share * total);
    }

    /** The value below which {@code wanted} counts lie, between buckets in proportion, so that small changes are seen. */
    private double interpolate(long[] counts, double wanted) {
        double below = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0 && below + counts[i] >= wanted) {
                double from = i == 0 ? values[0] : values[i - 1];
                return from + (values[i] - from) * (wanted - below) / counts[i];
            }
            below += counts[i];
        }
        return values[values.length - 1];
    }
}
