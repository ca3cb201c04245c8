package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import io.benchbook.plot.Ticks;
import java.util.stream.IntStream;

/** An axis of a Plotly figure. */
final class AxisLayout {
    private AxisLayout() {}

    static ObjectNode x(Chart chart) {
        ObjectNode axis = of(chart.x());
        if (chart.x().scale() == Scale.PERCENTILE) {
            percentiles(axis, Range.x(chart), chart.x());
        }
        return axis;
    }

    static ObjectNode y(Chart chart) {
        ObjectNode axis = of(chart.y());
        boolean bars = chart.series().stream()
                .anyMatch(series -> series instanceof Series.Waterfall
                        || series instanceof Series.Marks marks && marks.kind() == Series.Kind.BARS);
        if (chart.y().scale() == Scale.LINEAR && (chart.y().fromZero() || bars)) {
            axis.put("rangemode", "tozero");
        }
        return axis;
    }

    /** Where a value lies on the figure's axis: categories by number, percentiles as 100 / (100 - percentile). */
    static double place(Axis axis, double value) {
        return axis.scale() == Scale.PERCENTILE ? Math.pow(10, axis.scale().position(value)) : value;
    }

    /** The same for what takes a logarithm on a logarithmic axis: ranges and annotations. */
    static double logPlace(Axis axis, double value) {
        return switch (axis.scale()) {
            case LOG, PERCENTILE -> axis.scale().position(value);
            default -> value;
        };
    }

    private static ObjectNode of(Axis axis) {
        ObjectNode json = PlotlyJson.object();
        json.set("title", PlotlyJson.title(axis.text()));
        json.put("automargin", true);
        switch (axis.scale()) {
            case LOG, PERCENTILE ->
                json.put("type", "log").put("exponentformat", "none").put("dtick", 1);
            case CATEGORY -> names(json, axis);
            case LINEAR ->
                json.put("type", "linear").put("separatethousands", true).put("exponentformat", "none");
        }
        if (axis.scale() == Scale.LOG) {
            json.put("separatethousands", true).put("dtick", "D2");
        }
        return json;
    }

    /** Numbers with names on their ticks, so that equal names stay apart. */
    private static void names(ObjectNode json, Axis axis) {
        ArrayNode places = PlotlyJson.MAPPER.createArrayNode();
        IntStream.range(0, axis.categories().size()).forEach(places::add);
        json.put("type", "linear").put("tickmode", "array").set("tickvals", places);
        json.set("ticktext", PlotlyJson.texts(axis.categories()));
        json.putArray("range").add(-0.5).add(Math.max(1, axis.categories().size()) - 0.5);
        json.put("zeroline", false).put("showgrid", false);
    }

    private static void percentiles(ObjectNode json, Range range, Axis axis) {
        Ticks ticks = Ticks.of(range, axis, 10, false);
        json.remove("dtick");
        json.put("tickmode", "array");
        json.set(
                "tickvals",
                PlotlyJson.numbers(ticks.list().stream()
                        .map(tick -> place(axis, tick.value()))
                        .toList()));
        json.set(
                "ticktext",
                PlotlyJson.texts(ticks.list().stream().map(Ticks.Tick::label).toList()));
    }
}
