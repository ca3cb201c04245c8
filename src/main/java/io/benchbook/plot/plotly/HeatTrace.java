package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.Numbers;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Series;
import java.util.List;
import java.util.stream.IntStream;

/** A heat map as a trace of a Plotly figure, each cell with its number. */
final class HeatTrace {
    private HeatTrace() {}

    static ObjectNode of(Chart chart, Series.Heat heat) {
        ObjectNode trace = PlotlyJson.object().put("type", "heatmap").put("colorscale", "Cividis");
        ArrayNode z = trace.putArray("z");
        ArrayNode texts = trace.putArray("text");
        for (List<Double> row : heat.rows()) {
            z.add(PlotlyJson.numbers(row));
            texts.add(PlotlyJson.texts(row.stream().map(Numbers::text).toList()));
        }
        trace.set("x", numbers(chart.x().categories().size()));
        trace.set("y", numbers(chart.y().categories().size()));
        trace.put("texttemplate", "%{text}")
                .put("hoverinfo", "text")
                .put("xgap", 2)
                .put("ygap", 2);
        ObjectNode bar =
                trace.putObject("colorbar").put("separatethousands", true).put("exponentformat", "none");
        bar.set("title", PlotlyJson.title(heat.unit().isEmpty() ? heat.name() : heat.unit()));
        return trace;
    }

    private static ArrayNode numbers(int count) {
        ArrayNode array = PlotlyJson.MAPPER.createArrayNode();
        IntStream.range(0, count).forEach(array::add);
        return array;
    }
}
