package io.benchbook.stats;

import java.util.Arrays;

/** The ratio of two groups of independent measurements. */
public final class RatioOfMeans {
    private RatioOfMeans() {}

    /**
     * The ratio of the geometric means with Welch's interval for the difference of the logarithms (Welch, The Generalization of
     * "Student's" Problem when Several Different Population Variances are Involved, Biometrika 34, 1947). Nothing is known of
     * it where a group has fewer than two values.
     *
     * @param compared above zero
     * @param reference above zero
     */
    public static Interval of(double[] compared, double[] reference, double confidence) {
        double[] a = Arrays.stream(compared).map(Math::log).toArray();
        double[] b = Arrays.stream(reference).map(Math::log).toArray();
        double difference = Moments.mean(a) - Moments.mean(b);
        if (a.length < 2 || b.length < 2) {
            return new Interval(Math.exp(difference), 0, Double.POSITIVE_INFINITY, confidence);
        }
        double va = Moments.variance(a) / a.length;
        double vb = Moments.variance(b) / b.length;
        double freedom = va + vb == 0
                ? a.length + b.length - 2.0
                : Math.pow(va + vb, 2) / (va * va / (a.length - 1) + vb * vb / (b.length - 1));
        double half = MeanInterval.tQuantile(freedom, (1 - confidence) / 2) * Math.sqrt(va + vb);
        return new Interval(difference, difference - half, difference + half, confidence).map(Math::exp);
    }
}
