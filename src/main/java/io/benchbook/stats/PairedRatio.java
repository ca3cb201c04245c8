package io.benchbook.stats;

import io.benchbook.base.BenchbookException;

/**
 * The ratio of two things measured in pairs, on the log scale, where a ratio and its inverse weigh the same and a machine
 * that is slower for a while slows both sides of a pair alike.
 *
 * <p>The order within a pair is random. Under the hypothesis that both are the same, a pair's log ratio is then a random
 * sign times whatever the machine did in between: pairs are uncorrelated with mean zero, whatever drift and
 * autocorrelation the machine has (Fisher, The Design of Experiments, 1935; Box, Hunter and Hunter, Statistics for
 * Experimenters, chapter 4). What correlation remains, of an effect that itself comes and goes, is taken into account
 * through the effective sample size from {@value #LONG} pairs on, where it is evident.
 */
public final class PairedRatio {
    /** From this many pairs on, autocorrelation is estimated; below, its estimate would be mere noise. */
    static final int LONG = 20;

    private final double[] logs;

    private PairedRatio(double[] logs) {
        this.logs = logs;
    }

    /**
     * Ratios {@code compared[i] / reference[i]}.
     *
     * @param reference what was measured on the first side, above zero
     * @param compared the same number of values of the second side, above zero
     */
    public static PairedRatio of(double[] reference, double[] compared) {
        if (reference.length != compared.length) {
            throw new BenchbookException("pairs: needs as many values on both sides, got " + reference.length + " and "
                    + compared.length + ".");
        }
        double[] logs = new double[reference.length];
        for (int i = 0; i < logs.length; i++) {
            logs[i] = Math.log(positive(compared[i])) - Math.log(positive(reference[i]));
        }
        return new PairedRatio(logs);
    }

    private static double positive(double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new BenchbookException("pairs: needs numbers above zero, got " + value + ".");
        }
        return value;
    }

    /** How many pairs there are. */
    public int pairs() {
        return logs.length;
    }

    /** The logarithms of the ratios, in the order of measurement. */
    public double[] logs() {
        return logs.clone();
    }

    /** The geometric mean of the ratios with its t interval. */
    public Interval mean(double confidence) {
        return logMean(confidence).map(Math::exp);
    }

    /** The typical ratio, little moved by single stalls, with its signed-rank interval. */
    public Interval robust(double confidence) {
        return HodgesLehmann.interval(logs, confidence).map(Math::exp);
    }

    Interval logMean(double confidence) {
        return MeanInterval.with(logs, inflation(), confidence);
    }

    /** The spread of the log ratios, autocorrelation included: s * sqrt(inflation). */
    double spread() {
        return Math.sqrt(Moments.variance(logs) * inflation());
    }

    private double inflation() {
        return logs.length < LONG || !Autocorrelation.isEvident(logs) ? 1 : Autocorrelation.inflation(logs);
    }
}
