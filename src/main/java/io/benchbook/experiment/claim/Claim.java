package io.benchbook.experiment.claim;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.Confounder;
import io.benchbook.experiment.sweep.Sweep;
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
 * @param scope what it speaks of
 * @param direction in words, for instance {@code lower, then higher}
 * @param expected the range that counts as reproduced
 * @param published the figure that was published, NaN where there is none
 */
public record Claim(
        String id, String text, String kind, ClaimScope scope, String direction, Expected expected, double published) {

    /**
     * Tests a ratio. A comparison whose sides are the other way round is turned; those of its confounders count that could have been
     * removed and that the claim is not about.
     *
     * @throws BenchbookException where the claim is of another kind, or latencies were compared
     */
    public ClaimOutcome test(Comparison comparison) {
        mustBe("ratio", "test(comparison)");
        if (comparison.contrast().setup().percentile() != 0) {
            throw new BenchbookException("claim " + id + ": is about throughput, the comparison is of latencies.");
        }
        Interval ratio = comparison.verdict().ratio();
        Interval turned = isTurned(comparison) ? Ratios.turned(ratio) : ratio;
        ClaimResult result = Claims.ratio(turned, expected)
                .confoundedBy(comparison.confounders().stream()
                        .filter(Confounder::removable)
                        .map(Confounder::variable)
                        .filter(variable -> !scope.isAbout(variable))
                        .toList());
        return new ClaimOutcome(this, result, comparison.verdict().pairs() + " pairs");
    }

    /**
     * Tests it with the runs of a sweep that it speaks of: those of its workload, durability and versions, over its axis. What else
     * differs between the versions is a confounder.
     */
    public ClaimOutcome test(Sweep sweep) {
        return test(sweep.results().toArray(RunResult[]::new));
    }

    /** Tests it with the runs among these that it speaks of, as {@link #test(Sweep)}. */
    public ClaimOutcome test(RunResult... runs) {
        return scope.metric().equals(Ceiling.METRIC)
                ? Ceiling.test(this, List.of(runs))
                : Evidence.of(this, List.of(runs)).outcome();
    }

    /** Tests a ratio that was had otherwise: of the compared side to the reference. */
    public ClaimOutcome test(Interval ratio) {
        mustBe("ratio", "test(interval)");
        return outcome(Claims.ratio(ratio, expected));
    }

    /** Tests a trend, a crossover (of the ratio of the two sides) or a peak over the levels of an axis. */
    public ClaimOutcome test(List<Level> levels) {
        return outcome(Claims.overLevels(kind, direction, levels, scope.range(), expected)
                .orElseThrow(() -> wrongKind("test(levels)")));
    }

    /** Tests steadiness. @param comparedSeconds throughput by interval of one side, then of the other */
    public ClaimOutcome test(double[] comparedSeconds, double[] referenceSeconds) {
        mustBe("steadiness", "test(seconds, seconds)");
        return outcome(Claims.steadiness(comparedSeconds, referenceSeconds, expected));
    }

    /** Tests a fact that is counted. @param here what was counted */
    public ClaimOutcome fact(double here) {
        mustBe("fact", "fact(number)");
        return new ClaimOutcome(this, Claims.fact(expected.contains(here), here), "counted");
    }

    /** Tests a fact that is read. @param holds whether it is so */
    public ClaimOutcome fact(boolean holds) {
        mustBe("fact", "fact(true or false)");
        return new ClaimOutcome(this, Claims.fact(holds, Double.NaN), "read");
    }

    /** The claim, without anything that was measured. */
    public ClaimOutcome untested(String reason) {
        return outcome(ClaimResult.notTested(reason));
    }

    private ClaimOutcome outcome(ClaimResult result) {
        return new ClaimOutcome(this, result, "");
    }

    private boolean isTurned(Comparison comparison) {
        return comparison.reference().startsWith(scope.comparedHere())
                && comparison.compared().startsWith(scope.reference());
    }

    private void mustBe(String needed, String test) {
        if (!kind.equals(needed)) {
            throw wrongKind(test);
        }
    }

    private BenchbookException wrongKind(String test) {
        String way =
                switch (kind) {
                    case "ratio" -> "test(comparison) or test(sweep)";
                    case "steadiness" -> "test(seconds, seconds) or test(sweep)";
                    case "fact" -> "fact(...): it is read or counted";
                    default -> "test(levels) or test(sweep)";
                };
        return new BenchbookException(
                "claim " + id + ": " + test + " does not fit, as it is of kind " + kind + ", which takes " + way + ".");
    }
}
