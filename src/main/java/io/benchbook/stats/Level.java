package io.benchbook.stats;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * What was measured at one level of an axis.
 *
 * @param at the level, above zero
 * @param value with its interval, above zero
 */
public record Level(double at, Interval value) {
    /** The logarithm of the value. */
    double log() {
        return Math.log(value.estimate());
    }

    /** Whether its interval has two ends; where it has not, nothing says how far off the value may be. */
    public boolean isErrorKnown() {
        return Double.isFinite(logError());
    }

    /** The standard error of the logarithm, from the width of the interval, taken as normal; infinite where that is not known. */
    double logError() {
        double tail = (1 - value.confidence()) / 2;
        double z = -new NormalDistribution(null, 0, 1).inverseCumulativeProbability(tail);
        double error = value.map(Math::log).halfWidth() / z;
        return Double.isFinite(error) ? error : Double.POSITIVE_INFINITY;
    }
}
