package io.benchbook.base;

import java.util.Locale;

/** Checks of arguments whose failures name the argument, what it takes and what it got. */
public final class Checks {
    private Checks() {}

    /** {@code threads: needs a number from 1 to 10,000, got 0.} */
    public static long inRange(String argument, long value, long low, long high) {
        if (value < low || value > high) {
            throw new BenchbookException(String.format(
                    Locale.ROOT, "%s: needs a number from %,d to %,d, got %,d.", argument, low, high, value));
        }
        return value;
    }

    /** {@code theta: needs a number from 0.1 to 0.9, got 7.0.} */
    public static double inRange(String argument, double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw new BenchbookException(
                    argument + ": needs a number from " + low + " to " + high + ", got " + value + ".");
        }
        return value;
    }

    /** {@code host: needs a text, got nothing.} */
    public static String text(String argument, String value) {
        if (value == null || value.isBlank()) {
            throw new BenchbookException(argument + ": needs a text, got " + (value == null ? "null." : "nothing."));
        }
        return value;
    }
}
