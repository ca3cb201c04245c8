package io.benchbook.display;

import io.benchbook.base.Html;
import io.benchbook.plot.plotly.PlotlyScript;

/**
 * A whole HTML page of fragments ({@code text/html} of a {@link Bundle}): needs no network, light or dark as the reader
 * prefers, light on paper.
 */
public final class HtmlPage {
    private HtmlPage() {}

    /**
     * A page with this content.
     *
     * @param title plain text, for the window and the tab
     * @param body HTML
     */
    public static String of(String title, String body) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
                + Html.escape(title)
                + "</title>\n<link rel=\"icon\" href=\"data:,\">\n" + style() + "</head>\n<body>\n<main>\n" + body
                + "</main>\n" + (hasFigures(body) ? figureScript() : "") + "</body>\n</html>\n";
    }

    /** The style elements of a page: colours for both themes, tables, cards. */
    public static String style() {
        return Fragments.PAGE_STYLE + Fragments.STYLE;
    }

    /** The script element that draws the figures of a page, about 2.7 MB; a page needs it once, wherever it stands. */
    public static String figureScript() {
        return PlotlyScript.element();
    }

    /** Whether a fragment holds a figure, so that its page needs {@link #figureScript}. */
    public static boolean hasFigures(String html) {
        return html.contains("<figure class=\"bb-plot\"");
    }
}
