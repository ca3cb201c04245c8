package io.benchbook.base;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the name that a user probably meant. */
public final class Names {
    private Names() {}

    /** The nearest of {@code known}, if it is near enough to be meant: at most a third of its letters differ. */
    public static Optional<String> nearest(String typed, Collection<String> known) {
        String wanted = typed.toLowerCase(Locale.ROOT);
        return known.stream()
                .min(Comparator.comparingInt((String name) -> distance(wanted, name))
                        .thenComparing(name -> name))
                .filter(name -> distance(wanted, name) <= Math.max(2, Math.max(wanted.length(), name.length()) / 3));
    }

    /** {@code  Did you mean X?} with the nearest name, or {@code otherwise}. */
    public static String didYouMean(String typed, Collection<String> known, String otherwise) {
        return nearest(typed, known).map(name -> "Did you mean " + name + "?").orElse(otherwise);
    }

    private static int distance(String wanted, String name) {
        return LevenshteinDistance.getDefaultInstance().apply(wanted, name.toLowerCase(Locale.ROOT));
    }
}
