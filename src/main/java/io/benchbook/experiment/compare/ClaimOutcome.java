package io.benchbook.experiment.compare;

import static io.benchbook.experiment.Columns.numbers;
import static io.benchbook.experiment.Columns.texts;

import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Expected;
import java.util.List;
import java.util.Locale;
import tech.tablesaw.api.Table;

/** A claim with what became of it here. */
public record ClaimOutcome(Claim claim, ClaimResult result) {
    public ClaimVerdict verdict() {
        return result.verdict();
    }

    /** The same where these things differed besides what the claim is about. */
    public ClaimOutcome confoundedBy(String... differences) {
        return new ClaimOutcome(claim, result.confoundedBy(List.of(differences)));
    }

    /** A row for each: {@code claim, kind, text, expected, here, low, high, verdict, reason, confounders}. */
    public static Table table(List<ClaimOutcome> outcomes) {
        return Table.create(
                "claims",
                texts("claim", outcomes, outcome -> outcome.claim.id()),
                texts("kind", outcomes, outcome -> outcome.claim.kind()),
                texts("text", outcomes, outcome -> outcome.claim.text()),
                texts("expected", outcomes, outcome -> range(outcome.claim.expected())),
                numbers("here", outcomes, outcome -> outcome.result.here().estimate()),
                numbers("low", outcomes, outcome -> outcome.result.here().low()),
                numbers("high", outcomes, outcome -> outcome.result.here().high()),
                texts("verdict", outcomes, outcome -> outcome.verdict().toString()),
                texts("reason", outcomes, outcome -> outcome.result.reason()),
                texts("confounders", outcomes, outcome -> String.join(", ", outcome.result.confounders())));
    }

    /** {@code 1.2 to 1.5}, {@code at least 1.25}, {@code any}. */
    private static String range(Expected expected) {
        boolean below = Double.isInfinite(expected.low());
        boolean above = Double.isInfinite(expected.high());
        if (below && above) {
            return "any";
        }
        if (above) {
            return "at least " + expected.low();
        }
        return below ? "at most " + expected.high() : expected.low() + " to " + expected.high();
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
