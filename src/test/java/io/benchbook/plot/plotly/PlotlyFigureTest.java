package io.benchbook.plot.plotly;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Golden;
import io.benchbook.plot.Point;
import io.benchbook.plot.Samples;
import io.benchbook.plot.Series;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlotlyFigureTest {
    @Test
    void figures_of_every_kind_are_as_in_the_golden_files() {
        int number = 0;
        for (Chart chart : Samples.all()) {
            Golden.check("plotly/" + number++ + ".json", PlotlyFigure.of(chart).toPrettyString());
        }
    }

    @Test
    void titles_are_objects_everywhere() {
        for (Chart chart : Samples.all()) {
            assertThat(PlotlyFigure.of(chart).findValues("title")).allMatch(JsonNode::isObject);
        }
    }

    @Test
    void a_remark_on_a_logarithmic_axis_has_its_line_at_the_value_and_its_text_at_the_logarithm() {
        Chart chart = new Chart("t", Axis.of("x", ""), Axis.of("y", ""))
                .with(new Series.Marks("", Series.Kind.LINE, List.of(Point.of(1, 1), Point.of(1000, 2))))
                .with(Annotation.atX(100, "here"))
                .logX();
        JsonNode layout = PlotlyFigure.of(chart).get("layout");
        assertThat(layout.at("/shapes/0/x0").asDouble()).isEqualTo(100);
        assertThat(layout.at("/annotations/0/x").asDouble()).isEqualTo(2);
    }

    @Test
    void the_text_of_a_remark_does_not_widen_the_axis_and_stands_on_the_side_with_room() {
        JsonNode layout = PlotlyFigure.of(Samples.series()).get("layout");
        assertThat(layout.at("/xaxis/range/1").asDouble()).isBetween(120.0, 125.0);
        assertThat(layout.at("/annotations/0/xanchor").asText()).isEqualTo("right");
    }

    @Test
    void what_is_not_a_number_is_null() {
        Chart chart = new Chart("t", Axis.of("x", ""), Axis.of("y", ""))
                .with(new Series.Marks(
                        "", Series.Kind.LINE, List.of(Point.of(1, Double.NaN), Point.of(2, Double.POSITIVE_INFINITY))));
        assertThat(PlotlyFigure.of(chart).at("/data/0/y").toString()).isEqualTo("[null,null]");
    }

    @Test
    void names_can_neither_end_the_script_nor_be_taken_for_markup() {
        String evil = "</script><script>alert(1)</script><b>&amp;";
        Chart chart = new Chart(evil, Axis.ofNames(evil, List.of(evil)), Axis.of("y", evil))
                .with(new Series.Marks(evil, Series.Kind.BARS, List.of(Point.of(0, 1))))
                .with(Annotation.atY(1, evil));
        String html = PlotlyHtml.figure("id", PlotlyFigure.of(chart), chart.summary(), Optional.empty());
        assertThat(html).doesNotContain("<script>alert").doesNotContain("<b>");
        assertThat(html.split("</script>", -1)).hasSize(3);
        assertThat(PlotlyFigure.of(chart).at("/layout/title/text").asText())
                .startsWith("&lt;/script>")
                .endsWith("&amp;amp;");
    }

    @Test
    void the_script_needs_no_network_and_is_not_too_large() {
        assertThat(PlotlyScript.element()).hasSizeBetween(2_500_000, 2_800_000).doesNotContain("://");
        assertThat(PlotlyScript.element().split("</script>", -1)).hasSize(2);
    }
}
