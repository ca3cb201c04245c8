package io.benchbook.stats;

import java.util.function.DoubleUnaryOperator;

/**
 * An estimate with its confidence interval.
 *
 * @param estimate the point estimate
 * @param low lower bound, may be negative infinity
 * @param high upper bound, may be positive infinity
 * @param confidence the share of such intervals that hold the true value, for instance 0.95
 */
public record Interval(double estimate, double low, double high, double confidence) {
    /** Nothing is known: the whole line. */
    public static Interval unknown(double estimate, double confidence) {
        return new Interval(estimate, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, confidence);
    }

    /** An interval of the same confidence on another scale. @param rising a strictly increasing function */
    public Interval map(DoubleUnaryOperator rising) {
        return new Interval(
                rising.applyAsDouble(estimate), rising.applyAsDouble(low), rising.applyAsDouble(high), confidence);
    }

    /** Whether {@code value} is not in it. */
    public boolean excludes(double value) {
        return value < low || value > high;
    }

    /** Whether it lies wholly in the closed range. */
    public boolean within(double least, double most) {
        return low >= least && high <= most;
    }

    /** Half of its width. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
