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
 */
public record SweepMark(String name, String plan, String point, Map<String, String> levels) {
    public SweepMark {
        levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels == null ? Map.of() : levels));
    }
}
