package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import io.benchbook.stats.MeanInterval;
import io.benchbook.stats.RandomEffects;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Runs as levels of an axis, each with an interval. */
final class Series {
    private static final double CONFIDENCE = 0.95;

    private Series() {}

    /** The metric at each level; where there are several workloads or durabilities, their geometric mean. */
    static List<Level> levels(ClaimScope scope, List<RunResult> runs) {
        List<Level> levels = new ArrayList<>();
        byLevel(scope, runs).forEach((at, here) -> {
            List<Level> groups = groups(scope, here).values().stream()
                    .map(group -> new Level(at, value(scope, group)))
                    .toList();
            levels.add(new Level(at, geometricMean(groups)));
        });
        return levels;
    }

    /** The ratio of the sides at each level that both were run at, within what else they agree in. */
    static List<Level> ratios(ClaimScope scope, List<RunResult> compared, List<RunResult> reference) {
        SortedMap<Double, List<RunResult>> others = byLevel(scope, reference);
        List<Level> levels = new ArrayList<>();
        byLevel(scope, compared).forEach((at, here) -> {
            List<Level> ratios = ratiosAt(at, scope, here, others.getOrDefault(at, List.of()));
            if (!ratios.isEmpty()) {
                levels.add(new Level(at, RandomEffects.mean(ratios, CONFIDENCE)));
            }
        });
        return levels;
    }

    private static List<Level> ratiosAt(
            double at, ClaimScope scope, List<RunResult> compared, List<RunResult> reference) {
        Map<String, List<RunResult>> others = groups(scope, reference);
        return groups(scope, compared).entrySet().stream()
                .filter(group -> others.containsKey(group.getKey()))
                .map(group -> Ratios.of(value(scope, group.getValue()), value(scope, others.get(group.getKey()))))
                .map(ratio -> new Level(at, ratio))
                .toList();
    }

    /** The interval of the highest level. */
    static Interval highest(List<Level> levels) {
        return levels.stream()
                .map(Level::value)
                .max(Comparator.comparingDouble(Interval::estimate))
                .orElseThrow();
    }

    /** The throughput of all intervals of all runs, each as a share of its run's mean. */
    static double[] seconds(List<RunResult> runs) {
        return runs.stream()
                .flatMapToDouble(
                        run -> run.load().intervals().stream().mapToDouble(interval -> interval.tps() / run.tps()))
                .toArray();
    }

    private static SortedMap<Double, List<RunResult>> byLevel(ClaimScope scope, List<RunResult> runs) {
        return runs.stream()
                .collect(Collectors.groupingBy(run -> RunPlace.at(scope, run), TreeMap::new, Collectors.toList()));
    }

    private static Map<String, List<RunResult>> groups(ClaimScope scope, List<RunResult> runs) {
        return runs.stream()
                .collect(Collectors.groupingBy(run -> RunPlace.beside(scope, run), TreeMap::new, Collectors.toList()));
    }

    /**
     * The mean of runs on the log scale with its t interval; of a single run the interval that its seconds give, which does
     * not know how much runs differ among themselves.
     */
    private static Interval value(ClaimScope scope, List<RunResult> runs) {
        ToDoubleFunction<RunResult> metric = metric(scope.metric());
        if (runs.size() > 1) {
            double[] logs = runs.stream().mapToDouble(metric).map(Math::log).toArray();
            return MeanInterval.independent(logs, CONFIDENCE).map(Math::exp);
        }
        double value = metric.applyAsDouble(runs.get(0));
        double half = MeanInterval.autocorrelated(seconds(runs), CONFIDENCE).halfWidth();
        return new Interval(Math.log(value), Math.log(value) - half, Math.log(value) + half, CONFIDENCE).map(Math::exp);
    }

    private static ToDoubleFunction<RunResult> metric(String name) {
        return switch (name.replaceFirst("_(max|ratio)$", "")) {
            case "qps" -> RunResult::qps;
            case "tps_cv" -> RunResult::tpsCv;
            default -> RunResult::tps;
        };
    }

    private static Interval geometricMean(List<Level> groups) {
        if (groups.size() == 1) {
            return groups.get(0).value();
        }
        double mean = 0;
        double squares = 0;
        for (Level group : groups) {
            Interval log = group.value().map(Math::log);
            mean += log.estimate() / groups.size();
            squares += Math.pow(log.halfWidth() / groups.size(), 2);
        }
        double half = Math.sqrt(squares);
        return new Interval(mean, mean - half, mean + half, CONFIDENCE).map(Math::exp);
    }
}
