package io.benchbook.experiment.sweep;

import io.benchbook.experiment.Keys;
import io.benchbook.experiment.RunSpec;
import io.benchbook.workload.DataSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One run of a sweep before it is done.
 *
 * @param key what tells it from all others of its sweep, the same in every process
 * @param levels the level of each factor that was given, as text, in the order of {@code key}
 * @param spec what a run takes; server and workload are those of this point
 * @param startup options besides those that the server has
 * @param settings system variables that are put in force
 */
record SweepPoint(
        String key, Map<String, String> levels, RunSpec spec, List<String> startup, Map<String, String> settings) {
    SweepPoint {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
        startup = List.copyOf(startup);
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /** What decides the rows of its tables; empty where it needs none. */
    String dataId() {
        return data().tables().stream()
                .map(table -> table.name() + " " + table.fingerprint())
                .collect(Collectors.joining("\n"));
    }

    DataSet data() {
        return spec.workload().dataFor(spec.threads());
    }

    /** {@code 8.0.15 · oltp_read_only · SAFE · threads 8}. */
    String label() {
        return levels.entrySet().stream()
                .map(level -> isPlain(level.getKey()) ? level.getValue() : level.getKey() + " " + level.getValue())
                .collect(Collectors.joining(" · "));
    }

    private static boolean isPlain(String name) {
        return name.equals(Keys.SERVER.name()) || name.equals(Keys.WORKLOAD.name()) || name.equals("durability");
    }
}
