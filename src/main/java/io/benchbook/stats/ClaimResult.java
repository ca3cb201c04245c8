package io.benchbook.stats;

import java.util.List;

/**
 * The test of a claim.
 *
 * @param verdict what became of it
 * @param here what was measured: a ratio, a factor per doubling, or a place on the axis; NaN where there is none
 * @param reason in a few words
 * @param confounders what else differed
 */
public record ClaimResult(ClaimVerdict verdict, Interval here, String reason, List<String> confounders) {
    public ClaimResult {
        confounders = List.copyOf(confounders);
    }

    static ClaimResult of(ClaimVerdict verdict, Interval here, String reason) {
        return new ClaimResult(verdict, here, reason, List.of());
    }

    static ClaimResult notTested(String reason) {
        return of(ClaimVerdict.NOT_TESTED, Interval.unknown(Double.NaN, 0), reason);
    }

    /**
     * The same measurement where these things differed besides what the claim is about: a decided verdict becomes
     * confounded. An empty list changes nothing.
     */
    public ClaimResult confoundedBy(List<String> differences) {
        boolean decided = verdict != ClaimVerdict.UNDECIDED && verdict != ClaimVerdict.NOT_TESTED;
        boolean confounded = decided && !differences.isEmpty();
        return new ClaimResult(
                confounded ? ClaimVerdict.CONFOUNDED : verdict,
                here,
                confounded ? "else " + verdict + "; " + reason : reason,
                differences);
    }
}
