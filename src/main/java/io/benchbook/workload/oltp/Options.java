package io.benchbook.workload.oltp;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import io.benchbook.workload.Distribution;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The options of a workload, immutable.
 *
 * @param numbers those that were set
 * @param distribution of ids and of {@code k}
 * @param engine the storage engine of the tables
 * @param tableOptions what {@code CREATE TABLE} ends with, for instance {@code CHARACTER SET latin1}
 */
record Options(Map<Option, Long> numbers, Distribution distribution, String engine, String tableOptions) {
    static final Options DEFAULTS = new Options(Map.of(), Distribution.SPECIAL, "innodb", "");

    Options {
        numbers = Map.copyOf(numbers);
    }

    long get(Option option) {
        return numbers.getOrDefault(option, option.usual());
    }

    int count(Option option) {
        return (int) get(option);
    }

    boolean is(Option option) {
        return get(option) == 1;
    }

    Options with(Option option, long value) {
        Map<Option, Long> changed = new EnumMap<>(Option.class);
        changed.putAll(numbers);
        changed.put(option, option.checked(value));
        return new Options(changed, distribution, engine, tableOptions);
    }

    Options with(Distribution newDistribution) {
        if (newDistribution == null) {
            throw new BenchbookException(
                    "distribution: needs UNIFORM, GAUSSIAN, SPECIAL, PARETO or ZIPFIAN, got null.");
        }
        return new Options(numbers, newDistribution, engine, tableOptions);
    }

    Options withEngine(String name) {
        if (!Checks.text("mysqlStorageEngine", name).matches("\\w+")) {
            throw new BenchbookException(
                    "mysqlStorageEngine: needs the name of an engine such as innodb, got \"" + name + "\".");
        }
        return new Options(numbers, distribution, name, tableOptions);
    }

    Options withTableOptions(String options) {
        return new Options(numbers, distribution, engine, Checks.text("createTableOptions", options));
    }

    /** The options of sysbench 1.0 that mean the same, for a run: {@code --tables=4 --table-size=25000}. */
    List<String> sysbench() {
        List<String> arguments = new ArrayList<>();
        for (Option option : Option.values()) {
            if (option.alwaysStated() || get(option) != option.usual()) {
                option.sysbench(get(option)).ifPresent(arguments::add);
            }
        }
        String name = distribution.toString();
        if (name.contains("(") || distribution == Distribution.ZIPFIAN) {
            throw new BenchbookException("distribution: sysbench 1.0 is not run with " + name + ".")
                    .next("Take UNIFORM, GAUSSIAN, SPECIAL or PARETO, or engine(WIRE).");
        }
        arguments.add("--rand-type=" + name);
        return arguments;
    }

    /** {@code tables=4, rows=25000, distribution=special}, then whatever is not at its default. */
    String stated() {
        StringJoiner joiner = new StringJoiner(", ");
        for (Option option : Option.values()) {
            if (option.alwaysStated() || get(option) != option.usual()) {
                joiner.add(option.stated(get(option)));
            }
        }
        joiner.add("distribution=" + distribution);
        if (!engine.equals(DEFAULTS.engine)) {
            joiner.add("mysqlStorageEngine=" + engine);
        }
        if (!tableOptions.isEmpty()) {
            joiner.add("createTableOptions=" + tableOptions);
        }
        return joiner.toString();
    }
}
