package io.benchbook.stats;

import java.util.function.DoubleFunction;

/**
 * When a comparison ends: at a look of the plan, as soon as there is a verdict that more pairs would not change from a
 * difference to no practical difference, and the interval's half width (on the log scale) is at most {@code precision} or
 * at most a fifth of the effect; or when the plan's pairs are used up.
 *
 * @param theta the bound of equivalence, for instance 0.02
 * @param precision the half width that is fine enough, for instance 0.02
 */
public record StoppingRule(SequentialPlan plan, double theta, double precision) {
    private static final double FINE_ENOUGH = 0.2;

    /** Whether data are looked at with this many pairs. */
    public boolean isDue(int pairs) {
        return plan.looksAt(pairs);
    }

    /** The verdict at a planned look. @param interval of the ratio, for a confidence */
    public Verdict look(int pairs, DoubleFunction<Interval> interval) {
        return Verdict.of(interval.apply(plan.confidenceAt(pairs)), pairs, theta);
    }

    /** The verdict when the clock has ended the comparison. @param interval of the ratio, for a confidence */
    public Verdict lastLook(int pairs, DoubleFunction<Interval> interval) {
        return Verdict.of(interval.apply(plan.confidenceAtEnd(pairs)), pairs, theta);
    }

    /** Whether nothing more needs to be measured, or nothing more can be. */
    public boolean ends(Verdict verdict) {
        Interval log = verdict.ratio().map(Math::log);
        boolean fine = log.halfWidth() <= Math.max(precision, FINE_ENOUGH * Math.abs(log.estimate()));
        return verdict.pairs() >= plan.mostPairs()
                || verdict.decided() && fine && !(isDifference(verdict) && reachesInto(log));
    }

    private static boolean isDifference(Verdict verdict) {
        return verdict.kind() != Verdict.Kind.NO_PRACTICAL_DIFFERENCE;
    }

    /** Whether the interval has values that are of no practical importance. */
    private boolean reachesInto(Interval log) {
        double bound = Math.log1p(theta);
        return log.low() < bound && log.high() > -bound;
    }
}
