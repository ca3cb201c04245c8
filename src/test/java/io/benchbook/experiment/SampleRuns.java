package io.benchbook.experiment;

import io.benchbook.load.Counts;
import io.benchbook.load.Ending;
import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Interval;
import io.benchbook.load.Latency;
import io.benchbook.load.LoadResult;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/** Results with known figures, for tests of what is made of them. */
public final class SampleRuns {
    private SampleRuns() {}

    /** Ten seconds of read-only transactions at 2,897 tps on 8 threads, nothing wrong. */
    public static RunResult readOnly() {
        return run(Ending.COMPLETED, new TreeMap<>(), List.of("buffer pool warm"));
    }

    /** The same, stopped by the user. */
    public static RunResult interrupted() {
        return run(Ending.INTERRUPTED, new TreeMap<>(), List.of());
    }

    /** The same with 15 deadlocks and one lost connection. */
    public static RunResult withErrors() {
        return run(Ending.COMPLETED, new TreeMap<>(Map.of(1213, 15L)), List.of());
    }

    /**
     * Ten seconds of a sweep at so many transactions a second, one per cent more and less by turns.
     *
     * @param levels of the sweep's factors
     * @param variables of the server
     */
    public static RunResult ofSweep(
            String server,
            String workload,
            int threads,
            double tps,
            Map<String, String> levels,
            Map<String, String> variables) {
        return ofSweep(server, workload, threads, tps, levels, variables, false);
    }

    private static RunResult ofSweep(
            String server,
            String workload,
            int threads,
            double tps,
            Map<String, String> levels,
            Map<String, String> variables,
            boolean prepared) {
        RunSetup setup = new RunSetup(
                server,
                "MySQL " + server,
                "sandbox",
                workload,
                "",
                threads,
                10,
                1,
                1,
                "wire",
                prepared,
                42,
                "SAFE (1, 1)");
        List<Interval> seconds = IntStream.rangeClosed(1, 10)
                .mapToObj(second -> interval(second, (long) (tps * (second % 2 == 0 ? 0.99 : 1.01))))
                .toList();
        LoadResult load = new LoadResult(
                Ending.COMPLETED,
                10,
                new Counts((long) (tps * 10), (long) (tps * 140), 0, (long) (tps * 20), new TreeMap<>(), 0),
                latency("transaction", 2_760_000),
                List.of(),
                seconds,
                List.of((long) (tps * 10)),
                List.of(9.9),
                new GeneratorCost(4, 5, 0.02, 3, 0.97),
                Map.of(),
                List.of());
        Map<String, String> all = new TreeMap<>(levels);
        all.put("server", server);
        return new RunResult(
                        server + workload + threads + levels,
                        Instant.parse("2026-11-30T17:55:00Z"),
                        setup,
                        load,
                        new ServerCost(11.6, 290, 289_700, 0, 11_877_700, Map.of()),
                        new Provenance(variables, Map.of(), Map.of()),
                        List.of())
                .as(new SweepMark("sample", "plan", "point", all, Map.of()), List.of());
    }

    /** Reading and writing with prepared statements. @param failure why it could not begin, empty where it could */
    public static RunResult prepared(int threads, String failure) {
        RunResult run = ofSweep("5.7.22", "oltp_read_write", threads, 1_000, Map.of(), Map.of(), true);
        return failure.isEmpty() ? run : run.failedBy(failure);
    }

    /** The same with growth of status counters. */
    public static RunResult counting(Map<String, Double> counters) {
        RunResult run = readOnly();
        ServerCost cost = new ServerCost(11.6, 290, 289_700, 0, 11_877_700, counters);
        return new RunResult(run.id(), run.startedAt(), run.setup(), run.load(), cost, run.provenance(), run.notes());
    }

    /** A run of 120 seconds, whose server stands still for six of them. */
    public static RunResult withStall() {
        Random random = new Random(7);
        return run(
                "8.0.15",
                IntStream.rangeClosed(1, 120)
                        .mapToObj(second -> interval(second, (long)
                                ((second >= 61 && second <= 66 ? 0.15 : 1) * (2_900 + 130 * random.nextGaussian()))))
                        .toList(),
                1);
    }

    /** A run whose latencies are so many times those of another; nearly half a million, with a long tail. */
    public static RunResult withLatencies(String server, double factor) {
        return run(server, List.of(interval(1, 2_900)), factor);
    }

    private static RunResult run(String server, List<Interval> seconds, double factor) {
        Histogram nanos = new Histogram(3);
        for (int i = 1; i < 460_000; i++) {
            double nines = -Math.log10(1 - i / 460_000.0);
            nanos.recordValue((long) (factor * 1e6 * (1.9 + 0.8 * Math.pow(nines, 1.9))));
        }
        long transactions = seconds.stream()
                .mapToLong(second -> second.counts().transactions())
                .sum();
        RunSetup setup = setup();
        LoadResult load = new LoadResult(
                Ending.COMPLETED,
                seconds.size(),
                new Counts(Math.max(460_000, transactions), transactions * 14, 0, transactions * 2, new TreeMap<>(), 0),
                new Latency("transaction", nanos),
                List.of(),
                seconds,
                List.of(transactions),
                List.of(9.9),
                new GeneratorCost(4, 5, 0.02, 3, 0.97),
                Map.of(),
                List.of());
        return new RunResult(
                "20261130-175500-000-" + server,
                Instant.parse("2026-11-30T17:55:00Z"),
                new RunSetup(
                        server,
                        "MySQL " + server,
                        "sandbox",
                        setup.workload(),
                        setup.workloadOptions(),
                        8,
                        seconds.size(),
                        1,
                        1,
                        "wire",
                        false,
                        42,
                        "SAFE (1, 1)"),
                load,
                new ServerCost(11.6, 290, 289_700, 0, 11_877_700, Map.of()),
                new Provenance(Map.of(), Map.of(), Map.of()),
                List.of());
    }

    private static RunResult run(Ending ending, SortedMap<Integer, Long> errors, List<String> notes) {
        LoadResult load = new LoadResult(
                ending,
                10,
                new Counts(28970, 405_580, 0, 57_940, errors, errors.size()),
                latency("transaction", 2_760_000),
                List.of(latency("begin", 60_000), latency("point_selects", 90_000)),
                IntStream.rangeClosed(1, 10).mapToObj(SampleRuns::interval).toList(),
                List.of(28970L),
                List.of(9.9),
                new GeneratorCost(4, 5, 0.02, 3, 0.97),
                Map.of(1213, "Deadlock found when trying to get lock; try restarting transaction"),
                List.of());
        return new RunResult(
                "20261130-175500-000-ab12",
                Instant.parse("2026-11-30T17:55:00Z"),
                setup(),
                load,
                new ServerCost(11.6, 290, 289_700, 0, 11_877_700, Map.of()),
                new Provenance(Map.of("max_connections", "1200"), Map.of("cores", "2"), Map.of("jdk", "17.0.9")),
                notes);
    }

    private static RunSetup setup() {
        return new RunSetup(
                "8.0.15",
                "MySQL 8.0.15",
                "sandbox",
                "oltp_read_only",
                "tables=4, rows=25000",
                8,
                10,
                1,
                1,
                "jdbc",
                false,
                42,
                "SAFE (1, 1)");
    }

    private static Interval interval(int second) {
        return interval(second, second % 2 == 0 ? 2_800 : 2_994);
    }

    private static Interval interval(int second, long transactions) {
        return new Interval(
                second,
                1,
                new Counts(transactions, transactions * 14, 0, transactions * 2, new TreeMap<>(), 0),
                2.6,
                4.8,
                6.9,
                31.2,
                null);
    }

    /** A thousand latencies, evenly from 0 to 2 times {@code middle}, in nanoseconds. */
    private static Latency latency(String kind, long middle) {
        Histogram histogram = new Histogram(3);
        IntStream.rangeClosed(1, 1000).forEach(i -> histogram.recordValue(middle * 2 * i / 1000));
        return new Latency(kind, histogram);
    }
}
