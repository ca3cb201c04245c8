package io.benchbook.eval;

/** How far the next line is to be indented. */
final class Indent {
    private static final int STEP = 4;

    private Indent() {}

    /** Four blanks for each bracket that is still open after {@code source}, text and comments aside. */
    static int after(String source) {
        int depth = 0;
        int at = 0;
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '{' || c == '(' || c == '[') {
                depth++;
            } else if (c == '}' || c == ')' || c == ']') {
                depth = Math.max(0, depth - 1);
            }
            at = Math.max(at + 1, endOfTextOrComment(source, at));
        }
        return depth * STEP;
    }

    private static int endOfTextOrComment(String source, int at) {
        if (source.startsWith("//", at)) {
            return after(source, "\n", at + 2);
        }
        if (source.startsWith("/*", at)) {
            return after(source, "*/", at + 2);
        }
        if (source.startsWith("\"\"\"", at)) {
            return after(source, "\"\"\"", at + 3);
        }
        char c = source.charAt(at);
        return c == '"' || c == '\'' ? endOfQuoted(source, at + 1, c) : at;
    }

    private static int after(String source, String end, int from) {
        int found = source.indexOf(end, from);
        return found < 0 ? source.length() : found + end.length();
    }

    private static int endOfQuoted(String source, int from, char quote) {
        int at = from;
        while (at < source.length() && source.charAt(at) != quote && source.charAt(at) != '\n') {
            at += source.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }
}
