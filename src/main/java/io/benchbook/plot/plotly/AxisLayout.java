package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import io.benchbook.plot.Ticks;
import java.util.List;
import java.util.stream.IntStream;

/** An axis of a Plotly figure. */
final class AxisLayout {
    private AxisLayout() {}

    /** With a fixed range where there are remarks, since their texts would widen it. */
    static ObjectNode x(Chart chart) {
        Range range = Range.x(chart);
        ObjectNode axis = of(chart.x(), range);
        boolean remarks = chart.annotations().stream().anyMatch(remark -> remark.at() == Annotation.Place.X);
        if (remarks && chart.x().scale() != Scale.CATEGORY) {
            double low = logPlace(chart.x(), range.low());
            double high = logPlace(chart.x(), range.high());
            double margin = (high - low) * 0.02;
            axis.putArray("range").add(low - margin).add(high + margin);
        }
        return axis;
    }

    static ObjectNode y(Chart chart) {
        ObjectNode axis = of(chart.y(), Range.y(chart));
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

    private static ObjectNode of(Axis axis, Range range) {
        ObjectNode json = PlotlyJson.object();
        json.set("title", PlotlyJson.title(axis.text()));
        json.put("automargin", true).put("exponentformat", "none");
        switch (axis.scale()) {
            case LOG, PERCENTILE -> ticks(json.put("type", "log"), axis, range);
            case CATEGORY -> names(json, axis);
            case LINEAR -> json.put("type", "linear").put("separatethousands", true);
        }
        return json;
    }

    /** Numbers with names on their ticks, so that equal names stay apart. */
    private static void names(ObjectNode json, Axis axis) {
        ArrayNode places = PlotlyJson.MAPPER.createArrayNode();
        IntStream.range(0, axis.categories().size()).forEach(places::add);
        json.withObjectProperty("title").put("standoff", 12);
        json.put("type", "linear").put("tickmode", "array").set("tickvals", places);
        json.set("ticktext", PlotlyJson.texts(axis.categories()));
        json.putArray("range").add(-0.5).add(Math.max(1, axis.categories().size()) - 0.5);
        json.put("zeroline", false).put("showgrid", false);
    }

    /** Our own ticks: Plotly would label 20 with a small 2. */
    private static void ticks(ObjectNode json, Axis axis, Range range) {
        List<Ticks.Tick> ticks =
                Ticks.of(range, axis, 10, axis.scale() == Scale.LOG).list();
        List<Double> places =
                ticks.stream().map(tick -> place(axis, tick.value())).toList();
        json.put("tickmode", "array").set("tickvals", PlotlyJson.numbers(places));
        json.set(
                "ticktext",
                PlotlyJson.texts(ticks.stream().map(Ticks.Tick::label).toList()));
    }
}
