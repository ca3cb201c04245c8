package io.benchbook.display;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Chart;
import io.benchbook.plot.plotly.PlotlyFigure;
import io.benchbook.plot.plotly.PlotlyHtml;
import io.benchbook.plot.text.TextChart;
import io.benchbook.plot.text.TextStyle;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A chart: in a terminal as text with the path of an HTML file, elsewhere as Plotly, HTML and text. */
final class ChartDisplay implements Renderer<Chart> {
    private static final String PLOTLY = "application/vnd.plotly.v1+json";

    @Override
    public String text(Chart chart, Screen screen) {
        ObjectNode figure = PlotlyFigure.of(chart);
        String body = PlotlyHtml.figure(FigureId.next(), figure, chart.summary(), Optional.empty());
        return bare(chart, screen) + "\n" + FigureFile.line(chart.title(), figure, body, screen);
    }

    @Override
    public Map<String, Object> more(Chart chart) {
        ObjectNode figure = PlotlyFigure.of(chart);
        Map<String, Object> forms = new LinkedHashMap<>();
        forms.put(PLOTLY, figure);
        forms.put("text/html", PlotlyHtml.figure(FigureId.next(), figure, chart.summary(), Optional.empty()));
        forms.put("text/plain", bare(chart, Screen.BUNDLE));
        return forms;
    }

    private static String bare(Chart chart, Screen screen) {
        return TextChart.of(chart, new TextStyle(screen.columns(), screen.rows(), screen.colour(), screen.unicode()));
    }
}
