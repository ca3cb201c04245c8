package io.benchbook.experiment;

import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Why two servers differ: the way from one to the other in steps, each with its part of the difference and an interval. */
public final class Attribution {
    /** A smaller part of the difference is not called a cause. */
    private static final double WORTH_NAMING = 0.1;

    private final String id;
    private final Instant startedAt;
    private final ComparisonSetup setup;
    private final Verdict total;
    private final List<AttributionStep> steps;
    private final List<String> notes;
    private final List<Provenance> provenance;

    Attribution(
            String id,
            Instant startedAt,
            ComparisonSetup setup,
            Verdict total,
            List<AttributionStep> steps,
            List<String> notes,
            List<Provenance> provenance) {
        this.id = id;
        this.startedAt = startedAt;
        this.setup = setup;
        this.total = total;
        this.steps = List.copyOf(steps);
        this.notes = List.copyOf(notes);
        this.provenance = List.copyOf(provenance);
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

    /** Unique among all results, and in the order of their starts. */
    public String id() {
        return id;
    }

    public Instant startedAt() {
        return startedAt;
    }

    ComparisonSetup setup() {
        return setup;
    }

    /** The name of the server that the way begins at. */
    public String reference() {
        return setup.reference();
    }

    /** The name of the server that it ends at. */
    public String compared() {
        return setup.compared();
    }

    public String workload() {
        return setup.workload();
    }

    public int threads() {
        return setup.threads();
    }

    /** The whole difference. */
    public Verdict total() {
        return total;
    }

    /** The way in its order; empty where there was nothing to explain. */
    public List<AttributionStep> steps() {
        return steps;
    }

    /** What a reader must know beside the figures. */
    public List<String> notes() {
        return notes;
    }

    List<Provenance> provenance() {
        return provenance;
    }

    /** Whether there is an answer. */
    public Kind kind() {
        if (total.kind() == Verdict.Kind.NO_PRACTICAL_DIFFERENCE) {
            return Kind.NOTHING_TO_EXPLAIN;
        }
        return causes().isEmpty() ? Kind.CANNOT_TELL : Kind.EXPLAINED;
    }

    /** Steps that clearly go the way of the whole difference and are at least a tenth of it, the greatest first. */
    public List<AttributionStep> causes() {
        return steps.stream()
                .filter(step -> total.decided() && step.isDifference() && step.share() >= WORTH_NAMING)
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
                StringColumn.create("group", steps.stream().map(AttributionStep::name)),
                StringColumn.create("variables", steps.stream().map(AttributionCard::variables)),
                numbers("ratio", step -> step.ratio().estimate()),
                numbers("low", step -> step.ratio().low()),
                numbers("high", step -> step.ratio().high()),
                numbers("share", AttributionStep::share),
                StringColumn.create(
                        "verdict", steps.stream().map(step -> step.verdict().toString())));
    }

    private DoubleColumn numbers(String name, ToDoubleFunction<AttributionStep> value) {
        return DoubleColumn.create(name, steps.stream().mapToDouble(value).toArray());
    }

    /** As people read it. */
    @Override
    public String toString() {
        return AttributionCard.of(this);
    }
}
