package io.benchbook.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.regression.SimpleRegression;

/** The tests of the five kinds of claim. Each says reproduced only when the whole interval agrees. */
public final class Claims {
    private static final double CONFIDENCE = 0.95;
    private static final int DRAWS = 4_000;

    private Claims() {}

    /** "A is about a third faster than B": the interval of the ratio against the expected range. */
    public static ClaimResult ratio(Interval ratio, Expected expected) {
        return ClaimResult.of(expected.judge(ratio, 1), ratio, "ratio");
    }

    /**
     * "No gain from more threads": the factor per doubling of the axis, from the regression of log value on log level with the
     * t interval of its slope (Draper and Smith, Applied Regression Analysis, section 1.4).
     *
     * @param expected of the factor; 1 is a level line
     */
    public static ClaimResult trend(List<Level> levels, AxisRange axis, Expected expected) {
        List<Level> inside = axis.of(levels);
        if (!axis.isCovered(inside, 3)) {
            return ClaimResult.notTested("fewer than 3 levels, or less than half of the range");
        }
        SimpleRegression line = new SimpleRegression();
        inside.forEach(level -> line.addData(Math.log(level.at()) / Math.log(2), level.log()));
        double slope = line.getSlope();
        double half = MeanInterval.tQuantile(inside.size() - 2.0, (1 - CONFIDENCE) / 2) * line.getSlopeStdErr();
        Interval factor = new Interval(slope, slope - half, slope + half, CONFIDENCE).map(Math::exp);
        return ClaimResult.of(expected.judge(factor, 1), factor, "factor per doubling, " + inside.size() + " levels");
    }

    /**
     * "A is better at low, B at high concurrency": the ratio of A to B in the lower half of the levels and in the upper half,
     * each the mean weighted by precision (Cochran, Journal of the Royal Statistical Society Supplement 4, 1937); levels whose
     * error is unknown have no weight, and where it is of all, the spread between them gives the interval.
     *
     * @param ratios of A to B at each level
     * @param falling true where the ratio is claimed to be above 1 first, then below
     * @param place where the crossing is expected
     */
    public static ClaimResult crossover(List<Level> ratios, AxisRange axis, boolean falling, Expected place) {
        List<Level> inside = axis.of(ratios);
        if (!axis.isCovered(inside, 2)) {
            return ClaimResult.notTested("fewer than 2 levels, or less than half of the range");
        }
        int half = inside.size() / 2;
        Interval first = combined(inside.subList(0, half));
        Interval last = combined(inside.subList(inside.size() - half, inside.size()));
        Interval crossing = crossing(inside);
        Expected above = Expected.atLeast(1);
        Expected below = Expected.atMost(1);
        ClaimVerdict verdict =
                both((falling ? above : below).judge(first, 1), (falling ? below : above).judge(last, 1));
        if (verdict == ClaimVerdict.REPRODUCED && !place.contains(crossing.estimate())) {
            verdict = crossing.within(place.low(), place.high()) || !apart(crossing, place)
                    ? ClaimVerdict.UNDECIDED
                    : ClaimVerdict.NOT_REPRODUCED;
        }
        return ClaimResult.of(verdict, crossing, "ratio below and above the crossing");
    }

    private static boolean apart(Interval interval, Expected range) {
        return interval.high() < range.low() || interval.low() > range.high();
    }

    private static ClaimVerdict both(ClaimVerdict first, ClaimVerdict last) {
        if (first == last) {
            return first;
        }
        boolean undecided = first == ClaimVerdict.UNDECIDED || last == ClaimVerdict.UNDECIDED;
        boolean wrong = first == ClaimVerdict.OPPOSITE || last == ClaimVerdict.OPPOSITE;
        return undecided && !wrong ? ClaimVerdict.UNDECIDED : ClaimVerdict.NOT_REPRODUCED;
    }

    private static Interval combined(List<Level> levels) {
        if (levels.stream().noneMatch(Level::isErrorKnown)) {
            return RandomEffects.mean(levels, CONFIDENCE);
        }
        double weights = 0;
        double sum = 0;
        for (Level level : levels) {
            double weight = 1 / Math.pow(Math.max(level.logError(), 1e-9), 2);
            weights += weight;
            sum += weight * level.log();
        }
        double half = 1.959964 / Math.sqrt(weights);
        return new Interval(sum / weights, sum / weights - half, sum / weights + half, CONFIDENCE).map(Math::exp);
    }

    /** Where the line through the log ratios crosses zero, and between which levels; NaN where none changes sides. */
    private static Interval crossing(List<Level> levels) {
        for (int i = levels.size() - 1; i > 0; i--) {
            Level before = levels.get(i - 1);
            Level after = levels.get(i);
            if (before.log() * after.log() <= 0 && before.log() != after.log()) {
                double share = before.log() / (before.log() - after.log());
                double place = before.at() * Math.pow(after.at() / before.at(), share);
                return new Interval(place, before.at(), after.at(), CONFIDENCE);
            }
        }
        return Interval.unknown(Double.NaN, CONFIDENCE);
    }

    /**
     * "Beyond 80 threads it declines", "the peak is at 40": in how many of {@value #DRAWS} draws from the levels' estimates and
     * errors the highest level lies in the expected range (a parametric bootstrap of the place of the maximum).
     *
     * @param place where the highest level is expected
     */
    public static ClaimResult peak(List<Level> levels, AxisRange axis, Expected place) {
        List<Level> inside = axis.of(levels);
        if (!axis.isCovered(inside, 3)) {
            return ClaimResult.notTested("fewer than 3 levels, or less than half of the range");
        }
        long there = inside.stream().filter(level -> place.contains(level.at())).count();
        if (there == 0 || there == inside.size()) {
            return ClaimResult.notTested(
                    there == 0
                            ? "no level where the peak is claimed to be"
                            : "no level but where the peak is claimed to be");
        }
        if (!inside.stream().allMatch(Level::isErrorKnown)) {
            return ClaimResult.of(
                    ClaimVerdict.UNDECIDED,
                    Interval.unknown(highest(inside, Level::log), CONFIDENCE),
                    "the error of a level is not known");
        }
        double[] peaks = peaks(inside);
        double share = Arrays.stream(peaks).filter(place::contains).count() / (double) DRAWS;
        Interval here = new Interval(
                highest(inside, Level::log),
                peaks[(int) (DRAWS * (1 - CONFIDENCE) / 2)],
                peaks[(int) (DRAWS * (1 + CONFIDENCE) / 2)],
                CONFIDENCE);
        ClaimVerdict verdict = share >= CONFIDENCE
                ? ClaimVerdict.REPRODUCED
                : share <= 1 - CONFIDENCE ? ClaimVerdict.NOT_REPRODUCED : ClaimVerdict.UNDECIDED;
        return ClaimResult.of(verdict, here, Math.round(share * 100) + " % of the draws have their peak there");
    }

    /**
     * "It drops at 120 threads": the level there against the geometric mean of its two neighbours.
     *
     * @param place where the drop is expected; the levels must have one there that is neither first nor last
     */
    public static ClaimResult drop(List<Level> levels, AxisRange axis, Expected place) {
        List<Level> inside = axis.of(levels);
        for (int i = 1; i + 1 < inside.size(); i++) {
            if (place.contains(inside.get(i).at())) {
                Interval ratio = toNeighbours(inside.get(i), inside.get(i - 1), inside.get(i + 1));
                return ClaimResult.of(Expected.atMost(1).judge(ratio, 1), ratio, "ratio to the levels beside it");
            }
        }
        return ClaimResult.notTested("no level at " + (long) place.low() + " with one on either side");
    }

    private static Interval toNeighbours(Level here, Level before, Level after) {
        double middle = here.log() - (before.log() + after.log()) / 2;
        double error = Math.hypot(here.logError(), Math.hypot(before.logError(), after.logError()) / 2);
        if (!Double.isFinite(error)) {
            return Interval.unknown(Math.exp(middle), CONFIDENCE);
        }
        return new Interval(middle, middle - 1.959964 * error, middle + 1.959964 * error, CONFIDENCE).map(Math::exp);
    }

    /** What is read or counted. @param here what was counted, NaN for what is read */
    public static ClaimResult fact(boolean holds, double here) {
        return ClaimResult.of(
                holds ? ClaimVerdict.REPRODUCED : ClaimVerdict.NOT_REPRODUCED,
                new Interval(here, here, here, 1),
                Double.isNaN(here) ? "read" : "counted");
    }

    /**
     * The test of a claim over levels, by its kind; empty for other kinds.
     *
     * @param kind {@code trend}, {@code crossover} or {@code peak}
     * @param direction in words: {@code higher, then lower}, {@code drop}, {@code peak between} and so on
     */
    public static Optional<ClaimResult> overLevels(
            String kind, String direction, List<Level> levels, AxisRange axis, Expected expected) {
        return switch (kind) {
            case "trend" -> Optional.of(trend(levels, axis, expected));
            case "crossover" -> Optional.of(crossover(levels, axis, direction.startsWith("higher"), expected));
            case "peak" ->
                Optional.of(
                        switch (direction) {
                            case "drop" -> drop(levels, axis, expected);
                            case "peak between" -> peak(levels, axis, between(axis.of(levels)));
                            default -> peak(levels, axis, expected);
                        });
            default -> Optional.empty();
        };
    }

    /** Anywhere but at the first or the last level. */
    private static Expected between(List<Level> levels) {
        return levels.size() < 3
                ? Expected.atLeast(0)
                : Expected.between(
                        levels.get(1).at(), levels.get(levels.size() - 2).at());
    }

    private static double[] peaks(List<Level> levels) {
        Random random = new Random(1);
        double[] errors = levels.stream().mapToDouble(Level::logError).toArray();
        return IntStream.range(0, DRAWS)
                .mapToDouble(draw ->
                        highest(levels, level -> level.log() + errors[levels.indexOf(level)] * random.nextGaussian()))
                .sorted()
                .toArray();
    }

    private static double highest(List<Level> levels, ToDoubleFunction<Level> height) {
        double best = Double.NEGATIVE_INFINITY;
        double at = Double.NaN;
        for (Level level : levels) {
            double value = height.applyAsDouble(level);
            if (value > best) {
                best = value;
                at = level.at();
            }
        }
        return at;
    }

    /**
     * "A is less steady than B": the ratio of the coefficients of variation of their seconds, A over B.
     *
     * @see Spread#ratio
     */
    public static ClaimResult steadiness(double[] compared, double[] reference, Expected expected) {
        if (compared.length < Spread.FEWEST || reference.length < Spread.FEWEST) {
            return ClaimResult.notTested("fewer than " + Spread.FEWEST + " intervals");
        }
        Interval ratio = Spread.ratio(compared, reference, CONFIDENCE);
        return ClaimResult.of(expected.judge(ratio, 1), ratio, "ratio of the coefficients of variation");
    }
}
