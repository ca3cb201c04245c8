package io.benchbook.plot;

/**
 * A point of a series.
 *
 * @param x its place on the x axis; on an axis of names the category's number from 0
 * @param y its value; NaN leaves a gap
 * @param low the lower end of its interval, NaN where it has none
 * @param high the upper end of its interval, NaN where it has none
 */
public record Point(double x, double y, double low, double high) {
    /** A point without an interval. */
    public static Point of(double x, double y) {
        return new Point(x, y, Double.NaN, Double.NaN);
    }

    /** Whether both ends of its interval are there. */
    public boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }
}
