package io.benchbook.experiment.sweep;

import java.util.Map;

/**
 * A combination of levels that cannot be run.
 *
 * @param levels of all factors, as text
 * @param reason a sentence
 */
public record SkippedPoint(Map<String, String> levels, String reason) {
    @Override
    public String toString() {
        return String.join(" · ", levels.values()) + ": " + reason;
    }
}
