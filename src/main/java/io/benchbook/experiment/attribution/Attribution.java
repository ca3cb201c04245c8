package io.benchbook.experiment.attribution;

import static io.benchbook.experiment.Columns.numbers;
import static io.benchbook.experiment.Columns.texts;

import io.benchbook.experiment.compare.Contrast;
import io.benchbook.experiment.compare.Finding;
import io.benchbook.stats.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** Why two servers differ: the way from one to the other in steps, each with its part of the difference and an interval. */
public final class Attribution extends Finding {
    /** A smaller part of the difference is not called a cause. */
    private static final double WORTH_NAMING = 0.1;

    private final List<AttributionStep> steps;

    Attribution(Contrast contrast, List<AttributionStep> steps) {
        super(contrast);
        this.steps = List.copyOf(steps);
    }

    /** The three kinds of answer. */
    public enum Kind {
        /** The servers do not differ in a way that matters. */
        NOTHING_TO_EXPLAIN,
        /** Too noisy, or stopped too early. */
        CANNOT_TELL,
        /** There is at least one cause. */
        EXPLAINED
    }

    /** The whole difference. */
    public Verdict total() {
        return verdict();
    }

    /** The way in its order; empty where there was nothing to explain. */
    public List<AttributionStep> steps() {
        return steps;
    }

    /** Whether there is an answer. */
    public Kind kind() {
        if (total().kind() == Verdict.Kind.NO_PRACTICAL_DIFFERENCE) {
            return Kind.NOTHING_TO_EXPLAIN;
        }
        return causes().isEmpty() ? Kind.CANNOT_TELL : Kind.EXPLAINED;
    }

    /** Steps that clearly go the way of the whole difference and are at least a tenth of it, the greatest first. */
    public List<AttributionStep> causes() {
        return steps.stream()
                .filter(step -> total().decided() && step.isDifference() && step.share() >= WORTH_NAMING)
                .sorted(Comparator.comparingDouble(AttributionStep::share).reversed())
                .toList();
    }

    /** The greatest cause; empty where there is none. */
    public Optional<AttributionStep> leading() {
        return causes().stream().findFirst();
    }

    /** A row for each step: {@code step, group, variables, ratio, low, high, share, verdict}. */
    public Table table() {
        return Table.create(
                reference() + " → " + compared(),
                IntColumn.indexColumn("step", steps.size(), 1),
                texts("group", steps, AttributionStep::name),
                texts("variables", steps, AttributionCard::variables),
                numbers("ratio", steps, step -> step.ratio().estimate()),
                numbers("low", steps, step -> step.ratio().low()),
                numbers("high", steps, step -> step.ratio().high()),
                numbers("share", steps, AttributionStep::share),
                texts("verdict", steps, step -> step.verdict().toString()));
    }

    /** As people read it. */
    @Override
    public String toString() {
        return AttributionCard.of(this);
    }
}
