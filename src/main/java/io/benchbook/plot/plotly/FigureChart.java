package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.Html;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A Plotly figure as a chart, so that it can be shown as text and as a picture: lines, points and bars can. */
public final class FigureChart {
    private static final Set<String> KINDS = Set.of("scatter", "bar");

    private final JsonNode figure;
    private final List<String> names;

    private FigureChart(JsonNode figure) {
        this.figure = figure;
        names = names(figure);
    }

    /** The chart, empty where a trace is of another kind or has nothing to draw. */
    public static Optional<Chart> of(JsonNode figure) {
        JsonNode data = figure.path("data");
        for (JsonNode trace : data) {
            boolean upright = !trace.path("orientation").asText("v").equals("h");
            boolean drawable = trace.path("x").isArray() && isNumbers(trace.path("y"));
            if (!KINDS.contains(trace.path("type").asText("scatter")) || !upright || !drawable) {
                return Optional.empty();
            }
        }
        return data.isEmpty() ? Optional.empty() : Optional.of(new FigureChart(figure).chart());
    }

    /** The figure's title as plain text, empty where it has none. */
    public static String title(JsonNode figure) {
        return Html.unescape(figure.path("layout").path("title").path("text").asText(""));
    }

    private Chart chart() {
        Axis x = axis("xaxis");
        Chart chart = new Chart(
                title(figure),
                names.isEmpty() ? x : Axis.ofNames(x.label(), names),
                hasBars() ? axis("yaxis") : axis("yaxis").withoutZero());
        for (JsonNode trace : figure.path("data")) {
            chart = chart.with(series(trace));
        }
        return chart;
    }

    private boolean hasBars() {
        return figure.path("data").findValuesAsText("type").contains("bar");
    }

    private Axis axis(String name) {
        JsonNode axis = figure.path("layout").path(name);
        Axis plain = Axis.of(Html.unescape(axis.path("title").path("text").asText("")), "");
        return axis.path("type").asText().equals("log") ? plain.scale(Scale.LOG) : plain;
    }

    private Series series(JsonNode trace) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < trace.path("x").size(); i++) {
            points.add(Point.of(
                    place(trace.path("x").get(i)), trace.path("y").path(i).asDouble(Double.NaN)));
        }
        return new Series.Marks(Html.unescape(trace.path("name").asText("")), kind(trace), points);
    }

    private double place(JsonNode x) {
        return names.isEmpty() ? x.asDouble(Double.NaN) : names.indexOf(Html.unescape(x.asText()));
    }

    private static Series.Kind kind(JsonNode trace) {
        boolean bar = trace.path("type").asText().equals("bar");
        boolean markers = trace.path("mode").asText("markers").equals("markers");
        return bar ? Series.Kind.BARS : markers ? Series.Kind.POINTS : Series.Kind.LINE;
    }

    /** Where x is not numbers everywhere: the names along it. */
    private static List<String> names(JsonNode figure) {
        Set<String> names = new LinkedHashSet<>();
        boolean numbers = true;
        for (JsonNode trace : figure.path("data")) {
            numbers &= isNumbers(trace.path("x"));
            trace.path("x").forEach(x -> names.add(Html.unescape(x.asText())));
        }
        return numbers ? List.of() : List.copyOf(names);
    }

    private static boolean isNumbers(JsonNode array) {
        boolean numbers = array.isArray();
        for (JsonNode value : array) {
            numbers &= value.isNumber() || value.isNull();
        }
        return numbers;
    }
}
