package io.benchbook.workload.oltp;

import io.benchbook.base.BenchbookException;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Refuses what is not a whole number, saying what to type instead. */
final class WholeNumbers {
    private static final Pattern WITH_UNIT = Pattern.compile("\\s*(\\d{1,9})\\s*([kKmM]?)\\s*");

    private WholeNumbers() {}

    /** {@code rows: needs a whole number, got the text "100K". Type rows(100_000).} */
    static BenchbookException notAText(String argument, String got) {
        String message = argument + ": needs a whole number, got the text \"" + got + "\".";
        return new BenchbookException(message).next("Type " + argument + "(" + suggestion(got) + ").");
    }

    /** {@code rows: needs a whole number, got 1000000.0. Type rows(1_000_000).} */
    static BenchbookException notWhole(String argument, double got) {
        String suggestion = got >= 1 && got < 1e15 ? typed((long) got) : "10_000";
        String plain = Double.isFinite(got) ? new BigDecimal(got).toPlainString() : String.valueOf(got);
        return new BenchbookException(
                        argument + ": needs a whole number without a decimal point or exponent, got " + plain + ".")
                .next("Type " + argument + "(" + suggestion + ").");
    }

    private static String suggestion(String got) {
        Matcher matcher = WITH_UNIT.matcher(got == null ? "" : got);
        if (!matcher.matches()) {
            return "10_000";
        }
        String unit = matcher.group(2).toLowerCase(Locale.ROOT);
        long factor = unit.equals("k") ? 1_000 : unit.equals("m") ? 1_000_000 : 1;
        return typed(Long.parseLong(matcher.group(1)) * factor);
    }

    private static String typed(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '_');
    }
}
