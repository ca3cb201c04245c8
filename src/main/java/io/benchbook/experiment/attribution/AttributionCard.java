package io.benchbook.experiment.attribution;

import io.benchbook.experiment.Card;
import io.benchbook.experiment.compare.ComparisonSetup;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** An attribution as people read it: the answer, the way as a waterfall, what was switched, and what may mislead. */
final class AttributionCard {
    /** More variables of a step are counted, not named. */
    private static final int NAMED = 6;

    private AttributionCard() {}

    static String of(Attribution attribution) {
        ComparisonSetup setup = attribution.contrast().setup();
        Card card = new Card(setup.title() + ": " + answer(attribution) + ", " + setup.load());
        card.add("way", AttributionBars.lines(attribution));
        card.add("settings", texts(attribution, step -> !step.changes().isEmpty(), AttributionCard::settings));
        card.add("together", texts(attribution, AttributionStep::interacts, AttributionCard::interaction));
        card.add("method", attribution.method());
        card.notes(attribution.notes());
        return card.toString();
    }

    private static List<String> texts(
            Attribution attribution, Predicate<AttributionStep> which, Function<AttributionStep, String> text) {
        return attribution.steps().stream().filter(which).map(text).toList();
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
}
