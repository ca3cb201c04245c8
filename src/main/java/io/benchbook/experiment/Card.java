package io.benchbook.experiment;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.List;

/** A result as people read it: a heading, then lines with a label. */
public final class Card {
    private static final int LABEL = 12;

    private final List<String> lines = new ArrayList<>();

    public Card(String heading) {
        lines.add(heading);
    }

    public void add(String label, String text) {
        lines.add("  " + TextWidth.padRight(label, LABEL) + " " + text);
    }

    /** Several lines of which only the first one has the label; nothing for none. */
    public void add(String label, List<String> texts) {
        for (int i = 0; i < texts.size(); i++) {
            add(i == 0 ? label : "", texts.get(i));
        }
    }

    /** What a reader must know beside the figures, on one line; nothing for none. */
    public void notes(List<String> notes) {
        if (!notes.isEmpty()) {
            add("notes", String.join(" · ", notes));
        }
    }

    /** {@code 1 thread}, {@code 1,024 threads}. */
    public static String threads(int threads) {
        return Numbers.count(threads, "thread");
    }

    /** Whether a label fits. */
    public static boolean isLabel(String text) {
        return TextWidth.of(text) <= LABEL;
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
