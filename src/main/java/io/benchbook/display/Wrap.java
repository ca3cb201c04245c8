package io.benchbook.display;

import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.List;

/** Breaks prose at blanks. */
final class Wrap {
    private Wrap() {}

    /** The text in lines of at most {@code columns}; a word that is longer than a line has one of its own, cut. */
    static List<String> lines(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() > 0 && TextWidth.of(line.toString()) + 1 + TextWidth.of(word) > columns) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(TextWidth.cut(word, Math.max(1, columns)));
        }
        lines.add(line.toString());
        return lines;
    }
}
