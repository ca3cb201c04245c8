package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.commands.PlotPictures;
import io.benchbook.display.Chromium;
import io.benchbook.display.Displays;
import io.benchbook.display.SeenPage;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report of ten plots and all else that a cell can show, in a real browser without a network. */
class HtmlReportIT {
    private static final String PROSE = """
            // %% [markdown]
            // # Ten plots
            //
            // | a fact | its value |
            // |---|---|
            // | x | 2 |
            // | y | 10 |

            """;
    private static final List<String> OFFLINE = List.of("--host-resolver-rules=MAP * ~NOTFOUND");

    @TempDir
    private Path folder;

    private Chromium chromium;

    @BeforeEach
    void find_the_browser() {
        chromium = new Chromium(folder);
    }

    @Test
    void every_plot_is_drawn_with_its_titles_without_an_error_or_a_request_and_the_file_is_not_large()
            throws Exception {
        Path report = report("");
        assertThat(Files.size(report)).isLessThan(4_000_000);
        JsonNode figures = SeenPage.of(chromium, report, OFFLINE).get("figures");
        assertThat(figures).hasSize(10);
        for (int i = 0; i < 10; i++) {
            JsonNode figure = figures.get(i);
            assertThat(figure.get("drawn").asText()).isEqualTo("light");
            assertThat(figure.get("title").asText()).isEqualTo(charts().get(i).title());
            assertThat(figure.get("x").asText()).isEqualTo(charts().get(i).x().text());
            assertThat(figure.get("y").asText()).isEqualTo(charts().get(i).y().text());
            assertThat(figure.get("marks").asInt()).as(charts().get(i).title()).isPositive();
        }
    }

    @Test
    void in_the_dark_theme_every_plot_has_light_ink() throws Exception {
        List<String> dark = new ArrayList<>(OFFLINE);
        dark.add("--blink-settings=preferredColorScheme=0");
        JsonNode seen = SeenPage.of(chromium, report(""), dark);
        assertThat(seen.get("figures").findValuesAsText("drawn")).containsOnly("dark");
        assertThat(seen.get("figures").findValuesAsText("ink")).containsOnly("rgb(228, 230, 235)");
    }

    @Test
    void on_a_page_of_400_pixels_nothing_sticks_out() throws Exception {
        List<String> narrow = new ArrayList<>(OFFLINE);
        narrow.add("--window-size=500,900");
        JsonNode seen = SeenPage.of(chromium, report("html { width: 400px }"), narrow);
        assertThat(seen.get("figures").findValuesAsText("width")).containsOnly("368");
        assertThat(seen.get("figures").findValuesAsText("overflow")).containsOnly("false");
        assertThat(seen.get("sticksOut").asBoolean()).isFalse();
    }

    @Test
    void pictures_in_both_themes_are_not_empty_and_differ() throws Exception {
        Path report = report("");
        Path light = chromium.picture(report, 1000, 2000, "light.png", OFFLINE);
        List<String> flags = new ArrayList<>(OFFLINE);
        flags.add("--blink-settings=preferredColorScheme=0");
        Path dark = chromium.picture(report, 1000, 2000, "dark.png", flags);
        assertThat(Files.size(light)).isGreaterThan(30_000).isNotEqualTo(Files.size(dark));
        assertThat(Files.size(dark)).isGreaterThan(30_000);
    }

    private static List<Chart> charts() {
        List<Chart> charts = new ArrayList<>(PlotPictures.all().values());
        charts.add(Samples.groupedBars());
        return charts;
    }

    private Path report(String style) throws IOException {
        StringBuilder source = new StringBuilder(PROSE);
        for (int i = 1; i <= 12; i++) {
            source.append("// %% Cell ").append(i).append("\nint v").append(i).append(";\n\n");
        }
        Notebook notebook = Notebook.parse(source.toString());
        List<CellRun> runs = new ArrayList<>();
        for (Chart chart : charts()) {
            runs.add(run(notebook, runs.size() + 1, new Output.Shown(Displays.bundle(chart))));
        }
        runs.add(run(
                notebook,
                11,
                new Output.Shown(Displays.bundle(SampleRuns.withErrors())),
                new Output.Shown(Displays.bundle(SampleRuns.readOnly().table())),
                new Output.Printed(
                        false, "a line of text that was printed and is a good deal longer than a phone is wide\n")));
        runs.add(run(notebook, 12, new Output.Failed("ArithmeticException", "/ by zero", "n.jsh:3:1: / by zero")));
        Path report = folder.resolve("ten.html");
        String html = HtmlReport.write(Runs.of(notebook, runs, Map.of("Java", "17", "jars", "a-1 b, ".repeat(100))));
        Files.writeString(report, html.replaceFirst("</style>", style + "</style>"));
        return report;
    }

    private static CellRun run(Notebook notebook, int number, Output... outputs) {
        Cell cell = notebook.runnable().get(number - 1);
        return new CellRun(cell, number, CellRun.End.PASSED, Duration.ofSeconds(1), List.of(outputs));
    }
}
