package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people write them. */
final class Durations {
    private static final Pattern PARTS = Pattern.compile(
            "(?:(\\d+)\\s*h)?\\s*(?:(\\d+)\\s*(?:m|min))?\\s*(?:(\\d+(?:\\.\\d+)?)\\s*s)?|(\\d+)\\s*ms");

    private Durations() {}

    /**
     * {@code 90s}, {@code 10m}, {@code 1h30m}, {@code 500ms}; at least a millisecond.
     *
     * @param what how a refusal calls it
     */
    static Duration parse(String what, String text) {
        Matcher matcher = PARTS.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches() || text.isBlank()) {
            throw refusal(what, text);
        }
        try {
            Duration length = matcher.group(4) != null
                    ? Duration.ofMillis(Long.parseLong(matcher.group(4)))
                    : Duration.ofHours(number(matcher.group(1)))
                            .plusMinutes(number(matcher.group(2)))
                            .plusMillis(millis(matcher.group(3)));
            if (length.isZero()) {
                throw refusal(what, text);
            }
            return length;
        } catch (ArithmeticException | NumberFormatException e) {
            throw refusal(what, text);
        }
    }

    private static BenchbookException refusal(String what, String text) {
        return new BenchbookException(what + ": needs a length of time like 30s, 10m or 1h30m, got \"" + text + "\".");
    }

    private static long number(String text) {
        return text == null ? 0 : Long.parseLong(text);
    }

    private static long millis(String text) {
        return text == null ? 0 : (long) (Double.parseDouble(text) * 1000);
    }
}
