package io.benchbook.jupyter;

/** Positions in a text: the protocol counts code points, Java UTF-16 units. */
final class Cursor {
    private Cursor() {}

    /** The UTF-16 offset of a position in code points; positions outside of the text count as its nearest end. */
    static int offset(String text, int codePoints) {
        int all = text.codePointCount(0, text.length());
        return text.offsetByCodePoints(0, Math.max(0, Math.min(codePoints, all)));
    }

    /** The position in code points of a UTF-16 offset. */
    static int codePoints(String text, int offset) {
        return text.codePointCount(0, offset);
    }
}
