package io.benchbook.stats;

import io.benchbook.stats.ChangePoints.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What happened to the throughput within a run, read from its {@linkplain ChangePoints changes of level}. */
public final class Drift {
    /** Below this change of level nothing is worth saying. */
    private static final double WORTH_SAYING = 0.05;
    /** A stretch with less than this share of the usual level is a stall. */
    private static final double STALL = 0.7;

    private Drift() {}

    /** What a finding is about. */
    public enum Kind {
        /** The beginning is slower than the rest. */
        WARM_UP,
        /** For a while much less got done. */
        STALL,
        /** From somewhere on the level is another. */
        SHIFT
    }

    /**
     * One finding.
     *
     * @param fromSecond when it began
     * @param toSecond when it ended
     * @param change relative to the usual level: -0.4 for 40 % less
     */
    public record Finding(Kind kind, double fromSecond, double toSecond, double change) {
        /** {@code warm-up not over: the first 12 s 18 % slower}. */
        @Override
        public String toString() {
            String percent =
                    String.format(Locale.ROOT, "%.0f %% %s", Math.abs(change) * 100, change < 0 ? "slower" : "faster");
            return switch (kind) {
                case WARM_UP -> String.format(Locale.ROOT, "warm-up not over: the first %.0f s %s", toSecond, percent);
                case STALL ->
                    String.format(Locale.ROOT, "stall from second %.0f to %.0f: %s", fromSecond, toSecond, percent);
                case SHIFT ->
                    String.format(
                            Locale.ROOT, "another level from second %.0f to %.0f: %s", fromSecond, toSecond, percent);
            };
        }
    }

    /**
     * What stands out in a run.
     *
     * @param throughput one value per interval
     * @param secondsEach the length of an interval
     */
    public static List<Finding> in(double[] throughput, double secondsEach) {
        List<Stretch> stretches = ChangePoints.stretches(throughput);
        if (stretches.size() < 2) {
            return List.of();
        }
        double usual = usual(stretches);
        List<Finding> findings = new ArrayList<>();
        for (Stretch stretch : stretches) {
            double change = stretch.mean() / usual - 1;
            if (Math.abs(change) >= WORTH_SAYING) {
                findings.add(new Finding(
                        kind(stretch, change), stretch.from() * secondsEach, stretch.to() * secondsEach, change));
            }
        }
        return findings;
    }

    /** The level of the longest stretch, the latest of equals. */
    private static double usual(List<Stretch> stretches) {
        Stretch longest = stretches.get(0);
        for (Stretch stretch : stretches) {
            longest = stretch.length() >= longest.length() ? stretch : longest;
        }
        return longest.mean();
    }

    private static Kind kind(Stretch stretch, double change) {
        if (stretch.from() == 0) {
            return Kind.WARM_UP;
        }
        return change < STALL - 1 ? Kind.STALL : Kind.SHIFT;
    }
}
