package io.benchbook.stats;

import io.benchbook.base.Checks;
import org.apache.commons.math3.distribution.NormalDistribution;

/** How many pairs an answer takes. */
public final class SampleSize {
    private SampleSize() {}

    /**
     * Pairs for an interval of the ratio no wider than ±{@code precision}: (z * spread / precision)², with the t quantile in
     * place of z (Cochran, Sampling Techniques, 1977, section 4.7).
     *
     * @param spread the standard deviation of the log ratios
     */
    public static long forPrecision(double spread, double precision, double confidence) {
        Checks.inRange("precision", precision, 1e-6, 10);
        double tail = (1 - confidence) / 2;
        double pairs = square(quantile(1 - tail) * spread / precision);
        for (int i = 0; i < 3; i++) {
            pairs = square(MeanInterval.tQuantile(Math.max(1, pairs - 1), tail) * spread / precision);
        }
        return Math.max(2, (long) Math.ceil(pairs));
    }

    /**
     * Pairs to find a ratio of 1 + {@code effect} with probability {@code power}: ((z_alpha/2 + z_power) * spread / effect)²
     * (Cohen, Statistical Power Analysis, 1988).
     */
    public static long forPower(double spread, double effect, double confidence, double power) {
        double z = quantile(1 - (1 - confidence) / 2) + quantile(power);
        return Math.max(2, (long) Math.ceil(square(z * spread / Math.log1p(effect))));
    }

    private static double quantile(double probability) {
        return new NormalDistribution(null, 0, 1).inverseCumulativeProbability(probability);
    }

    private static double square(double value) {
        return value * value;
    }
}
