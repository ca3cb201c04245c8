package io.benchbook.experiment.sweep;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunTables;
import java.util.List;
import tech.tablesaw.api.Table;

/** A sweep: the runs that were done, those that failed, and what was skipped or is still missing. */
public final class Sweep {
    private final SweepPlan plan;
    private final List<RunResult> runs;
    private final double seconds;

    /**
     * @param runs in the order of their ends, those of an earlier, interrupted execution first
     * @param seconds this execution took
     */
    Sweep(SweepPlan plan, List<RunResult> runs, double seconds) {
        this.plan = plan;
        this.runs = List.copyOf(runs);
        this.seconds = seconds;
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
        return plan.runs() - runs.size();
    }

    /** How long this execution took, in seconds. */
    public double seconds() {
        return seconds;
    }

    /** A row for each run: the columns of {@code results()} and one for each other factor. */
    public Table table() {
        return RunTables.withFactors(runs).setName("sweep");
    }

    /** The summary, as people read it. */
    @Override
    public String toString() {
        return SweepCard.of(this);
    }
}
