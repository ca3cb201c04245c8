package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.Numbers;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Palette;
import io.benchbook.plot.Point;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Points as traces of a Plotly figure: one, or three for a band. */
final class MarksTrace {
    private static final List<String> DASHES = List.of("solid", "dash", "dot", "dashdot");
    private static final List<String> SYMBOLS = List.of(
            "circle",
            "triangle-up",
            "square",
            "diamond",
            "circle-open",
            "triangle-up-open",
            "square-open",
            "diamond-open");
    private static final int MANY_POINTS = 40;

    private final Chart chart;
    private final Series.Marks marks;
    private final int number;

    private MarksTrace(Chart chart, Series.Marks marks, int number) {
        this.chart = chart;
        this.marks = marks;
        this.number = number;
    }

    static List<ObjectNode> of(Chart chart, Series.Marks marks, int number) {
        return new MarksTrace(chart, marks, number).traces();
    }

    private List<ObjectNode> traces() {
        List<ObjectNode> traces = new ArrayList<>();
        if (marks.kind() == Series.Kind.BAND) {
            traces.add(edge(Point::low).put("fill", "none"));
            traces.add(edge(Point::high).put("fill", "tonexty").put("fillcolor", Palette.light(number) + "33"));
        }
        traces.add(marks.kind() == Series.Kind.BARS ? bars() : line());
        return traces;
    }

    private ObjectNode base() {
        ObjectNode trace = PlotlyJson.object();
        trace.put("name", PlotlyJson.label(marks.name())).put("legendgroup", "series" + number);
        trace.set("x", values(point -> AxisLayout.place(chart.x(), point.x())));
        trace.set("y", values(Point::y));
        trace.set(
                "text",
                PlotlyJson.texts(marks.points().stream().map(this::hover).toList()));
        return trace.put("hoverinfo", "text");
    }

    private ObjectNode line() {
        ObjectNode trace = base().put("type", "scatter").put("mode", mode());
        trace.putObject("line")
                .put("color", Palette.light(number))
                .put("width", 2)
                .put("dash", DASHES.get(number % DASHES.size()))
                .put("shape", marks.kind() == Series.Kind.STEP ? "hv" : "linear");
        trace.putObject("marker")
                .put("color", Palette.light(number))
                .put("size", 8)
                .put("symbol", SYMBOLS.get(number % SYMBOLS.size()));
        if (marks.kind() != Series.Kind.BAND) {
            errors(trace);
        }
        return trace.put("connectgaps", false);
    }

    private String mode() {
        boolean many = marks.points().size() > MANY_POINTS;
        return marks.kind() == Series.Kind.POINTS ? "markers" : many ? "lines" : "lines+markers";
    }

    private ObjectNode bars() {
        ObjectNode trace = base().put("type", "bar").put("textposition", "none");
        ObjectNode marker = trace.putObject("marker").put("color", Palette.light(number));
        if (number > 0) {
            marker.putObject("pattern")
                    .put("shape", List.of("/", "\\", "x", "-").get((number - 1) % 4))
                    .put("fillmode", "overlay")
                    .put("fgopacity", 0.6);
        }
        errors(trace);
        return trace;
    }

    private ObjectNode edge(ToDoubleFunction<Point> value) {
        ObjectNode trace = PlotlyJson.object()
                .put("type", "scatter")
                .put("mode", "lines")
                .put("legendgroup", "series" + number)
                .put("showlegend", false)
                .put("hoverinfo", "skip");
        trace.set("x", values(point -> AxisLayout.place(chart.x(), point.x())));
        trace.set("y", values(value));
        trace.putObject("line").put("width", 0).put("color", Palette.light(number));
        return trace;
    }

    private void errors(ObjectNode trace) {
        if (marks.points().stream().noneMatch(Point::hasInterval)) {
            return;
        }
        ObjectNode errors = trace.putObject("error_y").put("type", "data").put("symmetric", false);
        errors.set("array", values(point -> point.high() - point.y()));
        errors.set("arrayminus", values(point -> point.y() - point.low()));
        boolean bars = marks.kind() == Series.Kind.BARS;
        errors.put("thickness", 1.5).put("width", 4).put("color", bars ? "#444444" : Palette.light(number));
    }

    private ArrayNode values(ToDoubleFunction<Point> value) {
        return PlotlyJson.numbers(
                marks.points().stream().map(value::applyAsDouble).toList());
    }

    /** {@code 8.0.15, 20 threads: 2,897 tps [2,800, 2,990]}. */
    private String hover(Point point) {
        String name = marks.name().isEmpty() ? "" : marks.name() + ", ";
        String interval =
                point.hasInterval() ? " [" + Numbers.text(point.low()) + ", " + Numbers.text(point.high()) + "]" : "";
        String unit = chart.y().unit().isEmpty() ? "" : " " + chart.y().unit();
        return name + place(point.x()) + ": " + Numbers.text(point.y()) + unit + interval;
    }

    private String place(double x) {
        List<String> names = chart.x().categories();
        if (chart.x().scale() == Scale.CATEGORY) {
            return x >= 0 && x < names.size() ? names.get((int) x) : "";
        }
        String unit = chart.x().unit().isEmpty() ? chart.x().label() : chart.x().unit();
        return Numbers.text(x) + (chart.x().scale() == Scale.PERCENTILE ? "%" : " " + unit);
    }
}
