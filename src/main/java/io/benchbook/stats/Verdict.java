package io.benchbook.stats;

import java.util.Locale;

/**
 * What a comparison says, by a rule that leaves no interval without one. With a bound of equivalence theta: the interval of
 * the ratio lies wholly within 1/(1 + theta) to 1 + theta: no practical difference; else it lies wholly beyond half of that,
 * above 1 + theta/2 or below 1/(1 + theta/2): higher or lower; else too noisy to say.
 *
 * <p>An interval that merely excludes 1 proves that two things are not the very same, which matters to nobody and is true of
 * almost any two: with enough pairs it would call every trifle a difference. So a difference must be shown to be more than a
 * trifle (a minimum effect, Murphy and Myors, Testing the Hypothesis That Treatments Have Negligible Effects, Journal of Applied
 * Psychology 84, 1999), as sameness must be shown to be sameness (Schuirmann, Journal of Pharmacokinetics and
 * Biopharmaceutics 15, 1987). The two bounds differ so that any true ratio is decided by enough pairs: with one bound for
 * both, a true ratio at the bound never would be.
 *
 * @param ratio of the compared side to the reference
 * @param pairs behind it
 * @param morePairs how many more would probably decide it, 0 where it is decided
 * @param theta the bound of equivalence, for instance 0.02
 */
public record Verdict(Kind kind, Interval ratio, int pairs, long morePairs, double theta) {
    /** The four answers. */
    public enum Kind {
        NO_PRACTICAL_DIFFERENCE,
        HIGHER,
        LOWER,
        TOO_NOISY
    }

    /** The verdict on an interval of the ratio. */
    public static Verdict of(Interval ratio, int pairs, double theta) {
        Kind kind = kind(ratio, theta);
        return new Verdict(kind, ratio, pairs, kind == Kind.TOO_NOISY ? morePairs(ratio, pairs, theta) : 0, theta);
    }

    private static Kind kind(Interval ratio, double theta) {
        if (ratio.within(1 / (1 + theta), 1 + theta)) {
            return Kind.NO_PRACTICAL_DIFFERENCE;
        }
        if (ratio.low() > trifle(theta)) {
            return Kind.HIGHER;
        }
        return ratio.high() < 1 / trifle(theta) ? Kind.LOWER : Kind.TOO_NOISY;
    }

    /** The greatest ratio that is never called different. */
    private static double trifle(double theta) {
        return 1 + theta / 2;
    }

    /**
     * The interval's width goes with the square root of the number of pairs. It decides as soon as its half is less than the
     * distance of the estimate from the greatest trifle, or from the bound of equivalence, whichever is greater (on the log
     * scale).
     */
    private static long morePairs(Interval ratio, int pairs, double theta) {
        Interval log = ratio.map(Math::log);
        double effect = Math.abs(log.estimate());
        double enough = Math.max(effect - Math.log(trifle(theta)), Math.log1p(theta) - effect);
        double needed = pairs * Math.pow(log.halfWidth() / enough, 2);
        return Double.isFinite(needed) ? Math.max(1, (long) Math.ceil(needed - pairs)) : SequentialPlan.FEWEST_PAIRS;
    }

    /** Whether the answer is anything but too noisy. */
    public boolean decided() {
        return kind != Kind.TOO_NOISY;
    }

    /** In words for throughput: {@code slower by 29 % [23, 34]}, {@code no practical difference: +0.1 % [-0.9, 1.1], within ±2 %}. */
    @Override
    public String toString() {
        return text("faster", "slower");
    }

    /** The same in words for another quantity: {@code higher}, {@code lower}. */
    public String text(String more, String less) {
        return switch (kind) {
            case NO_PRACTICAL_DIFFERENCE ->
                String.format(Locale.ROOT, "no practical difference: %s, within ±%s %%", signed(), number(theta * 100));
            case HIGHER -> more + " by " + range(ratio.estimate() - 1, ratio.low() - 1, ratio.high() - 1);
            case LOWER -> less + " by " + range(1 - ratio.estimate(), 1 - ratio.high(), 1 - ratio.low());
            case TOO_NOISY ->
                Double.isInfinite(ratio.high())
                        ? "too noisy to say: too few pairs, at least " + SequentialPlan.FEWEST_PAIRS + " are needed"
                        : "too noisy to say: " + signed()
                                + String.format(Locale.ROOT, ", about %,d more pairs needed", morePairs);
        };
    }

    private String signed() {
        String text = range(ratio.estimate() - 1, ratio.low() - 1, ratio.high() - 1);
        return text.startsWith("-") ? text : "+" + text;
    }

    private static String range(double middle, double low, double high) {
        boolean fine = Math.abs(high - low) < 0.05;
        return format(middle, fine) + " % [" + format(low, fine) + ", " + format(high, fine) + "]";
    }

    private static String format(double share, boolean fine) {
        String text = String.format(Locale.ROOT, fine ? "%.1f" : "%.0f", share * 100);
        return text.matches("-0(\\.0)?") ? text.substring(1) : text;
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.valueOf((long) value)
                : String.valueOf(Math.round(value * 100) / 100.0);
    }
}
