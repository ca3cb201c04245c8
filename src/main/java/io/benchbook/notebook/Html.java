package io.benchbook.notebook;

/** Texts inside of HTML. */
final class Html {
    private Html() {}

    /** The text with every character that means something in HTML as an entity, and without terminal colours. */
    static String escape(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** {@code <pre class="kind">text</pre>} */
    static String pre(String kind, String text) {
        return "<pre class=\"" + kind + "\">" + escape(text.stripTrailing()) + "</pre>\n";
    }
}
