package io.benchbook.plot;

import io.benchbook.experiment.RunResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import tech.tablesaw.api.Table;

/** What a run looks like. */
public final class RunCharts {
    private static final double STALLED = 0.5;
    private static final int FEWEST_INTERVALS = 5;
    private static final int MOST_REMARKS = 9;

    private RunCharts() {}

    /** Throughput in each interval of the runs; with one run, its stalls and errors are marked. */
    public static Chart overTime(List<RunResult> runs) {
        Chart chart = new Chart(title("throughput", runs), Axis.of("time", "s"), Axis.of("throughput", "tps"));
        for (RunResult run : runs) {
            chart = chart.with(new Series.Marks(name(run, runs), Series.Kind.LINE, points(run.intervals())));
        }
        if (runs.size() > 1) {
            return chart;
        }
        RunResult run = runs.get(0);
        for (Annotation remark : remarks(run.intervals())) {
            chart = chart.with(remark);
        }
        return chart.subtitle(String.join(" · ", run.notes()));
    }

    /** Latency by percentile, as HdrHistogram's plots show it: each nine of the percentile is as far as the one before. */
    public static Chart percentiles(List<RunResult> runs) {
        Axis x = new Axis("percentile", "", Scale.PERCENTILE, false, List.of());
        Axis y = Axis.of("latency", "ms").scale(Scale.LOG);
        Chart chart = new Chart(title("latency", runs), x, y);
        for (RunResult run : runs) {
            chart = chart.with(new Series.Marks(name(run, runs), Series.Kind.LINE, curve(run)));
        }
        return chart;
    }

    private static String title(String what, List<RunResult> runs) {
        if (runs.size() == 1) {
            RunResult run = runs.get(0);
            return what + " of " + run.workload() + " on " + run.version() + ", " + run.threads()
                    + (run.threads() == 1 ? " thread" : " threads");
        }
        return what + " of " + runs.stream().map(RunResult::workload).distinct().collect(Collectors.joining(", "));
    }

    /** What tells a run from the others. */
    private static String name(RunResult run, List<RunResult> runs) {
        if (runs.size() == 1) {
            return "";
        }
        List<String> parts = new ArrayList<>(List.of(run.server()));
        if (runs.stream().map(RunResult::workload).distinct().count() > 1) {
            parts.add(run.workload());
        }
        if (runs.stream().map(RunResult::threads).distinct().count() > 1) {
            parts.add(run.threads() + " threads");
        }
        if (runs.stream().map(RunResult::durability).distinct().count() > 1) {
            parts.add(run.durability());
        }
        return String.join(" · ", parts);
    }

    private static List<Point> points(Table intervals) {
        double[] seconds = intervals.doubleColumn("second").asDoubleArray();
        double[] tps = intervals.doubleColumn("tps").asDoubleArray();
        return IntStream.range(0, seconds.length)
                .mapToObj(i -> Point.of(seconds[i], tps[i]))
                .toList();
    }

    /** Percentiles as far as the number of transactions carries: the last one leaves ten of them above it. */
    private static List<Point> curve(RunResult run) {
        double last = 100 * (1 - 10.0 / Math.max(20, run.transactions()));
        int steps = 60;
        double end = Scale.PERCENTILE.position(last);
        return DoubleStream.iterate(0, step -> step <= steps, step -> step + 1)
                .map(step -> Scale.PERCENTILE.value(end * step / steps))
                .mapToObj(percentile -> Point.of(percentile, run.percentileMs(percentile)))
                .toList();
    }

    private static List<Annotation> remarks(Table intervals) {
        double[] seconds = intervals.doubleColumn("second").asDoubleArray();
        double[] tps = intervals.doubleColumn("tps").asDoubleArray();
        long[] errors = intervals.longColumn("errors").asLongArray();
        List<Annotation> remarks = new ArrayList<>(stalls(seconds, tps));
        for (int i = 0; i < errors.length; i++) {
            if (errors[i] > 0) {
                remarks.add(Annotation.atX(seconds[i], errors[i] + (errors[i] == 1 ? " error" : " errors")));
            }
        }
        return remarks.size() <= MOST_REMARKS ? remarks : remarks.subList(0, MOST_REMARKS);
    }

    /** Stretches in which throughput was under half of its median. */
    private static List<Annotation> stalls(double[] seconds, double[] tps) {
        List<Annotation> stalls = new ArrayList<>();
        if (tps.length < FEWEST_INTERVALS) {
            return stalls;
        }
        double limit = STALLED
                * Arrays.stream(tps).sorted().skip(tps.length / 2).findFirst().orElse(0);
        for (int begin = 0; begin < tps.length; begin++) {
            int end = begin;
            while (end < tps.length && tps[end] < limit) {
                end++;
            }
            if (end > begin) {
                stalls.add(Annotation.span(seconds[begin], seconds[end - 1], "under half of the median throughput"));
                begin = end;
            }
        }
        return stalls;
    }
}
