package io.benchbook.display;

import io.benchbook.plot.Chart;
import io.benchbook.plot.plotly.PlotlyFigure;
import java.util.Map;
import java.util.Optional;

/** A chart: in a terminal as text with the path of an HTML file, elsewhere as Plotly, HTML, picture and text. */
final class ChartDisplay implements Renderer<Chart> {
    @Override
    public String text(Chart chart, Screen screen) {
        return forms(chart).text(screen);
    }

    @Override
    public Map<String, Object> more(Chart chart) {
        return forms(chart).all();
    }

    private static FigureForms forms(Chart chart) {
        return new FigureForms(chart.title(), chart.summary(), PlotlyFigure.of(chart), Optional.of(chart));
    }
}
