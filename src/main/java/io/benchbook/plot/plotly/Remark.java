package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;

/** A remark as a line or a shaded stretch, and its text beside it. */
final class Remark {
    private static final String GREY = "#808080";

    private Remark() {}

    /** Shapes take values, also on a logarithmic axis. */
    static ObjectNode shape(Chart chart, Annotation annotation) {
        boolean along = annotation.at() == Annotation.Place.X;
        double from = AxisLayout.place(axis(chart, annotation), annotation.from());
        double to = AxisLayout.place(axis(chart, annotation), annotation.to());
        ObjectNode shape =
                PlotlyJson.object().put("type", from == to ? "line" : "rect").put("layer", "below");
        shape.put("xref", along ? "x" : "paper").put("yref", along ? "paper" : "y");
        shape.put("x0", along ? from : 0).put("x1", along ? to : 1);
        shape.put("y0", along ? 0 : from).put("y1", along ? 1 : to);
        shape.put("fillcolor", GREY).put("opacity", from == to ? 0.8 : 0.25);
        shape.putObject("line")
                .put("color", GREY)
                .put("width", from == to ? 1.5 : 0)
                .put("dash", "dot");
        return shape;
    }

    /** Annotations take the logarithm on a logarithmic axis. */
    static ObjectNode text(Chart chart, Annotation annotation) {
        boolean along = annotation.at() == Annotation.Place.X;
        ObjectNode text = PlotlyJson.object().put("text", PlotlyJson.label(annotation.text()));
        text.put("xref", along ? "x" : "paper").put("yref", along ? "paper" : "y");
        boolean late = along && Range.x(chart).fraction(annotation.to()) > 0.5;
        text.put("x", along ? place(chart, annotation, late ? annotation.from() : annotation.to()) : 1);
        text.put("y", along ? 1 : place(chart, annotation, annotation.from()));
        text.put("xanchor", along && !late ? "left" : "right").put("yanchor", along ? "top" : "bottom");
        return text.put("showarrow", false).put("align", "left");
    }

    private static double place(Chart chart, Annotation annotation, double value) {
        return AxisLayout.logPlace(axis(chart, annotation), value);
    }

    private static Axis axis(Chart chart, Annotation annotation) {
        return annotation.at() == Annotation.Place.X ? chart.x() : chart.y();
    }
}
