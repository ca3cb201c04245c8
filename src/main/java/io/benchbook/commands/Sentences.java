package io.benchbook.commands;

import io.benchbook.stats.Interval;
import java.util.Locale;

/** Figures within sentences. */
final class Sentences {
    private Sentences() {}

    /** An interval as people write one; all else as it is. */
    static Object figure(Object value) {
        return value instanceof Interval interval
                ? number(interval.estimate()) + " [" + number(interval.low()) + ", " + number(interval.high()) + "]"
                : value;
    }

    /** Three significant digits, as far as they are to the right of the point. */
    static String number(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "∞" : "-∞";
        }
        String pattern = Math.abs(value) < 10 ? "%.2f" : Math.abs(value) < 100 ? "%.1f" : "%,.0f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
