package io.benchbook.experiment;

import io.benchbook.load.Counts;
import io.benchbook.load.Ending;
import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Latency;
import io.benchbook.load.LoadResult;
import io.benchbook.load.OpenLoop;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import tech.tablesaw.api.Table;

/**
 * One run: what was run, what was measured, and how. A figure that could not be had (the CPU time of a server on another
 * machine) is NaN. A run that was stopped or failed keeps what it measured until then; see {@link #ended()}.
 */
public final class RunResult {
    private static final double MICROS = 1e6;

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

    RunResult(
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
    RunResult as(SweepMark mark, List<String> moreNotes) {
        List<String> all = new ArrayList<>(notes);
        all.addAll(moreNotes);
        return new RunResult(id, startedAt, setup, load, cost, provenance, all, Optional.of(mark));
    }

    /** The same run, taken for failed though it ran its whole time. */
    RunResult failedBy(String reason) {
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
    public RunSetup setup() {
        return setup;
    }

    /** All that the generator measured. */
    public LoadResult load() {
        return load;
    }

    /** All that was learnt of the server. */
    public ServerCost serverCost() {
        return cost;
    }

    public Provenance provenance() {
        return provenance;
    }

    public String server() {
        return setup.server();
    }

    /** Product and version, for instance {@code MySQL 8.0.15}. */
    public String version() {
        return setup.version();
    }

    public String workload() {
        return setup.workload();
    }

    public String workloadOptions() {
        return setup.workloadOptions();
    }

    public int threads() {
        return setup.threads();
    }

    /** Length of the measured part in seconds. */
    public double seconds() {
        return load.seconds();
    }

    /** Length of the warm-up in seconds. */
    public double warmup() {
        return setup.warmup();
    }

    public String engine() {
        return setup.engine();
    }

    public boolean prepared() {
        return setup.prepared();
    }

    public long seed() {
        return setup.seed();
    }

    /** In words, for instance {@code SAFE (1, 1)}; empty where it is not known. */
    public String durability() {
        return setup.durability();
    }

    public Ending ended() {
        return load.ending();
    }

    /** Transactions a second. */
    public double tps() {
        return load.perSecond(counts().transactions());
    }

    /** Standard deviation of tps between whole intervals by their mean; NaN with fewer than two of them. */
    public double tpsCv() {
        SummaryStatistics tps = new SummaryStatistics();
        load.intervals().stream()
                .filter(interval -> interval.seconds() > setup.every() / 2)
                .forEach(interval -> tps.addValue(interval.tps()));
        return tps.getN() < 2 || tps.getMean() == 0 ? Double.NaN : tps.getStandardDeviation() / tps.getMean();
    }

    /** Statements a second, without those that failed. */
    public double qps() {
        return load.perSecond(counts().queries());
    }

    public double readQps() {
        return load.perSecond(counts().reads());
    }

    public double writeQps() {
        return load.perSecond(counts().writes());
    }

    public double otherQps() {
        return load.perSecond(counts().others());
    }

    public long transactions() {
        return counts().transactions();
    }

    public Counts counts() {
        return load.counts();
    }

    /** Latencies of whole transactions; in an open loop from their intended start on. */
    public Latency latency() {
        return load.transactions();
    }

    /** What only an open loop has; empty for a closed one. */
    public Optional<OpenLoop> openLoop() {
        return Optional.ofNullable(load.openLoop());
    }

    /** Latencies from the real start of transactions: in an open loop without the time they waited for a free client. */
    public Latency service() {
        return openLoop().map(OpenLoop::service).orElse(latency());
    }

    public double p50Ms() {
        return percentileMs(50);
    }

    public double p95Ms() {
        return percentileMs(95);
    }

    public double p99Ms() {
        return percentileMs(99);
    }

    public double p999Ms() {
        return percentileMs(99.9);
    }

    /** @param percent from 0 to 100 */
    public double percentileMs(double percent) {
        return latency().percentileMs(percent);
    }

    public double minMs() {
        return latency().minMs();
    }

    public double meanMs() {
        return latency().meanMs();
    }

    public double maxMs() {
        return latency().maxMs();
    }

    /** Failed statements by MySQL's error number. */
    public Map<Integer, Long> errors() {
        return counts().errors();
    }

    /** The first message of each error number. */
    public Map<Integer, String> errorTexts() {
        return load.errorTexts();
    }

    public long reconnects() {
        return counts().reconnects();
    }

    /** CPU time of the server's process, in microseconds a transaction; NaN for a server on another machine. */
    public double serverCpuUsPerTx() {
        return perTransaction(cost.cpuSeconds() * MICROS);
    }

    /** CPU time of the client threads, in microseconds a transaction. */
    public double generatorCpuUsPerTx() {
        return perTransaction(generator().threadCpuSeconds() * MICROS);
    }

    public GeneratorCost generator() {
        return load.generator();
    }

    public double fsyncsPerTx() {
        return perTransaction(cost.fsyncs());
    }

    public double redoBytesPerTx() {
        return perTransaction(cost.redoBytes());
    }

    public double binlogBytesPerTx() {
        return perTransaction(cost.binlogBytes());
    }

    public double rowsReadPerTx() {
        return perTransaction(cost.rowsRead());
    }

    /** What a reader must know beside the figures, each a few words. */
    public List<String> notes() {
        return notes;
    }

    /** One row; columns carry their units. */
    public Table table() {
        return RunTables.runs(List.of(this));
    }

    /** A row for each interval: {@code second, tps, qps, p50_ms, p95_ms, p99_ms, max_ms, errors, reconnects}. */
    public Table intervals() {
        return RunTables.intervals(this);
    }

    /** A row for transactions and for each kind of statement. */
    public Table latencies() {
        return RunTables.latencies(this);
    }

    private double perTransaction(double amount) {
        return transactions() == 0 ? Double.NaN : amount / transactions();
    }

    /** The summary, as people read it. */
    @Override
    public String toString() {
        return RunCard.of(this);
    }
}
