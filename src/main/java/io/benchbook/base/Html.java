package io.benchbook.base;

/** Text inside HTML. */
public final class Html {
    private Html() {}

    /** The text as it must stand in an element or a quoted attribute. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
