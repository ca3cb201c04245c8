package io.benchbook.notebook;

import java.util.Map;

/** Outputs of cells as HTML: of each value the richest form that a page can show. */
final class HtmlOutputs {
    /** What the outputs so far need in the head of the page. */
    String head() {
        return "";
    }

    String html(Output output) {
        if (output instanceof Output.Printed printed) {
            return Html.pre(printed.error() ? "printed error" : "printed", printed.text());
        }
        if (output instanceof Output.Failed failed) {
            return Html.pre("failed", failed.text());
        }
        return shown(((Output.Shown) output).bundle().data());
    }

    private String shown(Map<String, Object> data) {
        if (data.containsKey("text/html")) {
            return "<div class=\"output\">\n" + data.get("text/html") + "\n</div>\n";
        }
        if (data.containsKey("image/png")) {
            return "<div class=\"output\"><img alt=\"" + Html.escape(String.valueOf(data.get("text/plain")))
                    + "\" src=\"data:image/png;base64," + data.get("image/png") + "\"></div>\n";
        }
        return Html.pre("shown", String.valueOf(data.get("text/plain")));
    }
}
