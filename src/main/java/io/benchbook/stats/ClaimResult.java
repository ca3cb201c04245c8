package io.benchbook.stats;

import java.util.List;

/**
 * The test of a claim.
 *
 * @param byFigure what the figure alone says, whatever else differed
 * @param here what was measured: a ratio, a factor per doubling, or a place on the axis; NaN where there is none
 * @param reason in a few words
 * @param confounders what else differed
 */
public record ClaimResult(ClaimVerdict byFigure, Interval here, String reason, List<String> confounders) {
    public ClaimResult {
        confounders = List.copyOf(confounders);
    }

    static ClaimResult of(ClaimVerdict byFigure, Interval here, String reason) {
        return new ClaimResult(byFigure, here, reason, List.of());
    }

    /** The claim could not be tested. */
    public static ClaimResult notTested(String reason) {
        return of(ClaimVerdict.NOT_TESTED, Interval.unknown(Double.NaN, 0), reason);
    }

    /** What became of the claim: what the figure says, but confounded where that is decided and something else differed. */
    public ClaimVerdict verdict() {
        boolean decided = byFigure != ClaimVerdict.UNDECIDED && byFigure != ClaimVerdict.NOT_TESTED;
        return decided && !confounders.isEmpty() ? ClaimVerdict.CONFOUNDED : byFigure;
    }

    /** The same measurement where these things differed besides what the claim is about. */
    public ClaimResult confoundedBy(List<String> differences) {
        return new ClaimResult(byFigure, here, reason, differences);
    }

    /** What was measured, undecided for this reason. */
    public ClaimResult undecided(String why) {
        return new ClaimResult(ClaimVerdict.UNDECIDED, here, why, confounders);
    }

    /** The same with a remark on what it is over. */
    public ClaimResult over(String what) {
        return new ClaimResult(byFigure, here, reason + " over " + what, confounders);
    }
}
