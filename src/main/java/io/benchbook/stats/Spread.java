package io.benchbook.stats;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;

/** How much the seconds of a run differ among themselves. */
public final class Spread {
    /** Fewer values say too little about a spread. */
    public static final int FEWEST = 10;

    private Spread() {}

    /** The standard deviation as a share of the mean. */
    public static double coefficientOfVariation(double[] values) {
        return Moments.deviation(values) / Moments.mean(values);
    }

    /**
     * The ratio of two coefficients of variation, with an interval that also holds for values that are not normal (Bonett, Robust
     * Confidence Interval for a Ratio of Standard Deviations, Applied Psychological Measurement 30, 2006), widened where
     * neighbouring deviations resemble each other.
     */
    public static Interval ratio(double[] compared, double[] reference, double confidence) {
        double[] a = relative(compared);
        double[] b = relative(reference);
        double z = new NormalDistribution(null, 0, 1).inverseCumulativeProbability((1 + confidence) / 2);
        double kurtosis = (a.length + b.length)
                * (fourthPowers(a) + fourthPowers(b))
                / Math.pow((a.length - 1) * Moments.variance(a) + (b.length - 1) * Moments.variance(b), 2);
        double error = Math.sqrt(variance(kurtosis, a) + variance(kurtosis, b));
        double correction = a.length / (a.length - z) / (b.length / (b.length - z));
        double log = Math.log(correction * Moments.variance(a) / Moments.variance(b));
        return new Interval(log, log - z * error, log + z * error, confidence).map(x -> Math.exp(x / 2));
    }

    private static double variance(double kurtosis, double[] values) {
        int n = values.length;
        double[] squares = Arrays.stream(values).map(x -> (x - 1) * (x - 1)).toArray();
        double inflation = Autocorrelation.isEvident(squares) ? Autocorrelation.inflation(squares) : 1;
        return inflation * (kurtosis - (n - 3.0) / n) / (n - 1);
    }

    private static double[] relative(double[] values) {
        double mean = Moments.mean(values);
        return Arrays.stream(values).map(value -> value / mean).toArray();
    }

    /** Around the trimmed mean, with Bonett's share of 1 / (2 sqrt(n - 4)) cut off at either end. */
    private static double fourthPowers(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int cut = (int) (values.length / (2 * Math.sqrt(values.length - 4.0)));
        double centre = Moments.mean(Arrays.copyOfRange(sorted, cut, sorted.length - cut));
        return Arrays.stream(values).map(x -> Math.pow(x - centre, 4)).sum();
    }
}
