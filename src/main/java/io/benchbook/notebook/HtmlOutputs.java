package io.benchbook.notebook;

import io.benchbook.display.HtmlPage;
import java.util.Map;

/** Outputs of cells as HTML: of each value the richest form that a page can show. */
final class HtmlOutputs {
    private boolean figures;

    /** What the page needs once for the outputs so far. */
    String script() {
        return figures ? HtmlPage.figureScript() : "";
    }

    String html(Output output) {
        if (output instanceof Output.Printed printed) {
            return HtmlText.pre(printed.error() ? "printed error" : "printed", printed.text());
        }
        if (output instanceof Output.Failed failed) {
            return HtmlText.pre("failed", failed.text());
        }
        return shown(((Output.Shown) output).bundle().data());
    }

    private String shown(Map<String, Object> data) {
        String text = String.valueOf(data.get("text/plain"));
        if (data.get("text/html") instanceof String html) {
            figures |= HtmlPage.hasFigures(html);
            return "<div class=\"output\">\n" + html + "\n</div>\n";
        }
        if (data.get("image/png") instanceof String png) {
            return "<div class=\"output\"><img alt=\"" + HtmlText.escape(text) + "\" src=\"data:image/png;base64," + png
                    + "\"></div>\n";
        }
        return HtmlText.pre("shown", text);
    }
}
