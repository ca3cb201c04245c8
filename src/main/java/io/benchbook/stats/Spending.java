package io.benchbook.stats;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * How much of the error probability may be used up to a look, as a function of the share of the data that is in: the
 * price of looking repeatedly (Lan and DeMets, Discrete Sequential Boundaries for Clinical Trials, Biometrika 70, 1983).
 */
@FunctionalInterface
public interface Spending {
    /** @param fraction of all data, from 0 to 1, where the whole of {@code alpha} is spent */
    double spent(double fraction, double alpha);

    /**
     * {@code alpha * fraction^exponent} (Kim and DeMets, Design and Analysis of Group Sequential Tests Based on the Type I
     * Error Spending Rate Function, Biometrika 74, 1987). Exponent 1 is eager (like Pocock), 3 is patient (like O'Brien and
     * Fleming).
     */
    static Spending power(double exponent) {
        return (fraction, alpha) -> alpha * Math.pow(Math.min(1, fraction), exponent);
    }

    /** Lan and DeMets' likeness of the O'Brien-Fleming boundary: {@code 2 - 2 Phi(z / sqrt(fraction))} on either side. */
    static Spending obrienFleming() {
        NormalDistribution normal = new NormalDistribution(null, 0, 1);
        return (fraction, alpha) -> 4
                * normal.cumulativeProbability(
                        normal.inverseCumulativeProbability(alpha / 4) / Math.sqrt(Math.min(1, fraction)));
    }
}
