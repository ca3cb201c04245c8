package io.benchbook.experiment;

import io.benchbook.base.TextWidth;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An attribution as people read it: the answer, the way as a waterfall, what was switched, and what may mislead. */
final class AttributionCard {
    /** More variables of a step are counted, not named. */
    private static final int NAMED = 6;

    private AttributionCard() {}

    static String of(Attribution attribution) {
        List<String> lines = new ArrayList<>();
        lines.add(heading(attribution));
        block(lines, "way", AttributionBars.lines(attribution));
        block(
                lines,
                "settings",
                attribution.steps().stream()
                        .filter(step -> !step.changes().isEmpty())
                        .map(AttributionCard::settings)
                        .toList());
        block(
                lines,
                "together",
                attribution.steps().stream()
                        .filter(AttributionStep::interacts)
                        .map(AttributionCard::interaction)
                        .toList());
        block(lines, "method", List.of(attribution.setup().method()));
        if (!attribution.notes().isEmpty()) {
            block(lines, "notes", List.of(String.join(" · ", attribution.notes())));
        }
        return String.join("\n", lines);
    }

    private static String heading(Attribution attribution) {
        ComparisonSetup setup = attribution.setup();
        String options = setup.workloadOptions().isEmpty() ? "" : " (" + setup.workloadOptions() + ")";
        return String.format(
                Locale.ROOT,
                "%s → %s: %s, %s%s, %,d %s",
                setup.reference(),
                setup.compared(),
                answer(attribution),
                setup.workload(),
                options,
                setup.threads(),
                setup.threads() == 1 ? "thread" : "threads");
    }

    /** {@code slower by 29 % [23, 34]: charset 62 %, version 31 % of it}. */
    static String answer(Attribution attribution) {
        return switch (attribution.kind()) {
            case NOTHING_TO_EXPLAIN -> "nothing to explain, " + attribution.total();
            case CANNOT_TELL -> "can't tell why, " + reason(attribution);
            case EXPLAINED ->
                attribution.total() + ": "
                        + attribution.causes().stream()
                                .map(step -> step.name() + " " + percent(step.share()))
                                .collect(Collectors.joining(", "))
                        + " of it";
        };
    }

    private static String reason(Attribution attribution) {
        Verdict total = attribution.total();
        if (!total.decided()) {
            return "the difference itself is " + total;
        }
        return total
                + (attribution.steps().isEmpty()
                        ? ", stopped before its parts were measured"
                        : ", but no part of it is clear; a longer budget may tell");
    }

    private static String settings(AttributionStep step) {
        String text = step.changes().stream()
                .limit(NAMED)
                .map(SettingChange::toString)
                .collect(Collectors.joining(", "));
        int more = step.changes().size() - NAMED;
        boolean fixed =
                step.name().equals(AttributionStep.VERSION) || step.name().equals(AttributionStep.UNEXPLAINED);
        return step.name()
                + (fixed ? ", with what cannot be switched: " : ": ")
                + text
                + (more > 0 ? ", " + more + " more" : "");
    }

    private static String interaction(AttributionStep step) {
        return step.name() + " alone " + change(step.alone()) + ", after the steps before it " + change(step.ratio());
    }

    /** {@code -62 % [-64, -60]}. */
    static String change(Interval ratio) {
        return String.format(
                Locale.ROOT,
                "%+.1f %% [%+.1f, %+.1f]",
                (ratio.estimate() - 1) * 100,
                (ratio.low() - 1) * 100,
                (ratio.high() - 1) * 100);
    }

    static String percent(double share) {
        return Math.round(share * 100) + " %";
    }

    /** All variables of a step by name. */
    static String variables(AttributionStep step) {
        return step.changes().stream().map(SettingChange::variable).collect(Collectors.joining(", "));
    }

    private static void block(List<String> lines, String head, List<String> texts) {
        String label = head;
        for (String text : texts) {
            lines.add("  " + TextWidth.padRight(label, 12) + " " + text);
            label = "";
        }
    }
}
