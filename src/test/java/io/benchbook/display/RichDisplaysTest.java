package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.TextWidth;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.plot.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.api.LinePlot;

class RichDisplaysTest {
    private final Table table = Table.create(
            "t", StringColumn.create("<name>", "x</td>", "y"), DoubleColumn.create("tps", 2897.31, Double.NaN));

    @Test
    void a_chart_comes_in_four_forms() {
        Bundle bundle = Displays.bundle(Samples.lines());
        assertThat(bundle.data())
                .containsOnlyKeys("application/vnd.plotly.v1+json", "text/html", "image/png", "text/plain");
        assertThat(bundle.data().get("application/vnd.plotly.v1+json")).isInstanceOf(JsonNode.class);
        assertThat(Base64.getDecoder().decode((String) bundle.data().get("image/png")))
                .startsWith(0x89, 'P', 'N', 'G');
        assertThat((String) bundle.data().get("text/html")).contains("<img alt=\"oltp_read_only: throughput (tps)");
        assertThat(bundle.text()).contains("─●─ MySQL 5.7.22").doesNotContain("results/plots");
    }

    @Test
    void a_chart_in_a_terminal_names_its_html_file() throws IOException {
        String text = Displays.text(Samples.bars(), new Screen(80, 24, false, true));
        String last = text.lines().reduce((a, b) -> b).orElseThrow().strip();
        assertThat(last).matches("results.plots.oltp-point-select-[0-9a-f]{8}\\.html");
        String page = Files.readString(Path.of(last));
        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains("DecompressionStream")
                .doesNotContain("src=\"http");
        Files.delete(Path.of(last));
        String linked = Displays.text(Samples.bars(), new Screen(80, 24, true, true));
        assertThat(linked).contains("\u001b]8;;file:///").contains("oltp-point-select");
        Files.delete(Path.of(last));
    }

    @Test
    void a_figure_of_tablesaws_own_comes_in_the_same_forms() {
        Table points = Table.create(DoubleColumn.create("x", 1, 2, 3), DoubleColumn.create("y", 1, 4, 9));
        Bundle bundle = Displays.bundle(LinePlot.create("Squares", points, "x", "y"));
        assertThat(bundle.data())
                .containsOnlyKeys("application/vnd.plotly.v1+json", "text/html", "image/png", "text/plain");
        assertThat(bundle.text()).startsWith("Squares");
    }

    @Test
    void a_table_as_html_is_escaped_sortable_and_tells_its_shape() {
        String html = (String) Displays.bundle(table).data().get("text/html");
        assertThat(html)
                .contains("&lt;name&gt;</button>")
                .contains("<td>x&lt;/td&gt;</td>")
                .contains("data-value=\"2897.31\">2,897</td>")
                .contains("data-value=\"\">–</td>")
                .contains("benchbookSort(this)")
                .contains("2 rows × 2 columns</caption>");
    }

    @Test
    void a_long_table_as_html_is_cut_with_its_shape() {
        Table many = Table.create(DoubleColumn.create("n", new double[5000]));
        String html = (String) Displays.bundle(many).data().get("text/html");
        assertThat(html).contains("5,000 rows × 1 column, the first 1,000 shown");
        assertThat(Displays.bundle(many).text()).endsWith("more rows");
    }

    @Test
    void a_run_is_a_card_that_fits_the_screen() {
        String text = Displays.text(SampleRuns.withErrors(), new Screen(80, 24, false, true));
        assertThat(text.lines()).allMatch(line -> TextWidth.of(line) <= 80);
        assertThat(text).contains("\n  errors       15 × 1213 Deadlock");
        String wide = Displays.text(SampleRuns.withErrors(), new Screen(500, 24, false, true));
        assertThat(wide).isEqualTo(SampleRuns.withErrors().toString());
        assertThat(Displays.text(SampleRuns.readOnly(), new Screen(200, 24, true, true)))
                .startsWith("\u001b[1moltp_read_only on MySQL 8.0.15")
                .contains("\u001b[2m  throughput   \u001b[0m2,897 tps");
        assertThat((String) Displays.bundle(SampleRuns.readOnly()).data().get("text/html"))
                .contains("<dt>throughput</dt><dd>2,897 tps");
    }

    @Test
    void a_page_holds_the_script_only_where_a_figure_needs_it() {
        String figure = (String) Displays.bundle(Samples.lines()).data().get("text/html");
        assertThat(HtmlPage.of("<t>", "<p>text</p>")).hasSizeLessThan(10_000).contains("<title>&lt;t&gt;</title>");
        assertThat(HtmlPage.of("t", figure + figure).split("DecompressionStream"))
                .hasSize(3 - 1);
    }
}
