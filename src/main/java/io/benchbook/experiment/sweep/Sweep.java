package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.Columns;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunTables;
import io.benchbook.experiment.SweepMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A sweep: the runs that were done, those that failed, and what was skipped or is still missing. */
public final class Sweep {
    private final SweepPlan plan;
    private final List<RunResult> runs;
    private final double seconds;
    private final int missing;

    /**
     * @param runs in the order of their ends, those of an earlier, interrupted execution first
     * @param seconds this execution took
     */
    Sweep(SweepPlan plan, List<RunResult> runs, double seconds) {
        this(plan, runs, seconds, plan.runs() - runs.size());
    }

    private Sweep(SweepPlan plan, List<RunResult> runs, double seconds, int missing) {
        this.missing = missing;
        this.plan = plan;
        this.runs = List.copyOf(runs);
        this.seconds = seconds;
    }

    /** A sweep whose runs were recorded earlier; it has the name that it had then. */
    public static Sweep recorded(SweepPlan plan, List<RunResult> runs, double seconds) {
        Optional<SweepMark> mark = runs.stream().findFirst().flatMap(RunResult::sweep);
        return new Sweep(
                mark.map(known -> plan.begunAs(known.plan(), known.name())).orElse(plan), runs, seconds);
    }

    /** What {@code resume} takes. */
    public String name() {
        return plan.name();
    }

    public SweepPlan plan() {
        return plan;
    }

    /** All runs, also those that failed. */
    public List<RunResult> results() {
        return runs;
    }

    /**
     * A part of it, the runs at one level of a factor: {@code plot(sweep.only("durability", "SAFE"))}.
     *
     * @param factor a column of {@link #table()}
     * @param level as the table shows it; of a text its first word is enough
     * @throws BenchbookException where there is no such column, or no run at that level
     */
    public Sweep only(String factor, Object level) {
        Column<?> column = column(factor);
        List<RunResult> found = IntStream.range(0, runs.size())
                .filter(i -> isAt(column, i, level))
                .mapToObj(runs::get)
                .toList();
        if (found.isEmpty()) {
            throw new BenchbookException("only: no run has " + factor + " " + LevelText.brief(level) + ". There are: "
                    + column.asStringColumn().asList().stream().distinct().collect(Collectors.joining(", ")) + ".");
        }
        return new Sweep(plan, found, seconds, 0);
    }

    private Column<?> column(String factor) {
        Table table = table();
        if (!table.containsColumn(factor)) {
            throw new BenchbookException("only: there is no column " + factor + ". "
                    + Names.didYouMean(factor, table.columnNames(), ".table() has them all."));
        }
        return table.column(factor);
    }

    private static boolean isAt(Column<?> column, int row, Object level) {
        if (column instanceof NumericColumn<?> numbers && level instanceof Number wanted) {
            return numbers.getDouble(row) == wanted.doubleValue();
        }
        String text = column.getString(row);
        String wanted = LevelText.brief(level);
        return text.equals(wanted) || text.startsWith(wanted + " ");
    }

    /** Runs that failed: the server died or could not be brought into the asked state, or errors were all that came. */
    public List<RunResult> failed() {
        return runs.stream().filter(run -> !run.ended().isCompleted()).toList();
    }

    /** Combinations that could not be run, each with its reason. */
    public List<SkippedPoint> skipped() {
        return plan.skipped();
    }

    /** How many runs of the plan are not done yet. */
    public int missing() {
        return missing;
    }

    /** How long this execution took, in seconds. */
    public double seconds() {
        return seconds;
    }

    /**
     * A row for each run: the columns of {@code results()}, one for each other factor, and {@code besides_s}, how long was not
     * measured.
     */
    public Table table() {
        return RunTables.withFactors(runs)
                .setName("sweep")
                .addColumns(Columns.numbers(
                        "besides_s",
                        runs,
                        run -> run.sweep().map(SweepMark::besidesSeconds).orElse(Double.NaN)));
    }

    /** A row for each run and each phase of what was done for it besides its load: {@code run, server, phase, seconds}. */
    public Table besides() {
        return SweepTables.besides(runs);
    }

    /** The summary, as people read it. */
    @Override
    public String toString() {
        return SweepCard.of(this);
    }
}
