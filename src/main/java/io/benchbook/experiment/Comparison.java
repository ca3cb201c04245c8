package io.benchbook.experiment;

import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.function.ToDoubleFunction;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/**
 * Two set-ups, measured in turns: the ratio of the second to the first with its interval, the verdict, and what else differed.
 * The interval holds with 95 % confidence although the data were looked at many times.
 */
public final class Comparison {
    private final String id;
    private final Instant startedAt;
    private final ComparisonSetup setup;
    private final Verdict verdict;
    private final List<Pair> measured;
    private final List<Confounder> confounders;
    private final List<String> notes;
    private final List<Provenance> provenance;

    Comparison(
            String id,
            Instant startedAt,
            ComparisonSetup setup,
            Verdict verdict,
            List<Pair> measured,
            List<Confounder> confounders,
            List<String> notes,
            List<Provenance> provenance) {
        this.id = id;
        this.startedAt = startedAt;
        this.setup = setup;
        this.verdict = verdict;
        this.measured = List.copyOf(measured);
        this.confounders = List.copyOf(confounders);
        this.notes = List.copyOf(notes);
        this.provenance = List.copyOf(provenance);
    }

    /** Unique among all comparisons and runs, and in the order of their starts. */
    public String id() {
        return id;
    }

    public Instant startedAt() {
        return startedAt;
    }

    ComparisonSetup setup() {
        return setup;
    }

    /** The name of the side that the ratio is relative to. */
    public String reference() {
        return setup.reference();
    }

    /** The name of the other side. */
    public String compared() {
        return setup.compared();
    }

    public String workload() {
        return setup.workload();
    }

    public int threads() {
        return setup.threads();
    }

    /** The compared side over the reference: of throughput, or of a percentile of the latencies. */
    public double ratio() {
        return verdict.ratio().estimate();
    }

    /** Lower bound of the ratio's interval. */
    public double low() {
        return verdict.ratio().low();
    }

    /** Upper bound of the ratio's interval. */
    public double high() {
        return verdict.ratio().high();
    }

    /** No practical difference, higher, lower, or too noisy to say. */
    public Verdict verdict() {
        return verdict;
    }

    /** How many pairs were measured. */
    public int pairs() {
        return measured.size();
    }

    /** What differs besides what is compared, each with the line that removes it. */
    public List<Confounder> confounders() {
        return confounders;
    }

    /** What a reader must know beside the figures, each a few words. */
    public List<String> notes() {
        return notes;
    }

    /** Of either side. */
    List<Provenance> provenance() {
        return provenance;
    }

    List<Pair> measured() {
        return measured;
    }

    /** How the sides took turns. */
    public String method() {
        return setup.method();
    }

    /** A row for each pair: {@code pair, reference_first, reference_tps, compared_tps, ratio, reference_p95_ms, compared_p95_ms}. */
    public Table table() {
        return Table.create(
                setup.reference() + " → " + setup.compared(),
                IntColumn.indexColumn("pair", measured.size(), 1),
                BooleanColumn.create(
                        "reference_first",
                        measured.stream().map(Pair::referenceFirst).toList()),
                numbers("reference_tps", Pair::referenceTps),
                numbers("compared_tps", Pair::comparedTps),
                numbers("ratio", Pair::ratio),
                numbers("reference_p95_ms", Pair::referenceP95Ms),
                numbers("compared_p95_ms", Pair::comparedP95Ms));
    }

    private DoubleColumn numbers(String name, ToDoubleFunction<Pair> value) {
        return DoubleColumn.create(name, measured.stream().mapToDouble(value).toArray());
    }

    /** As people read it. */
    @Override
    public String toString() {
        return ComparisonCard.of(this);
    }
}
