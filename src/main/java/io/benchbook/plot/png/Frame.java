package io.benchbook.plot.png;

import io.benchbook.plot.Range;

/** The rectangle of a plot in pixels, and where values lie in it. */
record Frame(double left, double top, double right, double bottom, Range xRange, Range yRange) {
    double x(double value) {
        return left + xRange.fraction(value) * (right - left);
    }

    double y(double value) {
        return bottom - yRange.fraction(value) * (bottom - top);
    }

    /** Where bars stand: zero, or the end of the axis nearest to it. */
    double foot() {
        double zero = Math.max(yRange.low(), Math.min(yRange.high(), 0));
        double place = y(zero);
        return Double.isFinite(place) ? place : bottom;
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    /** The width of one category. */
    double slot() {
        return width() / (xRange.high() - xRange.low());
    }
}
