package io.benchbook.base;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Locale;

/**
 * Numbers as Benchbook writes them everywhere: {@code 2,897}, {@code 4.79}, {@code 0.012}. Always with the separators of
 * {@link Locale#ROOT}, three significant digits below 1,000 and whole numbers above, no powers of ten between 1e-9 and
 * 1e15.
 */
public final class Numbers {
    /** What stands for a number that is not there. */
    public static final String MISSING = "–";

    private static final int MOST_DECIMALS = 9;

    private Numbers() {}

    /** A whole number with thousands separators. */
    public static String text(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** A number with three significant digits, or whole where it has more than three digits before the point. */
    public static String text(double value) {
        if (Double.isNaN(value)) {
            return MISSING;
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "∞" : "-∞";
        }
        double size = Math.abs(value);
        if (size != 0 && (size < 1e-9 || size >= 1e15)) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        return fixed(value, value == Math.rint(value) ? 0 : decimals(size));
    }

    /** A number with exactly this many decimals; never a negative zero. */
    public static String fixed(double value, int decimals) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return text(value);
        }
        String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
        return text.startsWith("-") && text.chars().noneMatch(c -> c >= '1' && c <= '9') ? text.substring(1) : text;
    }

    /** A number with as many digits as it has, up to nine: a tick of 99.999 must not read 100. */
    public static String exact(double value) {
        String text = new BigDecimal(Double.toString(value))
                .round(new MathContext(9))
                .stripTrailingZeros()
                .toPlainString();
        return text.indexOf('.') < 0 ? text(Math.round(value)) : text;
    }

    /**
     * How many decimals a column of numbers needs so that its typical value shows three significant digits and all of
     * them line up at the point. Not more than the numbers really have.
     */
    public static int decimals(double[] column) {
        double[] sizes = Arrays.stream(column)
                .filter(value -> Double.isFinite(value) && value != 0)
                .map(Math::abs)
                .sorted()
                .toArray();
        if (sizes.length == 0) {
            return 0;
        }
        int wanted = decimals(sizes[sizes.length / 2]);
        int present =
                Arrays.stream(sizes).mapToInt(Numbers::decimalsPresent).max().orElse(0);
        return Math.min(wanted, present);
    }

    /** A duration in the unit that suits it: {@code 850 ms}, {@code 12.5 s}, {@code 3 min 20 s}, {@code 2 h 5 min}. */
    public static String seconds(double seconds) {
        if (seconds < 1) {
            return text(seconds * 1000) + " ms";
        }
        if (seconds < 120) {
            return text(seconds) + " s";
        }
        long whole = Math.round(seconds);
        return whole < 7200
                ? whole / 60 + " min" + (whole % 60 == 0 ? "" : " " + whole % 60 + " s")
                : whole / 3600 + " h" + (whole / 60 % 60 == 0 ? "" : " " + whole / 60 % 60 + " min");
    }

    /** {@code 1 row}, {@code 812 rows}. */
    public static String count(long count, String noun) {
        return text(count) + " " + noun + (count == 1 ? "" : "s");
    }

    private static int decimals(double size) {
        if (size == 0) {
            return 0;
        }
        int magnitude = (int) Math.floor(Math.log10(size * (1 + 5e-4)));
        return Math.max(0, Math.min(MOST_DECIMALS + 3, 2 - magnitude));
    }

    private static int decimalsPresent(double value) {
        BigDecimal exact = BigDecimal.valueOf(value).setScale(MOST_DECIMALS, RoundingMode.HALF_EVEN);
        return Math.max(0, exact.stripTrailingZeros().scale());
    }
}
