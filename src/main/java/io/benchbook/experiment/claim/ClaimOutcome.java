package io.benchbook.experiment.claim;

import static io.benchbook.experiment.Columns.numbers;
import static io.benchbook.experiment.Columns.texts;

import io.benchbook.base.Numbers;
import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Expected;
import java.util.List;
import java.util.Locale;
import tech.tablesaw.api.Table;

/**
 * A claim with what became of it here.
 *
 * @param behind what it rests on, for instance {@code 83 pairs} or {@code 16 runs}; empty where that is not known
 */
public record ClaimOutcome(Claim claim, ClaimResult result, String behind) {
    public ClaimVerdict verdict() {
        return result.verdict();
    }

    /** The same where these things differed besides what the claim is about. */
    public ClaimOutcome confoundedBy(String... differences) {
        return new ClaimOutcome(claim, result.confoundedBy(List.of(differences)), behind);
    }

    /**
     * A row for each: {@code claim, text, published, expected, here, low, high, by_figure, verdict, confounders, behind, reason}.
     * {@code by_figure} is what the figure alone says; where it is decided, but something else differed, the verdict is
     * confounded.
     */
    public static Table table(List<ClaimOutcome> outcomes) {
        return Table.create(
                "claims",
                texts("claim", outcomes, outcome -> outcome.claim.id()),
                texts("text", outcomes, outcome -> outcome.claim.text()),
                numbers("published", outcomes, outcome -> outcome.claim.published()),
                texts("expected", outcomes, ClaimOutcome::expectation),
                numbers("here", outcomes, outcome -> outcome.result.here().estimate()),
                numbers("low", outcomes, outcome -> finite(outcome.result.here().low())),
                numbers(
                        "high",
                        outcomes,
                        outcome -> finite(outcome.result.here().high())),
                texts(
                        "by_figure",
                        outcomes,
                        outcome -> outcome.result.byFigure().toString()),
                texts("verdict", outcomes, outcome -> outcome.verdict().toString()),
                texts("confounders", outcomes, outcome -> String.join(", ", outcome.result.confounders())),
                texts("behind", outcomes, ClaimOutcome::behind),
                texts("reason", outcomes, outcome -> outcome.result.reason()));
    }

    private static double finite(double bound) {
        return Double.isInfinite(bound) ? Double.NaN : bound;
    }

    /** What is expected of what, for instance {@code tps 5.7.22 : 8.0.15, 1.2 to 1.5}. */
    private String expectation() {
        ClaimScope scope = claim.scope();
        String sides = scope.reference().isEmpty() ? scope.compared() : scope.compared() + " : " + scope.reference();
        String range = range(claim.expected());
        return scope.metric() + " " + sides + ", " + (range.equals("any") ? claim.direction() : range);
    }

    /** {@code 1.2 to 1.5}, {@code at least 1.25}, {@code 91}, {@code any}. */
    private static String range(Expected expected) {
        boolean below = Double.isInfinite(expected.low());
        boolean above = Double.isInfinite(expected.high());
        if (below && above) {
            return "any";
        }
        if (above) {
            return "at least " + Numbers.exact(expected.low());
        }
        if (below) {
            return "at most " + Numbers.exact(expected.high());
        }
        return expected.low() == expected.high()
                ? Numbers.exact(expected.low())
                : Numbers.exact(expected.low()) + " to " + Numbers.exact(expected.high());
    }

    /** {@code R1.2a: reproduced, 1.33 [1.28, 1.39], expected 1.2 to 1.5}. */
    @Override
    public String toString() {
        return Double.isNaN(result.here().estimate())
                ? claim.id() + ": " + verdict() + ", " + result.reason()
                : String.format(
                        Locale.ROOT,
                        "%s: %s, %.3g [%.3g, %.3g], expected %s",
                        claim.id(),
                        verdict(),
                        result.here().estimate(),
                        result.here().low(),
                        result.here().high(),
                        range(claim.expected()));
    }
}
