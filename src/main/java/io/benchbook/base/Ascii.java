package io.benchbook.base;

import java.util.Map;

/** Text for terminals that show ASCII only. */
public final class Ascii {
    private static final Map<Integer, String> REPLACEMENTS = Map.ofEntries(
            Map.entry((int) '…', "..."),
            Map.entry((int) '–', "-"),
            Map.entry((int) '—', "-"),
            Map.entry((int) '·', "|"),
            Map.entry((int) '±', "+-"),
            Map.entry((int) '→', "->"),
            Map.entry((int) '↵', "\\n"),
            Map.entry((int) '×', "x"),
            Map.entry((int) '∞', "inf"),
            Map.entry((int) 'µ', "u"),
            Map.entry((int) 'μ', "u"),
            Map.entry((int) '─', "-"),
            Map.entry((int) '│', "|"));

    private Ascii() {}

    /** The text with the signs that Benchbook uses spelled in ASCII, and a question mark for all others. */
    public static String of(String text) {
        if (text.chars().allMatch(c -> c < 0x80)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints()
                .forEach(c -> out.append(c < 0x80 ? Character.toString(c) : REPLACEMENTS.getOrDefault(c, "?")));
        return out.toString();
    }
}
