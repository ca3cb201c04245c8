package io.benchbook.display;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.plot.Chart;
import io.benchbook.plot.plotly.PlotlyHtml;
import io.benchbook.plot.png.PngChart;
import io.benchbook.plot.text.TextChart;
import io.benchbook.plot.text.TextStyle;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A figure in all its forms.
 *
 * @param title for the name of its file
 * @param summary one line that says what it shows
 * @param figure as Plotly has it
 * @param chart what text and picture are made of, empty for a kind that only Plotly can draw
 */
record FigureForms(String title, String summary, JsonNode figure, Optional<Chart> chart) {
    private static final String PLOTLY = "application/vnd.plotly.v1+json";

    /** As text, with the path of an HTML file that is written for it. */
    String text(Screen screen) {
        return bare(screen) + "\n" + FigureFile.line(title, figure, html(Optional.empty()), screen);
    }

    /** Plotly, HTML, a picture and text. The HTML shows the picture until the figure is drawn. */
    Map<String, Object> all() {
        Map<String, Object> forms = new LinkedHashMap<>();
        Optional<byte[]> picture = picture();
        forms.put(PLOTLY, figure);
        forms.put("text/html", html(picture));
        picture.ifPresent(png -> forms.put("image/png", Base64.getEncoder().encodeToString(png)));
        forms.put("text/plain", bare(Screen.BUNDLE));
        return forms;
    }

    private String html(Optional<byte[]> picture) {
        return PlotlyHtml.figure(FigureId.next(), figure, summary, picture);
    }

    private String bare(Screen screen) {
        TextStyle style = new TextStyle(screen.columns(), screen.rows(), screen.colour(), screen.unicode());
        return chart.map(known -> TextChart.of(known, style)).orElse(screen.spell(summary));
    }

    /** Empty where it cannot be drawn: a machine without fonts shows the other forms. */
    private Optional<byte[]> picture() {
        try {
            return chart.map(PngChart::of);
        } catch (BenchbookException e) {
            return Optional.empty();
        }
    }
}
