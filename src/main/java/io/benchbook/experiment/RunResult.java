package io.benchbook.experiment;

import io.benchbook.load.Ending;
import io.benchbook.load.LoadResult;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tech.tablesaw.api.Table;

/**
 * One run: what was run, what was measured, and how. A figure that could not be had (the CPU time of a server on another
 * machine) is NaN. A run that was stopped or failed keeps what it measured until then; see {@link #ended()}.
 */
public final class RunResult implements RunFigures {
    private final String id;
    private final Instant startedAt;
    private final RunSetup setup;
    private final LoadResult load;
    private final ServerCost cost;
    private final Provenance provenance;
    private final List<String> notes;
    private final Optional<SweepMark> sweep;

    public RunResult(
            String id,
            Instant startedAt,
            RunSetup setup,
            LoadResult load,
            ServerCost cost,
            Provenance provenance,
            List<String> notes) {
        this(id, startedAt, setup, load, cost, provenance, notes, Optional.empty());
    }

    public RunResult(
            String id,
            Instant startedAt,
            RunSetup setup,
            LoadResult load,
            ServerCost cost,
            Provenance provenance,
            List<String> notes,
            Optional<SweepMark> sweep) {
        this.id = id;
        this.startedAt = startedAt;
        this.setup = setup;
        this.load = load;
        this.cost = cost;
        this.provenance = provenance;
        this.notes = List.copyOf(notes);
        this.sweep = sweep;
    }

    /** The same run as one of a sweep, with further notes. */
    public RunResult as(SweepMark mark, List<String> moreNotes) {
        List<String> all = new ArrayList<>(notes);
        all.addAll(moreNotes);
        return new RunResult(id, startedAt, setup, load, cost, provenance, all, Optional.of(mark));
    }

    /** The same run, taken for failed though it ran its whole time. */
    public RunResult failedBy(String reason) {
        return new RunResult(id, startedAt, setup, load.endedBy(Ending.failed(reason)), cost, provenance, notes, sweep);
    }

    /** Unique among all runs, and in the order of their starts. */
    public String id() {
        return id;
    }

    public Instant startedAt() {
        return startedAt;
    }

    /** The sweep it belongs to, empty for a single run. */
    public Optional<SweepMark> sweep() {
        return sweep;
    }

    /** All that was chosen. */
    @Override
    public RunSetup setup() {
        return setup;
    }

    /** All that the generator measured. */
    @Override
    public LoadResult load() {
        return load;
    }

    /** All that was learnt of the server. */
    @Override
    public ServerCost serverCost() {
        return cost;
    }

    public Provenance provenance() {
        return provenance;
    }

    /** What a reader must know beside the figures, each a few words. */
    public List<String> notes() {
        return notes;
    }

    /** One row; columns carry their units. */
    public Table table() {
        return RunTables.runs(List.of(this));
    }

    /**
     * A row for each interval: {@code second, tps, qps, p50_ms, p95_ms, p99_ms, max_ms, errors, reconnects}; of an open loop also
     * {@code waiting} and {@code concurrency}, the transactions that were due without a free client, and those under way, at its end.
     */
    public Table intervals() {
        return RunTables.intervals(this);
    }

    /** A row for transactions and for each kind of statement. */
    public Table latencies() {
        return RunTables.latencies(this);
    }

    /** The summary, as people read it. */
    @Override
    public String toString() {
        return RunCard.of(this);
    }
}
