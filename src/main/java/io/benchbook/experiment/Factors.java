package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.server.Server;
import io.benchbook.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The arguments of a command sorted by factor, with everything that is wrong with them. */
public final class Factors {
    private final String command;
    private final Map<Axis.Key<?>, Axis<?>> axes = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private boolean groupFailed;

    private Factors(String command) {
        this.command = command;
    }

    /** Sorts arguments of {@code command}; faults are kept, see {@link #check}. */
    public static Factors of(String command, List<? extends Factor> arguments) {
        Factors factors = new Factors(command);
        for (Factor argument : arguments) {
            if (!(argument instanceof FactorGroup)) {
                factors.add(argument);
            }
        }
        for (Factor argument : arguments) {
            if (argument instanceof FactorGroup group) {
                factors.addMissing(group);
            }
        }
        return factors;
    }

    /** The axis of this factor, empty where none was given. */
    @SuppressWarnings("unchecked")
    public <T> Optional<Axis<T>> axis(Axis.Key<T> key) {
        return Optional.ofNullable((Axis<T>) axes.get(key));
    }

    /** All that were given, in the order in which they were. */
    public List<Axis<?>> axes() {
        return List.copyOf(axes.values());
    }

    /** The only level of this factor, else {@code otherwise}; several levels are a fault. */
    public <T> T single(Axis.Key<T> key, T otherwise) {
        Optional<Axis<T>> axis = axis(key).filter(given -> !given.levels().isEmpty());
        if (axis.isEmpty()) {
            return otherwise;
        }
        List<T> levels = axis.get().levels();
        if (levels.size() > 1) {
            fault(key.name() + ": " + command + " takes one level, got " + levels.size() + " ("
                    + levels.stream().map(Factors::name).collect(Collectors.joining(", "))
                    + "). Type sweep(...) for several.");
        }
        return levels.get(0);
    }

    /** The command whose arguments these are. */
    public String command() {
        return command;
    }

    /** Whether a group has faults of its own, so that what it lacks need not be told. */
    boolean hasFailedGroup() {
        return groupFailed;
    }

    /** Adds a fault. */
    public void fault(String line) {
        faults.add(line);
    }

    /** Fails if there is any fault, with all of them, a line each. */
    public void check() {
        if (!faults.isEmpty()) {
            throw new BenchbookException(String.join("\n", faults));
        }
    }

    private void add(Factor argument) {
        if (argument instanceof Axis<?> axis) {
            faults.addAll(axis.faults());
            put(axis.key(), axis);
        } else if (argument instanceof Server server) {
            put(Keys.SERVER, Axis.of(Keys.SERVER, List.of(server)));
        } else if (argument instanceof Workload workload) {
            put(Keys.WORKLOAD, Axis.of(Keys.WORKLOAD, List.of(workload)));
        } else {
            faults.add(command + ": needs servers, workloads and axes such as threads(8), got " + argument + ".");
        }
    }

    /** Takes from a group what was not given beside it. */
    private void addMissing(FactorGroup group) {
        faults.addAll(group.faults());
        groupFailed |= !group.faults().isEmpty();
        Factors inGroup = of(command, group.parts());
        faults.addAll(inGroup.faults);
        mustBeTheSameServer(group, inGroup);
        inGroup.axes.forEach(axes::putIfAbsent);
        if (group.faults().isEmpty() && !axes.containsKey(Keys.SERVER)) {
            group.server().ifPresent(server -> put(Keys.SERVER, Axis.of(Keys.SERVER, List.of(server.get()))));
        }
    }

    private void mustBeTheSameServer(FactorGroup group, Factors inGroup) {
        Axis<?> named = inGroup.axes.get(Keys.SERVER);
        Axis<?> given = axes.get(Keys.SERVER);
        if (named != null && given != null && !named.levels().equals(given.levels())) {
            faults.add(group + ": is for " + names(named) + ", but " + names(given) + " is given.");
        }
    }

    private void put(Axis.Key<?> key, Axis<?> axis) {
        Axis<?> before = axes.putIfAbsent(key, axis);
        if (before != null) {
            faults.add(key.name() + ": given twice, as " + names(before) + " and " + names(axis) + ".");
        }
    }

    private static String names(Axis<?> axis) {
        return axis.levels().stream().map(Factors::name).collect(Collectors.joining(", "));
    }

    private static String name(Object level) {
        if (level instanceof Server server) {
            return server.name();
        }
        return level instanceof Workload workload ? workload.label() : String.valueOf(level);
    }
}
