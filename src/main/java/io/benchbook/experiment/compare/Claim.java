package io.benchbook.experiment.compare;

import io.benchbook.base.BenchbookException;
import io.benchbook.stats.AxisRange;
import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.Claims;
import io.benchbook.stats.Expected;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import java.util.List;

/**
 * A claim of a published report that can be tested. Each kind has its test; the range that counts as reproduced is part of
 * the claim, not of the test.
 *
 * @param id for instance {@code R1.2a}
 * @param text what the report says
 * @param kind {@code ratio}, {@code trend}, {@code crossover}, {@code peak} or {@code steadiness}; {@code fact} for what is
 *     read or counted
 * @param compared a ratio is of this side
 * @param reference to this side
 * @param direction in words, for instance {@code lower, then higher}
 * @param axis over which levels; from 0 to infinity where the claim has no axis
 * @param expected the range that counts as reproduced
 */
public record Claim(
        String id,
        String text,
        String kind,
        String compared,
        String reference,
        String direction,
        AxisRange axis,
        Expected expected) {

    /**
     * Tests a ratio. A comparison whose sides are the other way round is turned; its confounders count.
     *
     * @throws BenchbookException where the claim is of another kind, or latencies were compared
     */
    public ClaimOutcome test(Comparison comparison) {
        mustBe("ratio", "test(comparison)");
        if (comparison.contrast().setup().percentile() != 0) {
            throw new BenchbookException("claim " + id + ": is about throughput, the comparison is of latencies.");
        }
        Interval ratio = comparison.verdict().ratio();
        Interval turned = isTurned(comparison) ? turned(ratio) : ratio;
        return outcome(Claims.ratio(turned, expected)
                .confoundedBy(comparison.confounders().stream()
                        .map(Confounder::variable)
                        .toList()));
    }

    /** Tests a ratio that was had otherwise: of {@link #compared} to {@link #reference}. */
    public ClaimOutcome test(Interval ratio) {
        mustBe("ratio", "test(interval)");
        return outcome(Claims.ratio(ratio, expected));
    }

    /** Tests a trend, a crossover (of the ratio of the two sides) or a peak over the levels of an axis. */
    public ClaimOutcome test(List<Level> levels) {
        return outcome(
                switch (kind) {
                    case "trend" -> Claims.trend(levels, axis, expected);
                    case "crossover" -> Claims.crossover(levels, axis, direction.startsWith("higher"), expected);
                    case "peak" -> Claims.peak(levels, axis, expected);
                    default -> throw wrongKind("test(levels)");
                });
    }

    /** Tests steadiness. @param comparedSeconds throughput by interval of one side, then of the other */
    public ClaimOutcome test(double[] comparedSeconds, double[] referenceSeconds) {
        mustBe("steadiness", "test(seconds, seconds)");
        return outcome(Claims.steadiness(comparedSeconds, referenceSeconds, expected));
    }

    private ClaimOutcome outcome(ClaimResult result) {
        return new ClaimOutcome(this, result);
    }

    private boolean isTurned(Comparison comparison) {
        return comparison.reference().startsWith(compared)
                && comparison.compared().startsWith(reference);
    }

    private static Interval turned(Interval ratio) {
        return new Interval(1 / ratio.estimate(), 1 / ratio.high(), 1 / ratio.low(), ratio.confidence());
    }

    private void mustBe(String needed, String test) {
        if (!kind.equals(needed)) {
            throw wrongKind(test);
        }
    }

    private BenchbookException wrongKind(String test) {
        String way =
                switch (kind) {
                    case "ratio" -> "test(comparison)";
                    case "steadiness" -> "test(seconds, seconds)";
                    case "fact" -> "nothing measured: it is read or counted";
                    default -> "test(levels)";
                };
        return new BenchbookException(
                "claim " + id + ": " + test + " does not fit, as it is of kind " + kind + ", which takes " + way + ".");
    }
}
