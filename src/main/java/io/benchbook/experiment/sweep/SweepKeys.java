package io.benchbook.experiment.sweep;

import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Axis.Key;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.Keys;
import io.benchbook.server.settings.Durability;
import io.benchbook.server.settings.SettingName;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The factors that only a sweep has. */
public final class SweepKeys {
    /** Start-up options, one or several with blanks between; empty for those that the server has. */
    public static final Key<String> STARTUP = new Key<>("startup", String.class);
    /** The character set, or the collation, that tables are made with. */
    public static final Key<String> CHARSET = new Key<>("charset", String.class);
    /** Rows in each table. */
    public static final Key<Long> ROWS = new Key<>("rows", Long.class);

    /** Length of the text in each document of the JSON experiment. */
    public static final Key<Long> DOCUMENT_BYTES = new Key<>("document_bytes", Long.class);

    public static final Key<Long> TABLES = new Key<>("tables", Long.class);
    /** How often each point is measured. */
    public static final Key<Integer> REPEAT = new Key<>("repeat", Integer.class);
    /** What the sweep is called in the journal. */
    public static final Key<String> NAME = new Key<>("named", String.class);
    /** The seed of the random order. */
    public static final Key<Long> SHUFFLED = new Key<>("shuffled", Long.class);

    public static final Key<Boolean> RESTARTED = new Key<>("restarted", Boolean.class);
    public static final Key<Boolean> COLD = new Key<>("coldCaches", Boolean.class);
    public static final Key<Boolean> FRESH = new Key<>("freshData", Boolean.class);

    /** How the runs are done; all others are what is run. */
    static final Set<Key<?>> MODES = Set.of(REPEAT, NAME, SHUFFLED, RESTARTED, COLD, FRESH);

    private static final Set<Key<?>> CHANGES = Set.of(STARTUP, CHARSET, ROWS, TABLES, DOCUMENT_BYTES);
    private static final Set<Key<?>> COMPARISONS = Set.of(Keys.BUDGET, Keys.PRECISION, Keys.THETA, Keys.PERCENTILE);

    private SweepKeys() {}

    /** The factor of a system variable. */
    public static Key<SettingLevel> setting(String variable) {
        return new Key<>(variable.strip().toLowerCase(Locale.ROOT).replace('-', '_'), SettingLevel.class);
    }

    /** Whether a run knows nothing of this factor. */
    static boolean isOfSweepsOnly(Key<?> key) {
        return MODES.contains(key) || changesTheRun(key);
    }

    /** Whether the factor changes the server or the workload of a run, rather than being a level that a run takes. */
    static boolean changesTheRun(Key<?> key) {
        return CHANGES.contains(key) || key.type() == SettingLevel.class;
    }

    /** Adds a fault for each axis that a run does not take. */
    public static void refuseIn(Factors factors) {
        for (Axis<?> axis : factors.axes()) {
            if (isOfSweepsOnly(axis.key())) {
                factors.fault(axis.key().name() + ": " + factors.command()
                        + " does not take it. Type sweep(...) with the same arguments.");
            }
        }
    }

    /** Adds a fault for each variable that both the durability and another axis would set: the durability would win. */
    static void refuseTwice(Factors factors) {
        if (factors.axis(Keys.DURABILITY).isEmpty()) {
            return;
        }
        Set<String> others = new TreeSet<>();
        for (Axis<?> axis : factors.axes()) {
            if (axis.key().type() == SettingLevel.class) {
                others.add(axis.key().name());
            } else if (axis.key().equals(STARTUP)) {
                axis.levels()
                        .forEach(level -> Stream.of(((String) level).trim().split("\\s+"))
                                .map(SettingName::ofOption)
                                .forEach(others::addAll));
            }
        }
        others.retainAll(Durability.VARIABLES);
        others.forEach(variable -> factors.fault(factors.command() + ": durability(...) and another axis both set "
                + variable + ". Leave one of them out."));
    }

    /** Adds a fault for each axis that only a comparison takes. */
    static void refuseComparisons(Factors factors) {
        List<Axis<?>> axes = factors.axes();
        axes.stream()
                .filter(axis -> COMPARISONS.contains(axis.key()))
                .forEach(axis -> factors.fault(
                        axis.key().name() + ": " + factors.command() + " does not take it, compare(...) does."));
    }

    /**
     * A value of a system variable.
     *
     * @param variable its name
     * @param value as it is typed, for instance {@code 64M}
     */
    public record SettingLevel(String variable, String value) {
        @Override
        public String toString() {
            return value;
        }
    }
}
