package io.benchbook.experiment.compare;

import static io.benchbook.experiment.Columns.numbers;

import java.util.List;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/**
 * Two set-ups, measured in turns: the ratio of the second to the first with its interval, the verdict, and what else differed.
 * The interval holds with 95 % confidence although the data were looked at many times.
 */
public final class Comparison extends Finding {
    private final List<Pair> measured;
    private final List<Confounder> confounders;

    Comparison(Contrast contrast, List<Pair> measured, List<Confounder> confounders) {
        super(contrast);
        this.measured = List.copyOf(measured);
        this.confounders = List.copyOf(confounders);
    }

    /** The compared side over the reference: of throughput, or of a percentile of the latencies. */
    public double ratio() {
        return verdict().ratio().estimate();
    }

    /** Lower bound of the ratio's interval. */
    public double low() {
        return verdict().ratio().low();
    }

    /** Upper bound of the ratio's interval. */
    public double high() {
        return verdict().ratio().high();
    }

    /** How many pairs were measured. */
    public int pairs() {
        return measured.size();
    }

    /** What differs besides what is compared, each with the line that removes it. */
    public List<Confounder> confounders() {
        return confounders;
    }

    List<Pair> measured() {
        return measured;
    }

    /** A row for each pair: {@code pair, reference_first, reference_tps, compared_tps, ratio, reference_p95_ms, compared_p95_ms}. */
    public Table table() {
        return Table.create(
                reference() + " → " + compared(),
                IntColumn.indexColumn("pair", measured.size(), 1),
                BooleanColumn.create(
                        "reference_first",
                        measured.stream().map(Pair::referenceFirst).toList()),
                numbers("reference_tps", measured, Pair::referenceTps),
                numbers("compared_tps", measured, Pair::comparedTps),
                numbers("ratio", measured, Pair::ratio),
                numbers("reference_p95_ms", measured, Pair::referenceP95Ms),
                numbers("compared_p95_ms", measured, Pair::comparedP95Ms));
    }

    /** As people read it. */
    @Override
    public String toString() {
        return ComparisonCard.of(this);
    }
}
