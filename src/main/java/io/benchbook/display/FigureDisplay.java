package io.benchbook.display;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.Numbers;
import io.benchbook.plot.plotly.FigureChart;
import io.benchbook.plot.plotly.TablesawFigure;
import java.util.Map;
import tech.tablesaw.plotly.components.Figure;

/** A figure of Tablesaw's own, shown as a chart is. */
final class FigureDisplay implements Renderer<Figure> {
    @Override
    public String text(Figure figure, Screen screen) {
        return forms(figure).text(screen);
    }

    @Override
    public Map<String, Object> more(Figure figure) {
        return forms(figure).all();
    }

    private static FigureForms forms(Figure figure) {
        JsonNode json = TablesawFigure.of(figure);
        String title = FigureChart.title(json);
        return new FigureForms(title, summary(title, json), json, FigureChart.of(json));
    }

    /** {@code Bar: a plot of 1 series (bar)}. */
    private static String summary(String title, JsonNode json) {
        String kind = json.path("data").path(0).path("type").asText("scatter");
        String plot = "a plot of " + Numbers.text(json.path("data").size()) + " series (" + kind + ")";
        return title.isEmpty() ? plot : title + ": " + plot;
    }
}
