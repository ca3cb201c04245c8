package io.benchbook.notebook;

import io.benchbook.base.Html;

/** Texts of cells inside of HTML. */
final class HtmlText {
    private HtmlText() {}

    /** The text as it must stand in an element or a quoted attribute, without terminal colours. */
    static String escape(String text) {
        return Html.escape(Transcript.withoutColour(text));
    }

    /** {@code <pre class="kind">text</pre>} */
    static String pre(String kind, String text) {
        return "<pre class=\"" + kind + "\">" + escape(text.stripTrailing()) + "</pre>\n";
    }
}
