package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.SampleRuns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class SavingTest {
    private static final Table TABLE = Table.create(
            "runs",
            StringColumn.create("server", "5.7.22", "8.0|15, \"new\""),
            IntColumn.create("threads", 1, 2),
            DoubleColumn.create("tps", 1234.5, Double.NaN));

    @TempDir
    private Path folder;

    @Test
    void a_table_comes_back_from_csv_and_json_as_it_was() {
        for (String name : new String[] {"t.csv", "deeper/t.json"}) {
            Path file = Saving.save(TABLE, folder.resolve(name).toString());
            Table back = Saving.load(file.toString());
            assertThat(back.columnNames()).containsExactly("server", "threads", "tps");
            assertThat(back.stringColumn("server").asList()).containsExactly("5.7.22", "8.0|15, \"new\"");
            assertThat(back.numberColumn("threads").getDouble(1)).isEqualTo(2);
            assertThat(back.numberColumn("tps").getDouble(0)).isEqualTo(1234.5);
            assertThat(back.numberColumn("tps").isMissing(1)).isTrue();
        }
    }

    @Test
    void markdown_is_a_table_that_a_bar_in_a_cell_does_not_break() throws IOException {
        Path file = Saving.save(TABLE, folder.resolve("t.md").toString());
        assertThat(Files.readAllLines(file))
                .startsWith("| server | threads | tps |", "|---|---:|---:|", "| 5.7.22 | 1 | 1,235 |")
                .last()
                .asString()
                .startsWith("| 8.0\\|15, \"new\" | 2 |");
    }

    @Test
    void plots_are_saved_as_pictures_and_pages_and_runs_as_tables() throws IOException {
        var plot = Plots.plot(TABLE, Plots.x("threads"), Plots.y("tps"));
        byte[] png =
                Files.readAllBytes(Saving.save(plot, folder.resolve("p.png").toString()));
        assertThat(png).startsWith(0x89, 'P', 'N', 'G');
        assertThat(Saving.save(plot, folder.resolve("p.html").toString()))
                .content()
                .contains("bb-plot");
        Path run = Saving.save(SampleRuns.readOnly(), folder.resolve("r.csv").toString());
        assertThat(Saving.load(run.toString()).column("workload").getString(0)).isEqualTo("oltp_read_only");
    }

    @Test
    void a_report_shows_values_below_each_other_and_needs_no_network() {
        Path file = Saving.report(folder.resolve("r.html").toString(), "Four <runs>", TABLE, SampleRuns.readOnly());
        assertThat(file)
                .content()
                .contains("<h2>Four &lt;runs&gt;</h2>", "8.0|15", "oltp_read_only")
                .doesNotContain("src=\"http", "href=\"http");
    }

    @Test
    void what_cannot_be_written_or_read_says_so_in_a_line_and_leaves_nothing() throws IOException {
        refused(() -> Saving.save(TABLE, "runs.xlsx"), "save: needs a file that ends in .csv, .json");
        refused(() -> Saving.save(TABLE, folder.resolve("t.png").toString()), "has no picture. plot(...) makes one");
        refused(() -> Saving.save(7, folder.resolve("t.csv").toString()), "save: Integer is no table");
        refused(() -> Saving.report("r.pdf"), "report: needs a file that ends in");
        refused(() -> Saving.report("r.csv", TABLE), "report: writes .html");
        refused(() -> Saving.load(folder.resolve("no.csv").toString()), "there is no such file");
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"a\": 1}");
        refused(() -> Saving.load(broken.toString()), "needs a list of objects, got object");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(broken);
        }
    }

    private static void refused(Runnable call, String message) {
        assertThatThrownBy(call::run).isInstanceOf(BenchbookException.class).hasMessageContaining(message);
    }
}
