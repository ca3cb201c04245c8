package io.benchbook.load;

import java.util.Arrays;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The failures of statements that only make a transaction begin again. Lost connections are not among them: they are opened
 * again in any case.
 *
 * @param all whether no failure ends a run
 * @param numbers MySQL's error numbers, where not all
 */
public record IgnoredErrors(boolean all, SortedSet<Integer> numbers) {
    /** Deadlock, row changed, lock wait timeout: sysbench's default. */
    public static final IgnoredErrors USUAL = of(1213, 1020, 1205);

    public static final IgnoredErrors ALL = new IgnoredErrors(true, Collections.emptySortedSet());

    public IgnoredErrors {
        numbers = Collections.unmodifiableSortedSet(new TreeSet<>(numbers));
    }

    public static IgnoredErrors of(int... numbers) {
        return new IgnoredErrors(false, Arrays.stream(numbers).boxed().collect(Collectors.toCollection(TreeSet::new)));
    }

    boolean includes(int number) {
        return all || numbers.contains(number);
    }

    /** As sysbench's {@code --mysql-ignore-errors} takes it: {@code all}, or numbers with commas between. */
    @Override
    public String toString() {
        return all ? "all" : numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
