package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.plot.AttributionChart;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Choice;
import io.benchbook.plot.ComparisonChart;
import io.benchbook.plot.RatioChart;
import io.benchbook.plot.RunCharts;
import io.benchbook.plot.TableChart;
import java.util.ArrayList;
import java.util.List;
import tech.tablesaw.api.Table;

/**
 * Plots. A plot is shown as text in the terminal, with the path of an HTML file (in {@code results/plots}) that needs no
 * network, and as an interactive figure in notebooks.
 */
public final class Plots {
    private Plots() {}

    /**
     * A plot of a table, for instance {@code plot(results(), x("threads"), y("tps"), by("server"))}: lines over numbers,
     * bars over names. Rows of the same place and series are averaged, with a 95 % interval. What is not said is chosen:
     * y is tps or another figure, x is threads, time or the first column that varies, by a text that varies.
     *
     * @param choices {@link #x}, {@link #y} and {@link #by}, each at most once, in any order; {@link #shade} for a heat map, {@link
     *     #against} for published figures beside the table's
     */
    public static Chart plot(Table table, Choice... choices) {
        if (table == null || table.isEmpty()) {
            throw new BenchbookException("plot: needs a table with rows, got " + (table == null ? "null." : "none."));
        }
        return TableChart.of(table, List.of(choices));
    }

    /** The throughput of a run, or of several, second by second: {@code plot(run(...))}. */
    public static Chart plot(RunResult... runs) {
        return RunCharts.overTime(atLeastOne("plot", runs));
    }

    /** The ratio of each pair of a comparison, with the answer and its interval. */
    public static Chart plot(Comparison comparison) {
        return ComparisonChart.of(comparison);
    }

    /** Several comparisons as bars: by how many percent each compared side is faster, with its interval. */
    public static Chart plot(Comparison first, Comparison second, Comparison... more) {
        List<Comparison> all = new ArrayList<>(List.of(first, second));
        all.addAll(List.of(more));
        return ComparisonChart.of(all);
    }

    /**
     * The runs of a sweep that did not fail, as {@code plot(sweep.table())}: {@code plot(sweep, y("p95_ms"))}.
     *
     * @param choices as for a table
     */
    public static Chart plot(Sweep sweep, Choice... choices) {
        Table runs = sweep.table();
        return plot(runs.where(runs.stringColumn("ended").isEqualTo("completed")), choices);
    }

    /** A ratio over an axis, with its intervals: {@code plot(ratios(...))}. */
    public static Chart plot(RatioCurve curve) {
        return RatioChart.of(curve);
    }

    /** The way from one server to the other as a waterfall, with an interval on each step: {@code plot(why(...))}. */
    public static Chart plot(Attribution attribution) {
        return AttributionChart.of(attribution);
    }

    /** The latency percentiles of a run, or of several, up to the last nines: {@code plotLatency(run57, run80)}. */
    public static Chart plotLatency(RunResult... runs) {
        return RunCharts.percentiles(atLeastOne("plotLatency", runs));
    }

    /** The column along the x axis of a plot. */
    public static Choice x(String column) {
        return new Choice.X(column);
    }

    /** The column that a plot draws, or several of one unit: {@code y("p50_ms", "p95_ms")}. */
    public static Choice y(String... columns) {
        return new Choice.Y(atLeastOne("y", columns));
    }

    /** The column, or columns, whose values tell the lines of a plot apart; {@code by()} for one line. */
    public static Choice by(String... columns) {
        return new Choice.By(List.of(columns));
    }

    /**
     * Makes a plot a heat map: the column whose values are the shades, over two factors of a table or a sweep.
     * <pre>
     * plot(sweep, x("threads"), y("rows"), shade("tps"))
     * </pre>
     */
    public static Choice shade(String column) {
        return new Choice.Shade(column);
    }

    /**
     * Draws published figures beside measured ones, as points. Rows are taken whose metric is the one that the plot draws.
     * <pre>
     * plot(results(), x("threads"), y("qps"), against(published("r3")))
     * </pre>
     *
     * @param published rows of {@code published("r3")}, or any table that has the columns of x and y
     */
    public static Choice against(Table published) {
        if (published == null) {
            throw new BenchbookException("against: needs a table, for instance published(\"r3\"), got null.");
        }
        return new Choice.Against(published);
    }

    private static <T> List<T> atLeastOne(String argument, T[] values) {
        if (values.length == 0) {
            throw new BenchbookException(argument + ": needs at least one "
                    + (values instanceof RunResult[] ? "result of run(...)" : "column") + ", got none.");
        }
        return List.of(values);
    }
}
