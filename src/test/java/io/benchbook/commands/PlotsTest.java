package io.benchbook.commands;

import static io.benchbook.commands.Plots.against;
import static io.benchbook.commands.Plots.by;
import static io.benchbook.commands.Plots.plot;
import static io.benchbook.commands.Plots.shade;
import static io.benchbook.commands.Plots.x;
import static io.benchbook.commands.Plots.y;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.compare.SampleComparisons;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Series;
import java.util.List;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class PlotsTest {
    private final Table runs = Table.create(
            "runs",
            StringColumn.create("id", "r1", "r2", "r3", "r4", "r5"),
            StringColumn.create("server", "5.7.22", "8.0.15", "5.7.22", "8.0.15", "8.0.15"),
            StringColumn.create(
                    "version", "MySQL 5.7.22", "MySQL 8.0.15", "MySQL 5.7.22", "MySQL 8.0.15", "MySQL 8.0.15"),
            StringColumn.create(
                    "workload",
                    "oltp_read_only",
                    "oltp_read_only",
                    "oltp_read_only",
                    "oltp_read_only",
                    "oltp_read_only"),
            IntColumn.create("threads", new int[] {8, 8, 16, 16, 16}),
            DoubleColumn.create("tps", 900, 700, 1500, 1000, 1100),
            DoubleColumn.create("p95_ms", 4.8, 5.1, 6.2, 8.8, 9));

    @Test
    void a_chart_takes_the_series_of_another_one() {
        Chart published = plot(Published.publishedRuns("r2"), x("threads"), y("tps"), by("run"));
        Chart both = plot(runs, x("threads"), y("tps"), by("server")).with(published);
        assertThat(both.series()).hasSize(2 + 3);
        assertThat(both.marks().get(2).points()).containsExactly(Point.of(32, 1696.56));
        Chart bars = plot(runs, x("server"), y("tps"), by());
        assertThatThrownBy(() -> bars.with(published))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("with: the other chart has other names along its x axis");
    }

    @Test
    void runs_that_repeat_each_other_are_averaged_without_being_told() {
        Table repeated = Table.create(
                "sweep",
                IntColumn.create("repeat", 1, 2, 1, 2),
                IntColumn.create("threads", 1, 1, 8, 8),
                DoubleColumn.create("tps", 100, 102, 200, 204));
        Chart chart = plot(repeated);
        assertThat(chart.marks()).singleElement();
        assertThat(chart.marks().get(0).points()).extracting(Point::y).containsExactly(101.0, 202.0);
    }

    @Test
    void an_interval_of_what_is_never_negative_does_not_reach_below_zero() {
        Table two = Table.create("two", IntColumn.create("threads", 1, 1), DoubleColumn.create("tps", 10, 1_000));
        Point point =
                plot(two, x("threads"), y("tps"), by()).marks().get(0).points().get(0);
        assertThat(point.low()).isZero();
        assertThat(point.high()).isGreaterThan(1_000);
    }

    @Test
    void a_plot_of_named_columns_has_a_series_for_each_group() {
        Chart chart = plot(runs, x("threads"), y("tps"), by("server"));
        assertThat(chart.title()).isEqualTo("throughput over threads");
        assertThat(chart.y().text()).isEqualTo("throughput (tps)");
        assertThat(chart.marks()).extracting(Series::name).containsExactly("5.7.22", "8.0.15");
        assertThat(chart.marks().get(0).points()).containsExactly(Point.of(8, 900), Point.of(16, 1500));
    }

    @Test
    void rows_of_the_same_place_are_averaged_with_an_interval() {
        Point point = plot(runs, x("threads"), y("tps"), by("server"))
                .marks()
                .get(1)
                .points()
                .get(1);
        assertThat(point.y()).isEqualTo(1050);
        assertThat(point.high() - point.y())
                .isCloseTo(12.706 * 70.7107 / Math.sqrt(2), org.assertj.core.data.Offset.offset(0.1));
        assertThat(plot(runs).subtitle()).isEqualTo("oltp_read_only · mean of 1 to 2 runs, 95 % interval");
    }

    @Test
    void a_plot_without_choices_takes_what_varies() {
        Chart chart = plot(runs);
        assertThat(chart.x().label()).isEqualTo("threads");
        assertThat(chart.marks()).extracting(Series::name).containsExactly("5.7.22", "8.0.15");
    }

    @Test
    void a_plot_over_names_has_bars() {
        Chart chart = plot(runs, x("server"), y("p95_ms"), by("threads"));
        assertThat(chart.x().categories()).containsExactly("5.7.22", "8.0.15");
        assertThat(chart.marks()).extracting(Series.Marks::kind).containsOnly(Series.Kind.BARS);
        assertThat(chart.y().text()).isEqualTo("p95 latency (ms)");
    }

    @Test
    void several_columns_are_several_series() {
        assertThat(plot(runs, x("threads"), y("tps", "p95_ms"), by()).marks())
                .extracting(Series::name)
                .containsExactly("tps", "p95_ms");
    }

    @Test
    void a_column_that_is_not_there_is_named_with_the_nearest_one() {
        assertThatThrownBy(() -> plot(runs, y("tsp")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("plot: the table has no column tsp. Did you mean tps?");
        assertThatThrownBy(() -> plot(runs, x("something_else")))
                .hasMessage("plot: the table has no column something_else. Its columns are"
                        + " id, server, version, workload, threads, tps, p95_ms.");
    }

    @Test
    void what_cannot_be_drawn_is_said_in_one_line() {
        assertThatThrownBy(() -> plot(runs, y("server")))
                .hasMessage("plot: y needs a column of numbers, got server, which is string.");
        assertThatThrownBy(() -> plot(runs.emptyCopy())).hasMessage("plot: needs a table with rows, got none.");
        assertThatThrownBy(() -> plot(runs.selectColumns("server", "workload")))
                .hasMessage("plot: needs a column of numbers, got server, workload.");
        assertThatThrownBy(() -> plot(runs.selectColumns("tps")))
                .hasMessage("plot: needs two columns, got tps alone. Give the table a column for the x axis.");
        assertThatThrownBy(() -> plot(runs, x("threads"), x("tps"))).hasMessage("plot: takes one x(...), got 2.");
        assertThatThrownBy(() -> plot()).hasMessage("plot: needs at least one result of run(...), got none.");
        assertThatThrownBy(() -> y()).hasMessage("y: needs at least one column, got none.");
    }

    @Test
    void of_results_that_differ_in_server_and_workload_only_bars_are_drawn() {
        Table results = Table.create(
                "runs",
                StringColumn.create("id", "a", "b", "c", "d"),
                StringColumn.create("server", "5.7.22", "5.7.22", "8.0.15", "8.0.15"),
                StringColumn.create("version", "MySQL 5.7.22", "MySQL 5.7.22", "MySQL 8.0.15", "MySQL 8.0.15"),
                StringColumn.create("workload", "ro", "wo", "ro", "wo"),
                IntColumn.create("threads", new int[] {8, 8, 8, 8}),
                DoubleColumn.create("seconds", 10.01, 10.02, 10.03, 10.04),
                DoubleColumn.create("tps", 1, 2, 3, 4),
                DoubleColumn.create("tps_cv", 0.1, 0.2, 0.3, 0.4));
        Chart chart = plot(results);
        assertThat(chart.x().categories()).containsExactly("5.7.22", "8.0.15");
        assertThat(chart.marks()).extracting(Series::name).containsExactly("ro", "wo");
    }

    @Test
    void rows_that_differ_in_a_factor_are_not_averaged() {
        Table sweep = Table.create(
                StringColumn.create("server", "a", "a", "b", "b", "a", "a", "b", "b"),
                StringColumn.create("durability", "SAFE", "FAST", "SAFE", "FAST", "SAFE", "FAST", "SAFE", "FAST"),
                IntColumn.create("threads", new int[] {1, 1, 1, 1, 2, 2, 2, 2}),
                DoubleColumn.create("tps", 1, 2, 3, 4, 5, 6, 7, 8));
        assertThat(plot(sweep).marks())
                .extracting(Series::name)
                .containsExactly("a · SAFE", "a · FAST", "b · SAFE", "b · FAST");
        assertThat(plot(sweep).subtitle()).isEmpty();
    }

    @Test
    void a_table_of_two_columns_of_numbers_is_a_line() {
        Table table = Table.create(DoubleColumn.create("size", 1, 2, 3), DoubleColumn.create("cost_ms", 4, 5, 6));
        Chart chart = plot(table);
        assertThat(chart.x().label()).isEqualTo("size");
        assertThat(chart.y().text()).isEqualTo("cost (ms)");
        assertThat(chart.marks()).hasSize(1);
    }

    @Test
    void a_shade_makes_a_heat_map_of_two_factors() {
        Chart chart = plot(runs, x("threads"), y("server"), shade("tps"));
        assertThat(chart.title()).isEqualTo("throughput by threads and server");
        assertThat(chart.x().categories()).containsExactly("8", "16");
        assertThat(chart.y().categories()).containsExactly("5.7.22", "8.0.15");
        assertThat(chart.series())
                .containsExactly(
                        new Series.Heat("throughput", "tps", List.of(List.of(900.0, 1500.0), List.of(700.0, 1050.0))));
        assertThat(chart.subtitle()).isEqualTo("oltp_read_only · means of up to 2 runs");
        assertThat(plot(runs, shade("tps")).y().categories()).containsExactly("5.7.22", "8.0.15");
    }

    @Test
    void a_heat_map_of_one_factor_is_refused() {
        Table one = runs.where(runs.stringColumn("server").isEqualTo("5.7.22"));
        assertThatThrownBy(() -> plot(one, x("threads"), shade("tps")))
                .hasMessage("plot: a heat map needs two factors that vary, got threads alone."
                        + " Leave shade(...) out for a line.");
        assertThatThrownBy(() -> plot(runs, shade("tsp"))).hasMessageEndingWith("Did you mean tps?");
    }

    @Test
    void published_figures_stand_beside_measured_ones() {
        Table published = Table.create(
                StringColumn.create("version", "5.7.10", "5.7.10", "5.7.10", "8.0.11"),
                StringColumn.create("metric", "tps", "tps", "latency_p95", "tps"),
                IntColumn.create("threads").append(16).append(8).append(8).appendMissing(),
                DoubleColumn.create("value", 2000, 1000, 7.5, 1));
        Chart chart = plot(runs, x("threads"), y("tps"), by("server"), against(published));
        assertThat(chart.marks()).extracting(Series::name).containsExactly("5.7.22", "8.0.15", "published 5.7.10");
        assertThat(chart.marks().get(2).points()).containsExactly(Point.of(8, 1000), Point.of(16, 2000));
        assertThat(plot(runs, x("threads"), y("p95_ms"), against(published))
                        .marks()
                        .get(2)
                        .points())
                .containsExactly(Point.of(8, 7.5));
    }

    @Test
    void published_figures_without_a_place_are_refused() {
        Table other = Table.create(DoubleColumn.create("size", 1, 2));
        assertThatThrownBy(() -> plot(runs, x("threads"), y("tps"), against(other)))
                .hasMessage("against: nothing that was published has a place in this plot: it needs threads and tps."
                        + " published(\"r3\").where(...) chooses rows.");
        assertThatThrownBy(() -> against(null)).hasMessageStartingWith("against: needs a table");
    }

    @Test
    void several_comparisons_are_bars_in_percent() {
        Chart chart = plot(
                SampleComparisons.of("oltp_read_only", 0.8, 0.7, 0.9),
                SampleComparisons.of("oltp_insert", 1.1, 1, 1.2));
        assertThat(chart.title()).isEqualTo("5.7.22 → 8.0.15");
        assertThat(chart.x().categories()).containsExactly("oltp_read_only", "oltp_insert");
        assertThat(chart.marks().get(0).points().get(0).y()).isCloseTo(-20, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(chart.marks().get(0).points().get(1).high())
                .isCloseTo(20, org.assertj.core.data.Offset.offset(1e-9));
    }
}
