package io.benchbook.experiment;

import static io.benchbook.experiment.Columns.counts;
import static io.benchbook.experiment.Columns.numbers;
import static io.benchbook.experiment.Columns.texts;

import io.benchbook.load.Interval;
import io.benchbook.load.Latency;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tech.tablesaw.api.DateTimeColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** Runs as tables. */
public final class RunTables {
    private RunTables() {}

    /** A row for each run. */
    public static Table runs(List<RunResult> runs) {
        Table table = Table.create("runs")
                .addColumns(
                        texts("id", runs, RunResult::id),
                        starts(runs),
                        texts("server", runs, RunResult::server),
                        texts("version", runs, RunResult::version),
                        texts("workload", runs, RunResult::workload),
                        IntColumn.create(
                                "threads",
                                runs.stream().mapToInt(RunResult::threads).toArray()),
                        texts("durability", runs, RunResult::durability),
                        texts("engine", runs, RunResult::engine),
                        texts("protocol", runs, run -> run.setup().protocol()),
                        texts("pacing", runs, run -> run.setup().pacing()))
                .addColumns(
                        numbers("seconds", runs, RunResult::seconds),
                        numbers("tps", runs, RunResult::tps),
                        numbers("tps_cv", runs, RunResult::tpsCv),
                        numbers("qps", runs, RunResult::qps),
                        numbers("p50_ms", runs, RunResult::p50Ms),
                        numbers("p95_ms", runs, RunResult::p95Ms),
                        numbers("p99_ms", runs, RunResult::p99Ms),
                        numbers("max_ms", runs, RunResult::maxMs),
                        numbers("mean_ms", runs, RunResult::meanMs))
                .addColumns(
                        counts("errors", runs, run -> run.counts().errorCount()),
                        counts("reconnects", runs, RunResult::reconnects),
                        numbers("cpu_us_per_tx", runs, RunResult::serverCpuUsPerTx),
                        numbers("generator_cpu_us_per_tx", runs, RunResult::generatorCpuUsPerTx),
                        numbers("fsyncs_per_tx", runs, RunResult::fsyncsPerTx),
                        numbers("redo_bytes_per_tx", runs, RunResult::redoBytesPerTx),
                        numbers("binlog_bytes_per_tx", runs, RunResult::binlogBytesPerTx),
                        texts("ended", runs, run -> run.ended().kind().toString()));
        Set<String> counters = new LinkedHashSet<>();
        runs.forEach(run -> counters.addAll(run.serverCost().counters().keySet()));
        counters.forEach(name -> table.addColumns(
                numbers(name.toLowerCase(Locale.ROOT) + "_per_tx", runs, run -> run.counterPerTx(name))));
        return table;
    }

    /** The usual columns of runs, and one for each factor of their sweeps that these lack. */
    public static Table withFactors(List<RunResult> runs) {
        Table table = runs(runs);
        Set<String> factors = new LinkedHashSet<>();
        runs.forEach(run -> factors.addAll(levelsOf(run).keySet()));
        factors.removeAll(Set.copyOf(table.columnNames()));
        factors.removeAll(Set.of(Keys.PREPARED.name(), Keys.COUNTERS.name()));
        Columns.levels(runs, RunTables::levelsOf, factors).forEach(table::addColumns);
        return table;
    }

    /** A row for each run, with its sweep and the sweep's further factors. */
    public static Table journal(List<RunResult> runs) {
        return withFactors(runs)
                .setName("journal")
                .addColumns(texts(
                        "sweep", runs, run -> run.sweep().map(SweepMark::name).orElse("")));
    }

    private static Map<String, String> levelsOf(RunResult run) {
        return run.sweep().map(SweepMark::levels).orElse(Map.of());
    }

    static Table intervals(RunResult run) {
        List<Interval> intervals = run.load().intervals();
        Table table = Table.create("intervals")
                .addColumns(
                        numbers("second", intervals, Interval::end),
                        numbers("tps", intervals, Interval::tps),
                        numbers("qps", intervals, Interval::qps),
                        numbers("p50_ms", intervals, Interval::p50Ms),
                        numbers("p95_ms", intervals, Interval::p95Ms),
                        numbers("p99_ms", intervals, Interval::p99Ms),
                        numbers("max_ms", intervals, Interval::maxMs),
                        counts(
                                "errors",
                                intervals,
                                interval -> interval.counts().errorCount()),
                        counts(
                                "reconnects",
                                intervals,
                                interval -> interval.counts().reconnects()));
        if (!intervals.isEmpty() && intervals.stream().allMatch(interval -> interval.queue() != null)) {
            table.addColumns(
                    counts("waiting", intervals, interval -> interval.queue().waiting()),
                    counts(
                            "concurrency",
                            intervals,
                            interval -> interval.queue().concurrency()));
        }
        return table;
    }

    static Table latencies(RunResult run) {
        List<Latency> all = new ArrayList<>();
        all.add(run.latency());
        run.openLoop().ifPresent(open -> all.addAll(List.of(open.service(), open.lateness())));
        all.addAll(run.load().statements());
        Table table = Table.create("latencies")
                .addColumns(
                        texts("kind", all, Latency::kind),
                        counts("count", all, Latency::count),
                        numbers("mean_ms", all, Latency::meanMs),
                        numbers("p50_ms", all, latency -> latency.percentileMs(50)),
                        numbers("p95_ms", all, latency -> latency.percentileMs(95)),
                        numbers("p99_ms", all, latency -> latency.percentileMs(99)),
                        numbers("max_ms", all, Latency::maxMs));
        for (double level : run.setup().percentiles()) {
            String name = Percentiles.label(level).replace('.', '_') + "_ms";
            if (!table.columnNames().contains(name)) {
                table.addColumns(numbers(name, all, latency -> latency.percentileMs(level)));
            }
        }
        return table;
    }

    private static DateTimeColumn starts(List<RunResult> runs) {
        return DateTimeColumn.create(
                "started_at",
                runs.stream().map(run -> LocalDateTime.ofInstant(run.startedAt(), ZoneId.systemDefault())));
    }
}
