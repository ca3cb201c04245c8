package io.benchbook.experiment.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** How long each phase takes of what a point needs besides its load. */
final class Laps {
    private final long begun = System.nanoTime();
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    void time(String phase, Runnable work) {
        time(phase, () -> {
            work.run();
            return null;
        });
    }

    /** What a phase takes within another one counts for itself only once, for the inner one. */
    <T> T time(String phase, Supplier<T> work) {
        double inner = sum();
        long start = System.nanoTime();
        try {
            return work.get();
        } finally {
            double took = (System.nanoTime() - start) / 1e9 - (sum() - inner);
            seconds.merge(phase, took, Double::sum);
        }
    }

    /**
     * The seconds of each phase, and what else there was: connections, counters, variables.
     *
     * @param load seconds that were measured or warmed up
     */
    Map<String, Double> besides(double load) {
        Map<String, Double> all = new LinkedHashMap<>(seconds);
        all.put("other", Math.max(0, (System.nanoTime() - begun) / 1e9 - load - sum()));
        all.replaceAll((phase, took) -> Math.round(took * 1000) / 1000.0);
        return all;
    }

    private double sum() {
        return seconds.values().stream().mapToDouble(Double::doubleValue).sum();
    }
}
