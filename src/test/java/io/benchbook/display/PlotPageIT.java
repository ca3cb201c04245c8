package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Samples;
import io.benchbook.plot.Series;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.DateColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.api.BoxPlot;
import tech.tablesaw.plotly.api.Heatmap;
import tech.tablesaw.plotly.api.Histogram;
import tech.tablesaw.plotly.api.LinePlot;
import tech.tablesaw.plotly.api.PiePlot;
import tech.tablesaw.plotly.api.TimeSeriesPlot;
import tech.tablesaw.plotly.api.VerticalBarPlot;

/** Pages of figures in a real browser, from files, without a network. */
class PlotPageIT {
    private static final String EVIL = "</script><script>throw 1</script><b>&lt;";
    private static final List<String> DARK = List.of("--blink-settings=preferredColorScheme=0");

    @TempDir
    Path folder;

    private Chromium chromium;

    @BeforeEach
    void find_the_browser() {
        chromium = new Chromium(folder);
    }

    @Test
    void every_kind_of_chart_is_drawn_with_its_titles_and_without_errors_or_requests() throws Exception {
        JsonNode report = SeenPage.of(chromium, page(Samples.all(), 1000), List.of());
        assertThat(report.get("figures")).hasSize(Samples.all().size());
        for (int i = 0; i < Samples.all().size(); i++) {
            Chart chart = Samples.all().get(i);
            JsonNode figure = report.get("figures").get(i);
            assertThat(figure.get("drawn").asText()).isEqualTo("light");
            assertThat(figure.get("title").asText()).startsWith(chart.title());
            assertThat(figure.get("x").asText()).isEqualTo(chart.x().text());
            assertThat(figure.get("y").asText()).isEqualTo(chart.y().text());
            assertThat(figure.get("marks").asInt()).as(chart.title()).isPositive();
        }
    }

    @Test
    void figures_of_tablesaws_own_are_drawn_with_their_titles() throws Exception {
        Table table = Table.create(
                "t",
                DoubleColumn.create("x", 1, 2, 3, 4),
                DoubleColumn.create("y", 1, 2, Double.NaN, 3),
                StringColumn.create("g", EVIL, EVIL, "b\"'", "b\"'"),
                DateColumn.create(
                        "d",
                        LocalDate.of(2026, 1, 1),
                        LocalDate.of(2026, 1, 2),
                        LocalDate.of(2026, 1, 3),
                        LocalDate.of(2026, 1, 4)));
        List<Object> figures = List.of(
                LinePlot.create("Line", table, "x", "y", "g"),
                TimeSeriesPlot.create("Time", table, "d", "y"),
                VerticalBarPlot.create("Bar", table, "g", "y"),
                BoxPlot.create("Box", table, "g", "x"),
                Histogram.create("Histogram", table, "y"),
                PiePlot.create("Pie", table, "g", "x"),
                Heatmap.create("Heat", table, "g", "d"));
        JsonNode report = SeenPage.of(chromium, page(figures, 1000), List.of());
        assertThat(report.get("figures").findValuesAsText("title"))
                .containsExactly("Line", "Time", "Bar", "Box", "Histogram", "Pie", "Heat");
        assertThat(report.get("figures")).allMatch(figure -> figure.get("marks").asInt() > 0);
    }

    @Test
    void hostile_names_are_shown_as_they_are() throws Exception {
        Chart chart = new Chart(EVIL, Axis.ofNames(EVIL, List.of(EVIL, "b")), Axis.of("y", EVIL))
                .with(new Series.Marks(EVIL, Series.Kind.BARS, List.of(Point.of(0, 1), Point.of(1, 2))));
        JsonNode figure =
                SeenPage.of(chromium, page(List.of(chart), 1000), List.of()).at("/figures/0");
        assertThat(figure.get("title").asText()).isEqualTo(EVIL);
        assertThat(figure.get("x").asText()).isEqualTo(EVIL);
    }

    @Test
    void a_reader_who_prefers_dark_gets_light_ink() throws Exception {
        JsonNode report = SeenPage.of(chromium, page(List.of(Samples.lines()), 1000), DARK);
        assertThat(report.at("/figures/0/drawn").asText()).isEqualTo("dark");
        assertThat(report.at("/figures/0/ink").asText()).isEqualTo("rgb(228, 230, 235)");
    }

    @Test
    void on_a_narrow_page_nothing_sticks_out() throws Exception {
        Chart wordy = Samples.series().title("throughput of oltp_write_only on MySQL 8.0.15 (a sandbox), 16 threads");
        List<Object> charts = new ArrayList<>(Samples.all());
        charts.add(wordy);
        JsonNode report = SeenPage.of(chromium, page(charts, 370), List.of());
        assertThat(report.get("figures")).allMatch(figure -> figure.get("width").asInt() == 370);
        assertThat(report.get("figures").findValuesAsText("overflow")).containsOnly("false");
    }

    @Test
    void ten_plots_are_under_four_megabytes() throws IOException {
        List<Object> ten = new ArrayList<>(Samples.all());
        ten.add(Samples.lines());
        ten.add(Samples.series());
        assertThat(Files.size(page(ten, 1000))).isLessThan(4_000_000);
    }

    @Test
    void pictures_in_both_themes_differ_and_are_not_empty() throws Exception {
        Path page = page(List.of(Samples.lines()), 700);
        long light = Files.size(chromium.picture(page, 760, 600, "light.png", List.of()));
        long dark = Files.size(chromium.picture(page, 760, 600, "dark.png", DARK));
        assertThat(light).isGreaterThan(10_000).isNotEqualTo(dark);
        assertThat(dark).isGreaterThan(10_000);
    }

    /** A page of these values whose figures are this wide. */
    private Path page(List<?> values, int width) throws IOException {
        StringBuilder body = new StringBuilder("<div style=\"width:" + width + "px\">\n");
        values.forEach(value -> body.append(Displays.bundle(value).data().get("text/html")));
        Path page = Files.createTempFile(folder, "page", ".html");
        Files.writeString(page, HtmlPage.of("figures", body.append("</div>\n").toString()));
        return page;
    }
}
