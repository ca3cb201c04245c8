package io.benchbook.shell;

/** Texts as Java writes them. */
final class JavaText {
    private JavaText() {}

    /** A string literal. */
    static String literal(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\t", "\\t")
                + '"';
    }
}
