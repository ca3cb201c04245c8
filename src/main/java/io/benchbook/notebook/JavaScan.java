package io.benchbook.notebook;

/**
 * Follows Java source line by line and knows whether a line begins inside a text block or a block comment, where a
 * marker does not count.
 */
final class JavaScan {
    private State state = State.CODE;

    /** Whether the next line begins in plain code. */
    boolean inCode() {
        return state == State.CODE;
    }

    /** Takes in a line without its end. */
    void line(String line) {
        int at = 0;
        while (at < line.length()) {
            at = switch (state) {
                case CODE -> code(line, at);
                case COMMENT -> until(line, at, "*/");
                case TEXT_BLOCK -> textBlock(line, at);
            };
        }
    }

    private int code(String line, int at) {
        if (line.startsWith("//", at)) {
            return line.length();
        }
        if (line.startsWith("/*", at)) {
            state = State.COMMENT;
            return at + 2;
        }
        if (opensTextBlock(line, at)) {
            state = State.TEXT_BLOCK;
            return line.length();
        }
        char c = line.charAt(at);
        return c == '"' || c == '\'' ? afterLiteral(line, at + 1, c) : at + 1;
    }

    /** Three quotes open a text block only when nothing but white space follows on their line; else they are {@code "" "}. */
    private static boolean opensTextBlock(String line, int at) {
        return line.startsWith("\"\"\"", at) && line.substring(at + 3).isBlank();
    }

    private static int afterLiteral(String line, int from, char quote) {
        int at = from;
        while (at < line.length() && line.charAt(at) != quote) {
            at += line.charAt(at) == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private int textBlock(String line, int at) {
        if (line.charAt(at) == '\\') {
            return at + 2;
        }
        return line.startsWith("\"\"\"", at) ? until(line, at, "\"\"\"") : at + 1;
    }

    private int until(String line, int at, String end) {
        int found = line.indexOf(end, at);
        if (found < 0) {
            return line.length();
        }
        state = State.CODE;
        return found + end.length();
    }

    private enum State {
        CODE,
        COMMENT,
        TEXT_BLOCK
    }
}
