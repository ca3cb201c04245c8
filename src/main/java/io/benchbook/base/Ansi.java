package io.benchbook.base;

/** Styles of terminal text (ECMA-48 SGR), or none where colours are off: then every method returns its text unchanged. */
public enum Ansi {
    ON,
    OFF;

    /** The six colours of the basic palette that are readable on both dark and light backgrounds, by number. */
    private static final int[] SERIES = {36, 33, 35, 32, 34, 31};

    public static Ansi when(boolean colour) {
        return colour ? ON : OFF;
    }

    public String bold(String text) {
        return style("1", text);
    }

    public String dim(String text) {
        return style("2", text);
    }

    public String red(String text) {
        return style("31", text);
    }

    /** The colour of the {@code number}-th series of a chart, from 0, again from the first after six. */
    public String series(int number, String text) {
        return style(Integer.toString(SERIES[Math.floorMod(number, SERIES.length)]), text);
    }

    private String style(String code, String text) {
        return this == OFF || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
