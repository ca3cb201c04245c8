package io.benchbook.stats;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * The centre of a symmetric sample with the interval that belongs to Wilcoxon's signed-rank test: a single stalled slice
 * moves it little. Median and order statistics of the Walsh averages (Hodges and Lehmann, Estimates of Location Based on
 * Rank Tests, Annals of Mathematical Statistics 34, 1963; Hollander and Wolfe, Nonparametric Statistical Methods, section
 * 3.3).
 */
public final class HodgesLehmann {
    /** Up to here the distribution of the signed ranks is counted out, above it is taken as normal. */
    private static final int EXACT = 40;

    private HodgesLehmann() {}

    /** The interval has at least this confidence as far as the size allows; below 6 values it is the range of the sample. */
    public static Interval interval(double[] values, double confidence) {
        if (values.length == 0) {
            return Interval.unknown(Double.NaN, confidence);
        }
        double[] walsh = walshAverages(values);
        int cut = Math.max(0, lowerRank(values.length, (1 - confidence) / 2) - 1);
        return new Interval(Moments.median(walsh), walsh[cut], walsh[walsh.length - 1 - cut], confidence);
    }

    private static double[] walshAverages(double[] values) {
        int n = values.length;
        double[] averages = new double[n * (n + 1) / 2];
        int next = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                averages[next++] = (values[i] + values[j]) / 2;
            }
        }
        Arrays.sort(averages);
        return averages;
    }

    /** The largest k with P(T+ < k) at most {@code tail}; T+ is the sum of the positive ranks. */
    private static int lowerRank(int n, double tail) {
        return n <= EXACT ? exactRank(n, tail) : normalRank(n, tail);
    }

    private static int exactRank(int n, double tail) {
        double[] probability = signedRanks(n);
        double sum = 0;
        int rank = 0;
        while (sum + probability[rank] <= tail) {
            sum += probability[rank++];
        }
        return rank;
    }

    /** P(T+ = t) for every t, by adding one rank after the other. */
    private static double[] signedRanks(int n) {
        double[] probability = new double[n * (n + 1) / 2 + 1];
        probability[0] = 1;
        for (int rank = 1; rank <= n; rank++) {
            for (int t = probability.length - 1; t >= 0; t--) {
                probability[t] = (probability[t] + (t >= rank ? probability[t - rank] : 0)) / 2;
            }
        }
        return probability;
    }

    private static int normalRank(int n, double tail) {
        double mean = n * (n + 1) / 4.0;
        double deviation = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24.0);
        double quantile = new NormalDistribution(null, 0, 1).inverseCumulativeProbability(tail);
        return (int) Math.floor(mean + quantile * deviation + 0.5);
    }
}
