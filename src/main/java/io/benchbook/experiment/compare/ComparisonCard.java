package io.benchbook.experiment.compare;

import io.benchbook.base.Numbers;
import io.benchbook.experiment.Card;
import io.benchbook.stats.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A comparison as people read it: the answer in one line, then what may mislead. */
final class ComparisonCard {
    /** More are counted, not named. */
    private static final int NAMED = 6;

    private ComparisonCard() {}

    static String of(Comparison comparison) {
        Card card = new Card(answer(comparison));
        if (!comparison.confounders().isEmpty()) {
            card.add("confounders", confounders(comparison.confounders()));
            remedy(comparison).ifPresent(remedy -> card.add("", remedy));
        }
        card.add("method", comparison.method());
        card.notes(comparison.notes());
        return card.toString();
    }

    private static String answer(Comparison comparison) {
        ComparisonSetup setup = comparison.contrast().setup();
        return setup.title() + ": " + verdict(comparison) + ", " + Numbers.count(comparison.pairs(), "pair")
                + (setup.server().isEmpty() ? "" : ", " + setup.server()) + ", " + setup.load();
    }

    /** {@code slower by 29 % [23, 34]}, {@code p95 latency higher by 12 % [8, 16]}. */
    private static String verdict(Comparison comparison) {
        Verdict verdict = comparison.verdict();
        String measure = comparison.contrast().setup().measure();
        return comparison.contrast().setup().percentile() == 0
                ? verdict.toString()
                : measure + (verdict.decided() ? " " : ": ") + verdict.text("higher", "lower");
    }

    private static String confounders(List<Confounder> confounders) {
        String named =
                confounders.stream().limit(NAMED).map(Confounder::toString).collect(Collectors.joining(" · "));
        return confounders.size() <= NAMED
                ? named
                : named + " · " + (confounders.size() - NAMED) + " more, see confounders()";
    }

    /** What a user can do: all at once where that was not done yet, else the first that has a remedy. */
    private static Optional<String> remedy(Comparison comparison) {
        List<Confounder> removable = comparison.confounders().stream()
                .filter(confounder -> confounder.option().isPresent())
                .toList();
        if (removable.isEmpty()) {
            return Optional.empty();
        }
        Confounder first = removable.get(0);
        return Optional.of(
                comparison.compared().endsWith("/normalized")
                                || !comparison.contrast().setup().server().isEmpty()
                        ? first.remedy() + " removes " + first.variable()
                        : "normalized() removes " + removable.size() + " of "
                                + comparison.confounders().size() + "; for " + first.variable() + " alone: "
                                + first.remedy());
    }
}
