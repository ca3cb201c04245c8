package io.benchbook.commands;

import static io.benchbook.commands.Plots.by;
import static io.benchbook.commands.Plots.plot;
import static io.benchbook.commands.Plots.x;
import static io.benchbook.commands.Plots.y;
import static io.benchbook.commands.Summaries.means;
import static io.benchbook.commands.Summaries.ratios;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Scale;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class SummariesTest {
    private final Table runs = Table.create(
            "runs",
            StringColumn.create("server", "old", "old", "new", "new", "old", "old", "new", "new", "new"),
            DoubleColumn.create("document_bytes", 10_000, 10_000, 10_000, 10_000, 100, 100, 100, 100, 100),
            DoubleColumn.create("tps", 100, 110, 200, 220, 1_000, 1_100, 900, 990, 1),
            StringColumn.create(
                    "ended",
                    "completed",
                    "completed",
                    "completed",
                    "completed",
                    "completed",
                    "completed",
                    "completed",
                    "completed",
                    "failed"));

    private RatioCurve gain() {
        return ratios(runs, "new", "old", x("document_bytes"), y("tps"), by("server"));
    }

    @Test
    void a_ratio_is_had_at_each_level_of_the_axis_without_the_runs_that_failed() {
        Table table = gain().table();
        assertThat(table.columnNames()).containsExactly("document_bytes", "ratio", "low", "high");
        assertThat(table.doubleColumn("document_bytes").asList()).containsExactly(100.0, 10_000.0);
        assertThat(table.doubleColumn("ratio").get(0)).isCloseTo(0.9, within(1e-9));
        assertThat(table.doubleColumn("ratio").get(1)).isCloseTo(2, within(1e-9));
        assertThat(table.doubleColumn("low").get(1)).isBetween(1.0, 1.9);
        assertThat(gain().toString()).startsWith("new / old: tps over document_bytes\n  100          0.90 [");
    }

    @Test
    void it_tells_from_where_on_the_ratio_is_greater() {
        assertThat(gain().beginsToExceed(1).estimate()).isBetween(150.0, 250.0);
        assertThat(gain().beginsToExceed(3).estimate()).isInfinite();
        assertThat(gain().whereItExceeds(3)).isEqualTo("nowhere up to 10,000 bytes");
        assertThat(gain().whereItExceeds(0.1)).isEqualTo("from 100 bytes, the first level, on");
        assertThat(gain().whereItExceeds(1)).matches("from 184 bytes \\[(below )?\\d+, .+] on");
    }

    @Test
    void its_plot_has_a_log_axis_where_the_levels_are_far_apart() {
        Chart chart = plot(gain());
        assertThat(chart.x().scale()).isEqualTo(Scale.LOG);
        assertThat(chart.annotations()).hasSize(1);
        assertThat(chart.marks().get(0).points().get(0).hasInterval()).isTrue();
        assertThat(chart.marks().get(0).name()).isEqualTo("new / old");
        assertThat(plot(gain().named("small")).marks().get(0).name()).isEqualTo("small");
    }

    @Test
    void repeated_runs_are_one_row_with_their_means_and_their_number() {
        Table means = means(runs, by("server", "document_bytes"), y("tps"));
        assertThat(means.columnNames()).containsExactly("server", "document_bytes", "tps", "runs");
        assertThat(means.stringColumn("server").asList()).containsExactly("old", "new", "old", "new");
        assertThat(means.doubleColumn("tps").asList()).containsExactly(105.0, 210.0, 1_050.0, 945.0);
        assertThat(means.intColumn("runs").asList()).containsOnly(2);
        refused(() -> means(runs, by("server"), y("ended")), "means: needs numbers in ended, which holds texts.");
        refused(
                () -> means(runs, by("servers"), y("tps")),
                "means: the table has no column servers. Did you mean server?");
        refused(() -> means(runs, by("server")), "means: needs one y(...), got 0. For instance y(\"tps\").");
    }

    @Test
    void what_does_not_fit_is_refused_with_what_would() {
        refused(
                () -> ratios(runs, "newer", "old", x("document_bytes"), y("tps"), by("server")),
                "ratios: no run that completed has the server newer. Did you mean new?");
        refused(
                () -> ratios(runs, "new", "old", y("tps"), by("server")),
                "ratios: needs one x(...), got 0. For instance x(\"threads\").");
        refused(
                () -> ratios(runs, "new", "old", x("server"), y("tps"), by("server")),
                "ratios: needs numbers in server, which holds texts.");
        refused(
                () -> ratios(runs, "new", "old", x("bytes"), y("tps"), by("server")),
                "ratios: the table has no column bytes.");
    }

    private static void refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(BenchbookException.class).hasMessageStartingWith(message);
    }
}
