package io.benchbook.stats;

import java.util.Arrays;

/**
 * Takes in pairs until the answer is clear, precise enough, or the budget is used. It ends at a look when there is a verdict
 * and the interval's half width is at most {@code precision}, or at most a fifth of the effect. Used by one thread.
 */
public final class PairedComparison {
    private static final double FINE_ENOUGH = 0.2;

    private final SequentialPlan plan;
    private final double theta;
    private final double precision;
    private double[] reference = new double[64];
    private double[] compared = new double[64];
    private int pairs;
    private Verdict latest;
    private boolean finished;

    /**
     * @param theta the bound of equivalence, for instance 0.02
     * @param precision the half width of the interval that is fine enough, for instance 0.02
     */
    public PairedComparison(SequentialPlan plan, double theta, double precision) {
        this.plan = plan;
        this.theta = theta;
        this.precision = precision;
        this.latest = Verdict.of(Interval.unknown(1, 1), 0, theta);
    }

    /** Adds a pair; both values above zero. */
    public void add(double referenceValue, double comparedValue) {
        if (pairs == reference.length) {
            reference = Arrays.copyOf(reference, 2 * pairs);
            compared = Arrays.copyOf(compared, 2 * pairs);
        }
        reference[pairs] = referenceValue;
        compared[pairs] = comparedValue;
        pairs++;
        if (plan.looksAt(pairs)) {
            latest = Verdict.of(ratio().mean(plan.confidenceAt(pairs)), pairs, theta);
            finished = pairs >= plan.mostPairs() || clear();
        }
    }

    private boolean clear() {
        Interval log = latest.ratio().map(Math::log);
        return latest.decided() && log.halfWidth() <= Math.max(precision, FINE_ENOUGH * Math.abs(log.estimate()));
    }

    /** Whether no more pairs are needed, or none are left. */
    public boolean finished() {
        return finished;
    }

    /** The verdict of the latest look; too noisy before the first. */
    public Verdict latest() {
        return latest;
    }

    /** The verdict when the clock has ended the comparison between two looks. */
    public Verdict atEnd() {
        if (finished || pairs < 2 || plan.looksAt(pairs)) {
            return latest;
        }
        return Verdict.of(ratio().mean(plan.confidenceAtEnd(pairs)), pairs, theta);
    }

    public int pairs() {
        return pairs;
    }

    /** All pairs so far. */
    public PairedRatio ratio() {
        return PairedRatio.of(Arrays.copyOf(reference, pairs), Arrays.copyOf(compared, pairs));
    }
}
