package io.benchbook.plot.text;

/** The characters that a chart is made of, on a screen that has them or in ASCII. */
record Glyphs(
        String marks,
        String[] samples,
        String vertical,
        String tick,
        String corner,
        String horizontal,
        String below,
        String dottedDown,
        String dottedAcross) {
    private static final Glyphs UNICODE =
            new Glyphs("●▲■◆○△□◇", new String[] {"─%s─", "╌%s╌", "┈%s┈", "┄%s┄"}, "│", "┤", "└", "─", "┬", "┊", "┄");
    private static final Glyphs ASCII =
            new Glyphs("ox+*#@%&", new String[] {"-%s-", "-%s-", ".%s.", "-%s."}, "|", "+", "+", "-", "+", ":", ".");

    static Glyphs of(boolean unicode) {
        return unicode ? UNICODE : ASCII;
    }

    /** The mark of the {@code number}-th series, from 0. */
    String mark(int number) {
        return String.valueOf(marks.charAt(number % marks.length()));
    }

    /** A short piece of the {@code number}-th line with its mark. */
    String sample(int number) {
        return samples[number % samples.length].formatted(mark(number));
    }
}
