package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import io.benchbook.experiment.Axis;
import io.benchbook.load.Affinity;
import io.benchbook.load.CpuList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Makes axes and finds what is wrong with their levels, without failing: a command tells all faults at once. */
final class Levels {
    private Levels() {}

    static Axis<Integer> integers(Axis.Key<Integer> key, int low, int high, int... levels) {
        return checked(key, Arrays.stream(levels).boxed().toList(), level -> {
            Checks.inRange(key.name(), level.longValue(), low, high);
            return level;
        });
    }

    static Axis<Long> longs(Axis.Key<Long> key, long low, long high, long... levels) {
        return checked(
                key,
                Arrays.stream(levels).boxed().toList(),
                level -> Checks.inRange(key.name(), level.longValue(), low, high));
    }

    /** Names that go into SQL, so that nothing else may. */
    static Axis<String> words(Axis.Key<String> key, String... levels) {
        return checked(key, List.of(levels), level -> {
            if (!level.matches("\\w+")) {
                throw new BenchbookException(key.name() + ": needs names, got \"" + level + "\".");
            }
            return level;
        });
    }

    /** A value of a variable as it is typed. */
    static String setting(Object value) {
        return value instanceof Boolean on ? (on ? "ON" : "OFF") : String.valueOf(value);
    }

    static Axis<Double> decimals(Axis.Key<Double> key, double low, double high, double... levels) {
        return checked(key, Arrays.stream(levels).boxed().toList(), level -> inRange(key.name(), level, low, high));
    }

    static Axis<Long> inRange(Axis.Key<Long> key, long low, long high, List<Long> levels) {
        return checked(key, levels, level -> Checks.inRange(key.name(), level, low, high));
    }

    static <T> Axis<T> of(Axis.Key<T> key, List<T> levels) {
        return checked(key, levels, level -> level);
    }

    /** An axis whose levels were given as texts, which is its fault. */
    static <T> Axis<T> texts(Axis.Key<T> key, String first, String... more) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(Arrays.asList(more));
        boolean numbers = all.stream().allMatch(text -> text.matches("-?\\d+(\\.\\d+)?"));
        String advice = numbers
                ? " Type " + key.name() + "(" + String.join(", ", all) + ")."
                : " Type, for instance, " + key.name() + "(8).";
        return new Axis<>(
                key, List.of(), List.of(key.name() + ": needs numbers, got the text \"" + first + "\"." + advice));
    }

    /** An axis whose levels are no whole numbers, which is its fault. */
    static Axis<Integer> notWhole(Axis.Key<Integer> key, double got) {
        return new Axis<>(
                key,
                List.of(),
                List.of(key.name() + ": needs whole numbers, got " + got + ". Type " + key.name() + "("
                        + Math.max(1, Math.round(got)) + ")."));
    }

    private static Double inRange(String name, double level, double low, double high) {
        if (!(level >= low && level <= high)) {
            throw new BenchbookException(name + ": needs a number from " + plain(low) + " to " + plain(high) + ", got "
                    + plain(level) + ".");
        }
        return level;
    }

    private static String plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? String.format(Locale.ROOT, "%,d", (long) number)
                : String.valueOf(number);
    }

    /** Lists of processors; one that this machine does not have is a fault. */
    static Axis<CpuList> cpus(Axis.Key<CpuList> key, String... texts) {
        List<CpuList> levels = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (String text : texts) {
            try {
                levels.add(onThisMachine(CpuList.of(text)));
            } catch (BenchbookException fault) {
                faults.add(fault.getMessage());
            }
        }
        Axis<CpuList> axis = of(key, levels);
        return faults.isEmpty() ? axis : new Axis<>(key, levels, faults);
    }

    private static CpuList onThisMachine(CpuList wanted) {
        CpuList online = wanted.isNone() ? wanted : Affinity.online();
        if (!online.cpus().containsAll(wanted.cpus())) {
            throw new BenchbookException("cpus: this machine has the CPUs " + online + ", got " + wanted + ".");
        }
        return wanted;
    }

    static <T> Axis<T> checked(Axis.Key<T> key, List<T> levels, UnaryOperator<T> check) {
        List<String> faults = new ArrayList<>();
        Set<T> seen = new HashSet<>();
        if (levels.isEmpty()) {
            faults.add(key.name() + ": needs at least one level, got none.");
        }
        for (T level : levels) {
            try {
                check.apply(level);
            } catch (BenchbookException fault) {
                faults.add(fault.getMessage());
            }
            if (!seen.add(level)) {
                faults.add(key.name() + ": " + level + " is given twice.");
            }
        }
        return new Axis<>(key, levels, faults);
    }
}
