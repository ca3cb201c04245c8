package io.benchbook.experiment;

import java.util.List;

/**
 * Which of the server's status counters a run reads beside its own.
 *
 * @param names as in {@code SHOW GLOBAL STATUS}, in the order in which they are shown
 */
public record Counters(List<String> names) {
    /** None. */
    public static final Counters NONE = new Counters(List.of());

    public Counters {
        names = List.copyOf(names);
    }

    @Override
    public String toString() {
        return String.join(", ", names);
    }
}
