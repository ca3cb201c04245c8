package io.benchbook.base;

/**
 * How wide a text is on a terminal: East Asian wide characters and emoji take two columns, combining marks none, all
 * others one (the ranges are those of Unicode's East Asian Width W and F in everyday use). Texts must not hold escape
 * sequences: see {@link #printable}.
 */
public final class TextWidth {
    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x231A, 0x231B},
        {0x2329, 0x232A},
        {0x23E9, 0x23EC},
        {0x2E80, 0x303E},
        {0x3041, 0x33FF},
        {0x3400, 0x4DBF},
        {0x4E00, 0xA4CF},
        {0xA960, 0xA97F},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F},
        {0x1F680, 0x1F6FF},
        {0x1F7E0, 0x1F7EB},
        {0x1F900, 0x1F9FF},
        {0x20000, 0x3FFFD}
    };

    private TextWidth() {}

    /** Columns that the text takes. */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::of).sum();
    }

    /** The text cut to at most this many columns, with an ellipsis where something was cut off. */
    public static String cut(String text, int columns) {
        return cut(text, columns, "…");
    }

    /** The text cut to at most this many columns, ending in {@code ellipsis} where something was cut off. */
    public static String cut(String text, int columns, String ellipsis) {
        if (of(text) <= columns) {
            return text;
        }
        String end = of(ellipsis) <= columns ? ellipsis : "";
        StringBuilder kept = new StringBuilder();
        int left = columns - of(end);
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            int codePoint = text.codePointAt(i);
            left -= of(codePoint);
            if (left < 0) {
                break;
            }
            kept.appendCodePoint(codePoint);
        }
        return kept + end;
    }

    /** The text with blanks after it, this many columns wide. */
    public static String padRight(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - of(text)));
    }

    /** The text with blanks before it, this many columns wide. */
    public static String padLeft(String text, int columns) {
        return " ".repeat(Math.max(0, columns - of(text))) + text;
    }

    /**
     * The text with every control character made visible, so that data can neither move the cursor nor break a line:
     * line breaks become {@code ↵}, tabs a blank, others {@code ·}.
     */
    public static String printable(String text) {
        if (text.chars().noneMatch(TextWidth::isControl)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        text.replace("\r\n", "\n").chars().forEach(c -> out.append(isControl(c) ? visible(c) : (char) c));
        return out.toString();
    }

    private static char visible(int control) {
        return control == '\n' || control == '\r' ? '↵' : control == '\t' ? ' ' : '·';
    }

    private static boolean isControl(int c) {
        return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || (c >= 0x202A && c <= 0x202E);
    }

    private static int of(int codePoint) {
        if (codePoint < 0x300) {
            return 1;
        }
        int type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        for (int[] range : WIDE) {
            if (codePoint < range[0]) {
                return 1;
            }
            if (codePoint <= range[1]) {
                return 2;
            }
        }
        return 1;
    }
}
