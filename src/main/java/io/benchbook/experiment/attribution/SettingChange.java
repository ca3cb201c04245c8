package io.benchbook.experiment.attribution;

import io.benchbook.experiment.compare.SameSetting;
import java.util.Optional;

/**
 * A variable on the way from one server to another.
 *
 * @param from its value on the first
 * @param to its value on the second
 */
public record SettingChange(String variable, String from, String to) {
    /** The start-up option that gives a server of the first one's settings the value of the second. */
    Optional<String> toSecond() {
        return SameSetting.option(variable, to, from);
    }

    /** The start-up option that gives a server of the second one's settings the value of the first. */
    Optional<String> toFirst() {
        return SameSetting.option(variable, from, to);
    }

    /** {@code sync_binlog 0 → 1}. */
    @Override
    public String toString() {
        return variable + " " + text(from) + " → " + text(to);
    }

    private static String text(String value) {
        return value.isEmpty() ? "''" : value;
    }
}
