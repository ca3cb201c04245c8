package io.benchbook.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * To which sweep a run belongs.
 *
 * @param name what the sweep is called
 * @param plan the sweep's own id, as a name can be used again
 * @param point the key of its point, unique in the sweep
 * @param levels of the factors that were given, as text
 * @param besides how long each phase took of what was done for this run besides its load, in seconds: restarting, restoring
 *     data and so on; empty where that is not known
 */
public record SweepMark(
        String name, String plan, String point, Map<String, String> levels, Map<String, Double> besides) {
    public SweepMark {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels == null ? Map.of() : levels));
        besides = Collections.unmodifiableMap(new LinkedHashMap<>(besides == null ? Map.of() : besides));
    }

    /** All of that together, in seconds. */
    public double besidesSeconds() {
        return besides.values().stream().mapToDouble(Double::doubleValue).sum();
    }
}
