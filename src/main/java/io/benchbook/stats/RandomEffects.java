package io.benchbook.stats;

import java.util.List;

/**
 * The mean of an effect that was measured at several levels, where it need not be the same: DerSimonian and Laird, Meta-Analysis in
 * Clinical Trials (Controlled Clinical Trials 7, 1986), with the interval of Hartung and Knapp (Statistics in Medicine 20,
 * 2001), which holds for few levels, too, and is never narrower here than the one without their correction.
 */
public final class RandomEffects {
    private RandomEffects() {}

    /**
     * The mean ratio of levels of ratios, on the log scale; of a single level its own interval.
     *
     * @param levels at least one; those whose interval is unknown are left out, unless all are, which then count alike
     */
    public static Interval mean(List<Level> levels, double confidence) {
        List<Level> known = levels.stream().filter(Level::isErrorKnown).toList();
        return ofAlike(known.isEmpty() ? levels : known, confidence);
    }

    /** The mean of levels whose intervals are all known, or all not. */
    private static Interval ofAlike(List<Level> levels, double confidence) {
        if (levels.size() == 1) {
            return levels.get(0).value();
        }
        double[] effects = levels.stream().mapToDouble(Level::log).toArray();
        double[] variances = levels.stream()
                .mapToDouble(level -> Math.pow(level.logError(), 2))
                .map(variance -> Double.isFinite(variance) ? variance : 0)
                .toArray();
        double between = between(effects, variances);
        double[] weights = weights(variances, between);
        double mean = weighted(effects, weights);
        double spread = squares(effects, weights, mean) / (effects.length - 1);
        double half = MeanInterval.tQuantile(effects.length - 1.0, (1 - confidence) / 2)
                * Math.sqrt(Math.max(1, spread) / sum(weights));
        return new Interval(mean, mean - half, mean + half, confidence).map(Math::exp);
    }

    /** The variance between levels, by the method of moments. */
    private static double between(double[] effects, double[] variances) {
        double[] weights = weights(variances, 0);
        double all = sum(weights);
        double squares = squares(effects, weights, weighted(effects, weights));
        double ofSquares = 0;
        for (double weight : weights) {
            ofSquares += weight * weight;
        }
        return Math.max(0, (squares - (effects.length - 1)) / (all - ofSquares / all));
    }

    private static double[] weights(double[] variances, double between) {
        double[] weights = new double[variances.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = 1 / Math.max(variances[i] + between, 1e-12);
        }
        return weights;
    }

    private static double weighted(double[] effects, double[] weights) {
        double sum = 0;
        for (int i = 0; i < effects.length; i++) {
            sum += weights[i] * effects[i];
        }
        return sum / sum(weights);
    }

    private static double squares(double[] effects, double[] weights, double mean) {
        double sum = 0;
        for (int i = 0; i < effects.length; i++) {
            sum += weights[i] * Math.pow(effects[i] - mean, 2);
        }
        return sum;
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }
}
