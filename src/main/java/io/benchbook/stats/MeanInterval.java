package io.benchbook.stats;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/** Intervals for the mean of a sample or a series. */
public final class MeanInterval {
    private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
    /** Below so many degrees of freedom the expansion is no good start. */
    private static final double FEW = 8;

    private MeanInterval() {}

    /** Student's t interval for independent values (Student, The Probable Error of a Mean, Biometrika 6, 1908). */
    public static Interval independent(double[] values, double confidence) {
        return with(values, 1, confidence);
    }

    /**
     * The t interval with the variance and the degrees of freedom of the {@linkplain Autocorrelation#effectiveSize
     * effective sample size}, for a series whose neighbours resemble each other.
     */
    public static Interval autocorrelated(double[] series, double confidence) {
        return with(series, Autocorrelation.inflation(series), confidence);
    }

    /** The t interval over {@code batches} {@linkplain Autocorrelation#batchMeans batch means}. */
    public static Interval batched(double[] series, int batches, double confidence) {
        return independent(Autocorrelation.batchMeans(series, batches), confidence);
    }

    static Interval with(double[] values, double inflation, double confidence) {
        double mean = Moments.mean(values);
        double size = values.length / inflation;
        if (values.length < 2 || size <= 1) {
            return Interval.unknown(mean, confidence);
        }
        double half = tQuantile(size - 1, (1 - confidence) / 2) * Math.sqrt(Moments.variance(values) / size);
        return new Interval(mean, mean - half, mean + half, confidence);
    }

    /**
     * The value that Student's t exceeds with probability {@code tail}, at most 0.5. From the Cornish-Fisher expansion on
     * (Abramowitz and Stegun, 26.7.5), Newton's method on the logarithm of the tail, which is nearly a line.
     */
    static double tQuantile(double degrees, double tail) {
        TDistribution t = new TDistribution(null, degrees);
        if (degrees < FEW) {
            return -t.inverseCumulativeProbability(tail);
        }
        double z = -NORMAL.inverseCumulativeProbability(tail);
        double x = z + (z * z * z + z) / (4 * degrees);
        for (int i = 0; i < 4; i++) {
            double above = t.cumulativeProbability(-x);
            x += Math.log(above / tail) * above / t.density(x);
        }
        return x;
    }
}
