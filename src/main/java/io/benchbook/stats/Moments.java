package io.benchbook.stats;

import java.util.Arrays;

/** Sums over a sample. */
final class Moments {
    private Moments() {}

    static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /** The unbiased variance, NaN below two values. */
    static double variance(double[] values) {
        double mean = mean(values);
        double sum = 0;
        for (double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return values.length < 2 ? Double.NaN : sum / (values.length - 1);
    }

    static double deviation(double[] values) {
        return Math.sqrt(variance(values));
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /**
     * The median absolute deviation, times 1.4826 so that it estimates the standard deviation of a normal sample
     * (Rousseeuw and Croux, Alternatives to the Median Absolute Deviation, JASA 88, 1993).
     */
    static double robustDeviation(double[] values) {
        double median = median(values);
        return 1.4826
                * median(Arrays.stream(values)
                        .map(value -> Math.abs(value - median))
                        .toArray());
    }
}
