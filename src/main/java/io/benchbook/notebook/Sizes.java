package io.benchbook.notebook;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sizes of memory as people write them. */
final class Sizes {
    private static final Pattern SIZE = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*([kmgt]?)(i?b)?");

    private Sizes() {}

    /** {@code 4 GiB}, {@code 512M}, {@code 1.5g}; every prefix is a power of 1,024. Empty where it is none of these. */
    static Optional<Long> bytes(String text) {
        Matcher matcher = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int power = matcher.group(2).isEmpty() ? 0 : "kmgt".indexOf(matcher.group(2)) + 1;
        return Optional.of((long) (Double.parseDouble(matcher.group(1)) * Math.pow(1024, power)));
    }

    /** {@code 4.0 GiB}. */
    static String gibibytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f GiB", bytes / Math.pow(1024, 3));
    }
}
