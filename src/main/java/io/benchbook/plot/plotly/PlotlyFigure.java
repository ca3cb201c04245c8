package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Series;
import java.util.List;

/** A chart as a Plotly 3 figure: {@code {"data": [...], "layout": {...}, "config": {...}}}. */
public final class PlotlyFigure {
    private PlotlyFigure() {}

    /** The figure, in the colours of a light page. */
    public static ObjectNode of(Chart chart) {
        ObjectNode figure = PlotlyJson.object();
        figure.set("data", data(chart));
        figure.set("layout", layout(chart));
        figure.set("config", config());
        return figure;
    }

    private static ArrayNode data(Chart chart) {
        ArrayNode data = PlotlyJson.MAPPER.createArrayNode();
        int number = 0;
        for (Series series : chart.series()) {
            data.addAll(traces(chart, series, number++));
        }
        return data;
    }

    private static List<ObjectNode> traces(Chart chart, Series series, int number) {
        if (series instanceof Series.Heat heat) {
            return List.of(HeatTrace.of(chart, heat));
        }
        if (series instanceof Series.Waterfall waterfall) {
            return List.of(WaterfallTrace.of(waterfall), WaterfallTrace.figures(waterfall));
        }
        return MarksTrace.of(chart, (Series.Marks) series, number);
    }

    private static ObjectNode layout(Chart chart) {
        ObjectNode layout = PlotlyJson.object();
        layout.set("title", title(chart));
        layout.set("xaxis", AxisLayout.x(chart));
        layout.set("yaxis", AxisLayout.y(chart));
        boolean legend = chart.marks().stream().anyMatch(marks -> !marks.name().isEmpty());
        layout.put("showlegend", legend);
        layout.putObject("legend")
                .put("orientation", "h")
                .put("yref", "container")
                .put("y", 0.0)
                .put("yanchor", "bottom");
        layout.putObject("margin").put("l", 60).put("r", 24).put("t", 80).put("b", legend ? 90 : 60);
        layout.put("hovermode", "closest").put("barmode", "group").put("height", 440);
        layout.put("paper_bgcolor", "rgba(0,0,0,0)").put("plot_bgcolor", "rgba(0,0,0,0)");
        remarks(chart, layout);
        return layout;
    }

    private static ObjectNode title(Chart chart) {
        ObjectNode title = PlotlyJson.title(chart.title());
        title.put("x", 0).put("xref", "paper").put("xanchor", "left");
        if (!chart.subtitle().isEmpty()) {
            title.set("subtitle", PlotlyJson.title(chart.subtitle()));
        }
        return title;
    }

    private static void remarks(Chart chart, ObjectNode layout) {
        ArrayNode shapes = layout.putArray("shapes");
        ArrayNode texts = layout.putArray("annotations");
        for (Annotation annotation : chart.annotations()) {
            shapes.add(Remark.shape(chart, annotation));
            texts.add(Remark.text(chart, annotation));
        }
    }

    private static ObjectNode config() {
        ObjectNode config = PlotlyJson.object();
        config.put("responsive", true).put("displaylogo", false);
        config.putArray("modeBarButtonsToRemove").add("lasso2d").add("select2d");
        return config;
    }
}
