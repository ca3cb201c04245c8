package io.benchbook.experiment;

import io.benchbook.stats.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A comparison as people read it: the answer in one line, then what may mislead. */
final class ComparisonCard {
    /** More are counted, not named. */
    private static final int NAMED = 6;

    private ComparisonCard() {}

    static String of(Comparison comparison) {
        List<String> lines = new ArrayList<>();
        lines.add(answer(comparison));
        if (!comparison.confounders().isEmpty()) {
            lines.add(line("confounders", confounders(comparison.confounders())));
            remedy(comparison).ifPresent(remedy -> lines.add(line("", remedy)));
        }
        lines.add(line("method", comparison.method()));
        if (!comparison.notes().isEmpty()) {
            lines.add(line("notes", String.join(" · ", comparison.notes())));
        }
        return String.join("\n", lines);
    }

    private static String answer(Comparison comparison) {
        ComparisonSetup setup = comparison.setup();
        String where = setup.server().isEmpty() ? "" : ", " + setup.server();
        String options = setup.workloadOptions().isEmpty() ? "" : " (" + setup.workloadOptions() + ")";
        return String.format(
                Locale.ROOT,
                "%s → %s: %s, %,d %s%s, %s%s, %,d %s",
                setup.reference(),
                setup.compared(),
                verdict(comparison),
                comparison.pairs(),
                comparison.pairs() == 1 ? "pair" : "pairs",
                where,
                setup.workload(),
                options,
                setup.threads(),
                setup.threads() == 1 ? "thread" : "threads");
    }

    /** {@code slower by 29 % [23, 34]}, {@code p95 latency higher by 12 % [8, 16]}. */
    private static String verdict(Comparison comparison) {
        Verdict verdict = comparison.verdict();
        String measure = comparison.setup().measure();
        return comparison.setup().percentile() == 0
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
                        ? first.remedy() + " removes " + first.variable()
                        : "normalized() removes " + removable.size() + " of "
                                + comparison.confounders().size() + "; for " + first.variable() + " alone: "
                                + first.remedy());
    }

    private static String line(String head, String text) {
        return String.format("  %-12s %s", head, text);
    }
}
