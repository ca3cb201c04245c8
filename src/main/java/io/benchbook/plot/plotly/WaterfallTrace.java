package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.Numbers;
import io.benchbook.plot.Palette;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;

/** A waterfall as floating bars, since Plotly's own waterfall has no intervals. */
final class WaterfallTrace {
    private static final int TOTAL = 0;
    private static final int DOWN = 1;
    private static final int UP = 2;

    private WaterfallTrace() {}

    static ObjectNode of(Series.Waterfall waterfall) {
        ObjectNode trace = PlotlyJson.object().put("type", "bar").put("showlegend", false);
        ArrayNode x = trace.putArray("x");
        ArrayNode colours = trace.putObject("marker").putArray("color");
        double[][] spans = waterfall.spans();
        List<Double> begins = new ArrayList<>();
        List<Double> heights = new ArrayList<>();
        for (int i = 0; i < spans.length; i++) {
            x.add(i);
            begins.add(spans[i][0]);
            heights.add(spans[i][1] - spans[i][0]);
            colours.add(Palette.light(colour(waterfall.steps().get(i))));
        }
        trace.set("base", PlotlyJson.numbers(begins));
        trace.set("y", PlotlyJson.numbers(heights));
        trace.set("hovertext", texts(waterfall));
        trace.put("hoverinfo", "text");
        errors(trace, waterfall.steps());
        return trace;
    }

    /** The figures, at that end of each bar where no interval is. */
    static ObjectNode figures(Series.Waterfall waterfall) {
        ObjectNode trace = PlotlyJson.object().put("type", "scatter").put("mode", "text");
        trace.put("showlegend", false).put("hoverinfo", "skip").put("cliponaxis", false);
        ArrayNode x = trace.putArray("x");
        ArrayNode y = trace.putArray("y");
        ArrayNode places = trace.putArray("textposition");
        double[][] spans = waterfall.spans();
        for (int i = 0; i < spans.length; i++) {
            boolean up = colour(waterfall.steps().get(i)) == UP;
            x.add(i);
            y.add(up ? Math.min(spans[i][0], spans[i][1]) : Math.max(spans[i][0], spans[i][1]));
            places.add(up ? "bottom center" : "top center");
        }
        trace.set("text", texts(waterfall));
        return trace;
    }

    private static ArrayNode texts(Series.Waterfall waterfall) {
        return PlotlyJson.texts(
                waterfall.steps().stream().map(WaterfallTrace::text).toList());
    }

    private static int colour(Series.Step step) {
        return step.total() ? TOTAL : step.value() < 0 ? DOWN : UP;
    }

    private static String text(Series.Step step) {
        return (step.total() || step.value() <= 0 ? "" : "+") + Numbers.text(step.value());
    }

    private static void errors(ObjectNode trace, List<Series.Step> steps) {
        if (steps.stream().noneMatch(step -> Double.isFinite(step.low()))) {
            return;
        }
        ObjectNode errors = trace.putObject("error_y").put("type", "data").put("symmetric", false);
        errors.set(
                "array",
                PlotlyJson.numbers(
                        steps.stream().map(step -> step.high() - step.value()).toList()));
        errors.set(
                "arrayminus",
                PlotlyJson.numbers(
                        steps.stream().map(step -> step.value() - step.low()).toList()));
        errors.put("thickness", 1.5).put("width", 4).put("color", "#444444");
    }
}
