package io.benchbook.plot.plotly;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DateColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.api.BoxPlot;
import tech.tablesaw.plotly.api.Heatmap;
import tech.tablesaw.plotly.api.Histogram;
import tech.tablesaw.plotly.api.LinePlot;
import tech.tablesaw.plotly.api.PiePlot;
import tech.tablesaw.plotly.api.Scatter3DPlot;
import tech.tablesaw.plotly.api.TimeSeriesPlot;
import tech.tablesaw.plotly.api.VerticalBarPlot;
import tech.tablesaw.plotly.components.Axis;
import tech.tablesaw.plotly.components.Figure;
import tech.tablesaw.plotly.components.Font;
import tech.tablesaw.plotly.components.Layout;
import tech.tablesaw.plotly.traces.ScatterTrace;

class TablesawFigureTest {
    private final Table table = Table.create(
            "t",
            DoubleColumn.create("x", 1, 2, 3),
            DoubleColumn.create("y", 1, Double.NaN, 3),
            StringColumn.create("g", "a</script>", "var trace1 = {};", "b\"'\\"),
            DateColumn.create("d", LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 3)));

    @Test
    void titles_become_objects_and_keep_their_fonts() {
        Layout layout = Layout.builder("Title")
                .titleFont(Font.builder().size(30).build())
                .xAxis(Axis.builder()
                        .title("across")
                        .titleFont(Font.builder().size(20).build())
                        .type(Axis.Type.LOG)
                        .build())
                .build();
        Figure figure = new Figure(
                layout,
                ScatterTrace.builder(table.numberColumn("x"), table.numberColumn("x"))
                        .build());
        JsonNode json = TablesawFigure.of(figure);
        assertThat(json.at("/layout/title/text").asText()).isEqualTo("Title");
        assertThat(json.at("/layout/title/font/size").asInt()).isEqualTo(30);
        assertThat(json.at("/layout/xaxis/title/text").asText()).isEqualTo("across");
        assertThat(json.at("/layout/xaxis/title/font/size").asInt()).isEqualTo(20);
        assertThat(json.findValues("titlefont")).isEmpty();
        assertThat(FigureChart.of(json).orElseThrow().x().scale()).isEqualTo(Scale.LOG);
    }

    @Test
    void numbers_that_are_missing_become_null_and_texts_of_numbers_numbers() {
        JsonNode json = TablesawFigure.of(TimeSeriesPlot.create("Time", table, "d", "y"));
        assertThat(json.at("/data/0/y").toString()).isEqualTo("[1.0,null,3.0]");
        assertThat(json.at("/data/0/x/0").asText()).isEqualTo("2026-01-01");
    }

    @Test
    void texts_that_look_like_code_stay_texts() {
        JsonNode json = TablesawFigure.of(VerticalBarPlot.create("Bar", table, "g", "x"));
        assertThat(json.get("data")).hasSize(1);
        assertThat(json.at("/data/0/x/0").asText()).isEqualTo("a&lt;/script>");
        assertThat(json.at("/data/0/x/1").asText()).isEqualTo("var trace1 = {};");
        assertThat(PlotlyJson.script(json)).doesNotContain("</script>");
        assertThat(FigureChart.of(json).orElseThrow().x().categories())
                .containsExactly("a</script>", "var trace1 = {};", "b\"'\\");
    }

    @Test
    void every_trace_of_a_grouped_plot_is_there() {
        Chart chart = FigureChart.of(TablesawFigure.of(LinePlot.create("Line", table, "x", "y", "g")))
                .orElseThrow();
        assertThat(chart.title()).isEqualTo("Line");
        assertThat(chart.marks()).extracting(Series::name).containsExactly("a</script>", "var trace1 = {};", "b\"'\\");
    }

    @Test
    void names_hold_no_escapes_that_plotly_does_not_know() {
        JsonNode json = TablesawFigure.of(LinePlot.create("a \"b\" <c>", table, "x", "y", "g"));
        assertThat(json.at("/layout/title/text").asText()).isEqualTo("a \"b\" &lt;c>");
        assertThat(json.at("/data/2/name").asText()).isEqualTo("b\"'\\");
    }

    @Test
    void kinds_that_text_cannot_show_are_left_to_plotly() {
        List<Figure> figures = List.of(
                BoxPlot.create("Box", table, "g", "y"),
                Histogram.create("Hist", table, "y"),
                PiePlot.create("Pie", table, "g", "x"),
                Heatmap.create("Heat", table, "g", "d"),
                Scatter3DPlot.create("3d", table, "x", "y", "x", "g"));
        for (Figure figure : figures) {
            JsonNode json = TablesawFigure.of(figure);
            assertThat(FigureChart.of(json)).isEmpty();
            assertThat(FigureChart.title(json)).isNotEmpty();
            assertThat(json.get("data")).isNotEmpty();
        }
    }
}
