package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.Html;
import java.util.Base64;
import java.util.Optional;

/** A figure as an HTML fragment. It is drawn by {@link PlotlyScript}, which its page must hold once. */
public final class PlotlyHtml {
    private PlotlyHtml() {}

    /**
     * The fragment.
     *
     * @param id a name that no other element of the page has, of letters, digits and dashes
     * @param figure as {@link PlotlyFigure} makes it
     * @param summary one line for those who do not see it
     * @param picture a PNG that stands there until the figure is drawn, or for good where scripts are off
     */
    public static String figure(String id, JsonNode figure, String summary, Optional<byte[]> picture) {
        String label = Html.escape(summary);
        String image = picture.map(
                        png -> "<img alt=\"" + label + "\" style=\"max-width:100%\" src=\"data:image/png;base64,"
                                + Base64.getEncoder().encodeToString(png) + "\">")
                .orElse("");
        return """
                <figure class="bb-plot" role="group" aria-label="%s" style="margin:0 0 1em">
                <div id="%s" style="width:100%%;min-height:440px">%s</div>
                <script type="application/json" id="%s-json">%s</script>
                <script>(window.benchbookPlots = window.benchbookPlots || []).push("%s");</script>
                </figure>
                """.formatted(label, id, image, id, PlotlyJson.script(figure), id);
    }
}
