package io.benchbook.exchange;

import io.benchbook.experiment.RunResult;
import io.benchbook.load.Interval;
import io.benchbook.load.sysbench.SysbenchHistogram;
import java.util.List;
import java.util.Locale;

/** A run in the words of sysbench 1.0 or 1.1, for scripts that read those. Formats: sysbench's {@code db_driver.c}. */
public final class SysbenchText {
    /** Whose report it is. */
    public enum Format {
        V1_0("1.0.20"),
        V1_1("1.1.0");

        private final String version;

        Format(String version) {
            this.version = version;
        }
    }

    private static final int PERCENTILE = 95;

    private final RunResult run;
    private final Format format;
    private final StringBuilder out = new StringBuilder();

    private SysbenchText(RunResult run, Format format) {
        this.run = run;
        this.format = format;
    }

    /** Header, interval lines and final report, with sysbench's own 95th percentile from its own kind of histogram. */
    public static String of(RunResult run, Format format) {
        SysbenchText text = new SysbenchText(run, format);
        text.header();
        run.load().intervals().forEach(text::interval);
        text.statistics();
        text.general();
        text.latency();
        text.fairness();
        return text.out.toString();
    }

    private void header() {
        line("sysbench %s (Benchbook, engine %s)", format.version, run.engine());
        line("");
        line("Running the test with following options:");
        line("Number of threads: %d", run.threads());
        if (format == Format.V1_1 && run.warmup() > 0) {
            line("Warmup time: %.0fs", run.warmup());
        }
        run.openLoop()
                .ifPresent(open ->
                        line("Target transaction rate: %.0f/sec", open.rate().perSecond()));
        line("Report intermediate results every %.0f second(s)", run.setup().every());
        line("Initializing random number generator from seed (%d).", run.seed());
        line("");
        line("");
        line("Initializing worker threads...");
        line("");
        line("Threads started!");
        line("");
    }

    private void interval(Interval interval) {
        double seconds = interval.seconds();
        line(
                "[ %.0fs ] thds: %d tps: %4.2f qps: %4.2f (r/w/o: %4.2f/%4.2f/%4.2f) lat (ms,%d%%): %4.2f err/s: %4.2f"
                        + " reconn/s: %4.2f",
                interval.end(),
                run.threads(),
                interval.tps(),
                interval.qps(),
                interval.counts().reads() / seconds,
                interval.counts().writes() / seconds,
                interval.counts().others() / seconds,
                PERCENTILE,
                printable(interval.p95Ms()),
                interval.counts().errorCount() / seconds,
                interval.counts().reconnects() / seconds);
        Interval.Queue queue = interval.queue();
        if (queue != null) {
            line("[ %.0fs ] queue length: %d, concurrency: %d", interval.end(), queue.waiting(), queue.concurrency());
        }
    }

    private static double printable(double ms) {
        return SysbenchHistogram.value(SysbenchHistogram.bucket(ms));
    }

    private void statistics() {
        line("SQL statistics:");
        line("    queries performed:");
        line("        read:                            %d", run.counts().reads());
        line("        write:                           %d", run.counts().writes());
        line("        other:                           %d", run.counts().others());
        line("        total:                           %d", run.counts().queries());
        rate("transactions:        ", run.transactions());
        rate("queries:             ", run.counts().queries());
        rate("ignored errors:      ", run.counts().errorCount());
        rate("reconnects:          ", run.reconnects());
        line("");
    }

    private void rate(String name, long count) {
        line(
                "    %s                %-6d (%.2f per sec.)",
                name, count, run.load().perSecond(count));
    }

    private void general() {
        if (format == Format.V1_0) {
            line("General statistics:");
            line("    total time:                          %.4fs", run.seconds());
        } else {
            line("Throughput:");
            line("    events/s (eps):                      %.4f", run.tps());
            line("    time elapsed:                        %.4fs", run.seconds());
        }
        line("    total number of events:              %d", run.transactions());
        line("");
    }

    private void latency() {
        line("Latency (ms):");
        line("         min: %39.2f", run.minMs());
        line("         avg: %39.2f", run.meanMs());
        line("         max: %39.2f", run.maxMs());
        line(
                "        %3dth percentile: %27.2f",
                PERCENTILE, SysbenchHistogram.of(run.latency().histogram()).percentileMs(PERCENTILE));
        line("         sum: %39.2f", sum(run.load().busySecondsPerThread()) * 1000);
        line("");
    }

    private void fairness() {
        List<Double> events = run.load().transactionsPerThread().stream()
                .map(Long::doubleValue)
                .collect(java.util.stream.Collectors.toList());
        List<Double> busy = run.load().busySecondsPerThread();
        line("Threads fairness:");
        line("    events (avg/stddev):           %.4f/%3.2f", mean(events), deviation(events));
        line("    execution time (avg/stddev):   %.4f/%3.2f", mean(busy), deviation(busy));
        line("");
    }

    private static double sum(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sum();
    }

    private static double mean(List<Double> values) {
        return values.isEmpty() ? 0 : sum(values) / values.size();
    }

    /** Of the population, as sysbench divides by the number of threads. */
    private static double deviation(List<Double> values) {
        double mean = mean(values);
        return Math.sqrt(values.stream()
                .mapToDouble(v -> (v - mean) * (v - mean))
                .average()
                .orElse(0));
    }

    private void line(String text, Object... values) {
        out.append(values.length == 0 ? text : String.format(Locale.ROOT, text, values))
                .append('\n');
    }
}
