package io.benchbook.experiment;

import io.benchbook.base.Factor;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One factor of an experiment with the levels it is to take: {@code threads(5, 10, 20)}. Levels that a command does not
 * take are kept as faults, so that all faults of a command can be told at once.
 *
 * @param <T> what a level is
 * @param key which factor
 * @param levels in the order in which they were given
 * @param faults what is wrong with it, a line each; empty for nothing
 */
public record Axis<T>(Key<T> key, List<T> levels, List<String> faults) implements Factor {
    public Axis {
        levels = List.copyOf(levels);
        faults = List.copyOf(faults);
    }

    /** An axis with nothing wrong. */
    public static <T> Axis<T> of(Key<T> key, List<T> levels) {
        return new Axis<>(key, levels, List.of());
    }

    /** As it is typed, for instance {@code threads(5, 10, 20)}; what is wrong with it, where something is. */
    @Override
    public String toString() {
        if (!faults.isEmpty()) {
            return String.join("\n", faults);
        }
        return key.name() + levels.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * Which factor an axis is.
     *
     * @param name as it is typed
     * @param type what its levels are
     */
    public record Key<T>(String name, Class<T> type) {}
}
