package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.display.Screen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report in a real browser, headless Chromium, without a network. */
class HtmlReportIT {
    private static final String IMPORTS = "import tech.tablesaw.api.*;\nimport static io.benchbook.commands.Plots.*;\n";
    private static final String NOTEBOOK = """
            // ---
            // title: Ten plots
            // ---
            // %% [markdown]
            // # Ten plots
            //
            // | b | a |
            // |---|---|
            // | x | 2 |
            // | y | 10 |

            // %% The table
            var table = Table.create("t", IntColumn.create("threads", 1, 8, 32), DoubleColumn.create("tps", 100, 650, 700),
                StringColumn.create("server", "5.7.22", "5.7.22", "5.7.22"));
            table

            // %% Fails on purpose
            int a = 1 / 0;

            """;

    @TempDir
    private Path folder;

    @Test
    void a_report_of_ten_plots_is_drawn_without_an_error_or_a_request_and_is_not_large() throws Exception {
        StringBuilder notebook = new StringBuilder(NOTEBOOK);
        for (int i = 1; i <= 10; i++) {
            notebook.append("// %% Plot ")
                    .append(i)
                    .append("\nplot(table, x(\"threads\"), y(\"tps\"), by(\"server\"))\n\n");
        }
        Path report = report(notebook.toString());
        assertThat(Files.size(report)).isLessThan(4_000_000L);
        String dom = browse(report, "--dump-dom", "--virtual-time-budget=20000");
        assertThat(dom.split("data-drawn=", -1)).as("plots drawn").hasSize(11);
        assertThat(dom)
                .contains("class=\"gtitle\"", "<th data-sortable=\"\" tabindex=\"0\">a</th>", "ArithmeticException");
        assertThat(dom).doesNotContain("CONSOLE");
    }

    private Path report(String notebook) {
        Path file = folder.resolve("ten.jsh");
        NotebookFiles.write(file, notebook);
        Path report = folder.resolve("ten.html");
        RunOptions options = RunOptions.of(file).report(report).keepGoing(true);
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        assertThat(Notebooks.run(options, IMPORTS, new LiveScreen(nowhere, nowhere, false, Screen.PLAIN)))
                .isEqualTo(1);
        return report;
    }

    private String browse(Path page, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--enable-logging=stderr",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--user-data-dir=" + folder.resolve("browser")));
        command.addAll(List.of(options));
        command.add(page.toUri().toString());
        Path out = folder.resolve("dom.html");
        Process chromium = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        boolean ended = chromium.waitFor(120, TimeUnit.SECONDS);
        chromium.destroyForcibly();
        assertThat(ended).as("Chromium ends").isTrue();
        return Files.readString(out, StandardCharsets.UTF_8);
    }
}
