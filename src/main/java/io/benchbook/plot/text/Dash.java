package io.benchbook.plot.text;

/** Which dots of a line are drawn, so that series differ without colour. Keeps its place from one segment to the next. */
final class Dash {
    private static final String[] PATTERNS = {"#", "####..", "#..", "#####..#.."};

    private final String pattern;
    private int place;

    private Dash(String pattern) {
        this.pattern = pattern;
    }

    /** The pattern of the {@code number}-th series, from 0. */
    static Dash of(int number) {
        return new Dash(PATTERNS[number % PATTERNS.length]);
    }

    static Dash solid() {
        return of(0);
    }

    boolean next() {
        return pattern.charAt(place++ % pattern.length()) == '#';
    }
}
