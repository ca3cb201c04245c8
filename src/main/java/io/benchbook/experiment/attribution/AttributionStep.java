package io.benchbook.experiment.attribution;

import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.util.List;

/**
 * A step on the way from one server to the other.
 *
 * @param name the group of settings that is switched, {@code other settings}, {@code version}, or {@code unexplained} where
 *     the versions are the same
 * @param changes what is switched; for the version what differs and could not be had on the other one
 * @param ratio throughput after the step over that before it, with an interval
 * @param alone the same where the group is the only one that is switched; an estimate of NaN where that was not measured
 * @param rounds in which it was measured
 * @param theta changes smaller than this share are of no practical importance
 * @param share of the whole difference, on the scale of logarithms, where shares add up to 1; negative where it goes the
 *     other way
 */
public record AttributionStep(
        String name,
        List<SettingChange> changes,
        Interval ratio,
        Interval alone,
        int rounds,
        double theta,
        double share) {
    static final String REST = "other settings";
    static final String VERSION = "version";
    static final String UNEXPLAINED = "unexplained";

    /** Never measured. */
    static final Interval UNKNOWN = Interval.unknown(Double.NaN, 0);

    public AttributionStep {
        changes = List.copyOf(changes);
    }

    /** Faster, slower, no practical difference, or too noisy to say. */
    public Verdict verdict() {
        return Verdict.of(ratio, rounds, theta);
    }

    /** Whether it is clear that it changes something that matters. */
    boolean isDifference() {
        Verdict.Kind kind = verdict().kind();
        return kind == Verdict.Kind.HIGHER || kind == Verdict.Kind.LOWER;
    }

    /**
     * Whether the group does something else alone than in company: both effects differ by more than their intervals and
     * more than what is of practical importance.
     */
    boolean interacts() {
        if (Double.isNaN(alone.estimate())) {
            return false;
        }
        Interval here = ratio.map(Math::log);
        Interval single = alone.map(Math::log);
        double apart = Math.abs(here.estimate() - single.estimate());
        return apart > Math.hypot(here.halfWidth(), single.halfWidth()) && apart > Math.log1p(theta);
    }
}
