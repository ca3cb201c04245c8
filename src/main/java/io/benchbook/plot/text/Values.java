package io.benchbook.plot.text;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.List;

/** Values with their intervals as text, all with the same decimals, the points below each other. */
final class Values {
    private final int decimals;
    private final int width;
    private final boolean signed;

    /** @param signed whether a plus stands before what is above zero */
    Values(List<Double> values, boolean signed) {
        decimals = Numbers.decimals(
                values.stream().mapToDouble(Double::doubleValue).toArray());
        this.signed = signed;
        width = values.stream()
                .mapToInt(value -> TextWidth.of(number(value, signed)))
                .max()
                .orElse(0);
    }

    /** {@code 2,897 [2,800, 2,990]}. */
    String text(double value, double low, double high, boolean withSign) {
        String padded = TextWidth.padLeft(number(value, signed && withSign), width);
        return Double.isFinite(low) && Double.isFinite(high)
                ? padded + " [" + number(low, false) + ", " + number(high, false) + "]"
                : padded;
    }

    String number(double value) {
        return number(value, false);
    }

    private String number(double value, boolean withSign) {
        return (withSign && value > 0 ? "+" : "") + Numbers.fixed(value, decimals);
    }
}
