package io.benchbook.commands;

import static io.benchbook.commands.Plots.*;
import static io.benchbook.commands.Published.*;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.attribution.SampleAttributions;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.SampleComparisons;
import io.benchbook.plot.Chart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The pictures of docs/plots.md, from figures made up for them; each line is as it stands in that page. */
public final class PlotPictures {
    private static final int[] THREADS = {5, 10, 20, 30, 40, 80, 120, 200};
    private static final double[] OLD = {1610, 2240, 2790, 2890, 2850, 2720, 2600, 2440};
    private static final double[] NEW = {1400, 1950, 2310, 2380, 2330, 2240, 2090, 1800};

    private PlotPictures() {}

    /** By the names of their files. */
    public static Map<String, Chart> all() {
        RunResult run = SampleRuns.withStall();
        RunResult run57 = SampleRuns.withLatencies("5.7.22", 1);
        RunResult run80 = SampleRuns.withLatencies("8.0.15", 1.35);
        Comparison reading = SampleComparisons.of("oltp_read_only", 0.87, 0.85, 0.89);
        Comparison writing = SampleComparisons.of("oltp_write_only", 0.71, 0.66, 0.77);
        Comparison points = SampleComparisons.of("oltp_point_select", 1.01, 0.99, 1.03);
        Attribution attribution = SampleAttributions.explained();
        Table sweep = sweep();
        Table sizes = sizes();
        Table pressure = pressure();
        Map<String, Chart> all = new LinkedHashMap<>();
        all.put("lines", plot(sweep, x("threads"), y("tps"), by("server")));
        all.put("time", plot(run));
        all.put("percentiles", plotLatency(run57, run80));
        all.put("bars", plot(sweep.where(sweep.intColumn("threads").isEqualTo(40)), x("server"), y("tps")));
        all.put("comparison", plot(reading));
        all.put("comparisons", plot(points, reading, writing));
        all.put("waterfall", plot(attribution));
        all.put("heat", plot(sizes, x("threads"), y("rows"), shade("tps")));
        all.put("published", plot(pressure, x("threads"), y("qps"), by("server"), against(readWrite())));
        return all;
    }

    /** Two servers over threads, five runs each. */
    private static Table sweep() {
        StringColumn server = StringColumn.create("server");
        IntColumn threads = IntColumn.create("threads");
        DoubleColumn tps = DoubleColumn.create("tps");
        for (int i = 0; i < THREADS.length; i++) {
            for (int run = -2; run <= 2; run++) {
                server.append("5.7.22").append("8.0.15");
                threads.append(THREADS[i]).append(THREADS[i]);
                tps.append(OLD[i] * (1 + 0.02 * run)).append(NEW[i] * (1 - 0.025 * run));
            }
        }
        StringColumn workload =
                StringColumn.create("workload", IntStream.range(0, tps.size()).mapToObj(i -> "oltp_read_only"));
        return Table.create("sweep", server, workload, threads, tps);
    }

    /** Throughput over threads and table sizes. */
    private static Table sizes() {
        IntColumn threads = IntColumn.create("threads");
        LongColumn rows = LongColumn.create("rows");
        DoubleColumn tps = DoubleColumn.create("tps");
        for (long size : List.of(10_000L, 100_000L, 1_000_000L, 10_000_000L)) {
            for (int i = 0; i < THREADS.length; i += 2) {
                threads.append(THREADS[i]);
                rows.append(size);
                tps.append(NEW[i] * (1.35 - 0.25 * Math.log10(size / 10_000.0)));
            }
        }
        return Table.create("sizes", threads, rows, tps);
    }

    private static Table pressure() {
        return Table.create(
                "pressure",
                StringColumn.create("server", "5.6.24", "5.6.24", "5.6.24", "5.7.22", "5.7.22", "5.7.22"),
                IntColumn.create("threads", new int[] {2, 64, 256, 2, 64, 256}),
                DoubleColumn.create("qps", 8_100, 52_300, 47_900, 8_600, 61_000, 59_500));
    }

    private static Table readWrite() {
        Table published = published("r3");
        return published.where(published.stringColumn("workload").isEqualTo("read_write"));
    }
}
