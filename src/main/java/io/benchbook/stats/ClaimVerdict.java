package io.benchbook.stats;

import java.util.Locale;

/** What became of a published claim. */
public enum ClaimVerdict {
    /** What was measured lies wholly in the range that the claim expects. */
    REPRODUCED,
    /** It lies wholly outside. */
    NOT_REPRODUCED,
    /** It lies wholly on the other side. */
    OPPOSITE,
    /** It was measured, but something else differs that may be the cause. */
    CONFOUNDED,
    /** The interval reaches from inside to outside. */
    UNDECIDED,
    /** The claim's range of the axis was not run. */
    NOT_TESTED;

    /** {@code not reproduced}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
