package io.benchbook.plot;

/**
 * A remark at a place of a chart.
 *
 * @param at what {@code from} and {@code to} are
 * @param from the place, or where a span begins
 * @param to where a span ends; equal to {@code from} for a line
 */
public record Annotation(Place at, double from, double to, String text) {
    /** A vertical line. */
    public static Annotation atX(double x, String text) {
        return new Annotation(Place.X, x, x, text);
    }

    /** A horizontal line, for instance a published figure. */
    public static Annotation atY(double y, String text) {
        return new Annotation(Place.Y, y, y, text);
    }

    /** A shaded stretch of the x axis. */
    public static Annotation span(double from, double to, String text) {
        return new Annotation(Place.X, from, to, text);
    }

    /** Which axis a remark belongs to. */
    public enum Place {
        X,
        Y
    }
}
