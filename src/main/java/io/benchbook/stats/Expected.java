package io.benchbook.stats;

/**
 * The range a claim expects; an open side is infinite.
 *
 * @param low at least this
 * @param high at most this
 */
public record Expected(double low, double high) {
    public static Expected between(double low, double high) {
        return new Expected(low, high);
    }

    public static Expected atLeast(double low) {
        return new Expected(low, Double.POSITIVE_INFINITY);
    }

    public static Expected atMost(double high) {
        return new Expected(Double.NEGATIVE_INFINITY, high);
    }

    public boolean contains(double value) {
        return value >= low && value <= high;
    }

    /**
     * The verdict on an interval: inside reproduced, outside not reproduced, or opposite where the claim is on one side of
     * {@code neutral} and the whole interval on the other; else undecided.
     *
     * @param neutral the value that means no effect, 1 for ratios
     */
    ClaimVerdict judge(Interval here, double neutral) {
        if (Double.isNaN(here.estimate())) {
            return ClaimVerdict.NOT_TESTED;
        }
        if (here.within(low, high)) {
            return ClaimVerdict.REPRODUCED;
        }
        if (here.low() <= high && here.high() >= low) {
            return ClaimVerdict.UNDECIDED;
        }
        boolean opposite = low >= neutral && here.high() < neutral || high <= neutral && here.low() > neutral;
        return opposite ? ClaimVerdict.OPPOSITE : ClaimVerdict.NOT_REPRODUCED;
    }
}
