package io.benchbook.experiment;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Which percentiles of the latencies a run shows; its histogram has them all.
 *
 * @param levels from 0 to 100, in the order in which they are shown
 */
public record Percentiles(List<Double> levels) {
    /** The median, the 95th and the 99th. */
    public static final Percentiles USUAL = new Percentiles(List.of(50.0, 95.0, 99.0));

    public Percentiles {
        levels = List.copyOf(levels);
    }

    /** {@code p95}, {@code p99.9}. */
    public static String label(double level) {
        return "p" + (level == Math.rint(level) ? String.valueOf((long) level) : String.valueOf(level));
    }

    @Override
    public String toString() {
        return levels.stream().map(Percentiles::label).collect(Collectors.joining(", "));
    }
}
