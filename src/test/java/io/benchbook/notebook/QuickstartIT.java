package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first notebook that people run, in a short form. */
class QuickstartIT {
    private static final Path NOTEBOOK = Path.of("notebooks/quickstart.jsh").toAbsolutePath();

    @TempDir
    private Path folder;

    @Test
    void it_measures_both_servers_shows_table_plot_and_sentence_and_ends_cleanly() throws Exception {
        List<String> options = List.of("-p", "profile=quick", "--report", "q.html");
        try (Program program = Program.run(folder, NOTEBOOK.toString(), options.toArray(String[]::new))) {
            program.await("Writing to 8.0.15");
            List<ProcessHandle> servers = program.children();
            assertThat(program.status()).as(program.out() + program.err()).isZero();
            assertThat(program.out())
                    .containsPattern("5\\.7\\.22 +oltp_read_only +8 +[0-9,]+")
                    .containsPattern("8\\.0\\.15 +oltp_write_only +8 +[0-9,]+")
                    .containsPattern(
                            "Reading: [0-9,]+ transactions a second on 8\\.0\\.15 against [0-9,]+ on 5\\.7\\.22")
                    .contains("throughput by workload", "character_set_server", "12 cells: 12 passed in");
            assertThat(servers).as("servers while it ran").hasSizeGreaterThanOrEqualTo(2);
            Program.assertGone(servers);
        }
        try (Stream<Path> plots = Files.list(folder.resolve("results/plots"))) {
            assertThat(plots.toList())
                    .isNotEmpty()
                    .allMatch(plot -> plot.toString().endsWith(".html"));
        }
        assertThat(folder.resolve("q.html"))
                .content()
                .contains(
                        "How this was measured",
                        "<th>server 5.7.22</th><td>MySQL 5.7.22, sandbox, sha256:cccdf44cfb8137dc</td>");
    }

    @Test
    void it_compiles_and_nothing_of_it_runs_for_that() throws Exception {
        try (Program program = Program.run(folder, NOTEBOOK.toString(), "--check")) {
            assertThat(program.status()).as(program.err()).isZero();
            assertThat(program.out()).contains("12 cells, all compile");
            assertThat(folder.resolve("results")).doesNotExist();
        }
    }

    @Test
    void it_goes_to_jupyter_and_back_byte_for_byte() {
        assertThat(Notebooks.convert(NOTEBOOK, folder.resolve("q.ipynb"))).isZero();
        assertThat(Notebooks.convert(folder.resolve("q.ipynb"), folder.resolve("q.jsh")))
                .isZero();
        assertThat(folder.resolve("q.jsh")).hasSameBinaryContentAs(NOTEBOOK);
    }
}
