package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a text with the very characters that end it.
 *
 * @param text without its end
 * @param end {@code \n}, {@code \r\n}, {@code \r}, or nothing at the end of a text without a final line break
 */
record Line(String text, String end) {
    /** The lines of {@code text}; joined again they give {@code text}. An empty text has none. */
    static List<Line> split(String text) {
        List<Line> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int stop = from;
            while (stop < text.length() && !isBreak(text.charAt(stop))) {
                stop++;
            }
            int next = afterBreak(text, stop);
            lines.add(new Line(text.substring(from, stop), text.substring(stop, next)));
            from = next;
        }
        return lines;
    }

    static String join(List<Line> lines) {
        StringBuilder all = new StringBuilder();
        lines.forEach(line -> all.append(line.text).append(line.end));
        return all.toString();
    }

    boolean isBlank() {
        return text.isBlank();
    }

    private static int afterBreak(String text, int at) {
        if (at == text.length()) {
            return at;
        }
        return text.startsWith("\r\n", at) ? at + 2 : at + 1;
    }

    private static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }
}
