package io.benchbook.plot.text;

import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Breaks lines at blanks. */
final class Words {
    private Words() {}

    static List<String> wrap(String text, int columns) {
        return flow(Arrays.asList(text.split(" ")), " ", columns);
    }

    /** The parts in lines of at most {@code columns}; a part that is wider has a line of its own, cut. */
    static List<String> flow(List<String> parts, String between, int columns) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String part : parts) {
            String longer = line.isEmpty() ? part : line + between + part;
            if (!line.isEmpty() && TextWidth.of(longer) > columns) {
                lines.add(line);
                longer = part;
            }
            line = TextWidth.cut(longer, columns);
        }
        lines.add(line);
        return lines;
    }
}
