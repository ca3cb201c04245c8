package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import io.benchbook.stats.MeanInterval;
import io.benchbook.stats.RandomEffects;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Runs as levels of an axis, each with an interval. */
final class Series {
    private static final double CONFIDENCE = 0.95;

    private Series() {}

    /**
     * The metric at each level; where there are several workloads or durabilities, their geometric mean. A level with a single
     * run of one of them is known without its error.
     */
    static List<Level> levels(ClaimScope scope, List<RunResult> runs) {
        List<Level> levels = new ArrayList<>();
        Match.groups(scope, runs).forEach((at, groups) -> {
            Interval mean = geometricMean(
                    groups.values().stream().map(group -> value(scope, group)).toList());
            boolean single = groups.values().stream().anyMatch(group -> group.size() < 2);
            levels.add(single ? withoutError(at, mean) : new Level(at, mean));
        });
        return levels;
    }

    /**
     * The ratio of the sides at each level that both were run at, within what else they agree in. With single runs its interval
     * is the one that their seconds give, good for weights only.
     */
    static List<Level> ratios(ClaimScope scope, List<RunResult> compared, List<RunResult> reference) {
        return levels(scope, Match.of(scope, compared, reference), (at, ratio) -> new Level(at, ratio));
    }

    /** The same, but a level with one run a side is known without its error. */
    static List<Level> repeatedRatios(ClaimScope scope, List<RunResult> compared, List<RunResult> reference) {
        return levels(scope, Match.of(scope, compared, reference), Series::withoutError);
    }

    private static List<Level> levels(
            ClaimScope scope, List<Match> matches, BiFunction<Double, Interval, Level> ofSingle) {
        SortedMap<Double, List<Match>> byLevel =
                matches.stream().collect(Collectors.groupingBy(Match::at, TreeMap::new, Collectors.toList()));
        List<Level> levels = new ArrayList<>();
        byLevel.forEach((at, here) -> {
            Interval mean = RandomEffects.mean(
                    here.stream()
                            .map(match -> new Level(at, ratio(scope, match)))
                            .toList(),
                    CONFIDENCE);
            boolean single = here.size() == 1 && here.get(0).isSingle();
            levels.add(single ? ofSingle.apply(at, mean) : new Level(at, mean));
        });
        return levels;
    }

    private static Interval ratio(ClaimScope scope, Match match) {
        return Ratios.of(value(scope, match.compared()), value(scope, match.reference()));
    }

    private static Level withoutError(double at, Interval value) {
        return new Level(at, Interval.unknown(value.estimate(), CONFIDENCE));
    }

    static Level highest(List<Level> levels) {
        return levels.stream()
                .max(Comparator.comparingDouble(level -> level.value().estimate()))
                .orElseThrow();
    }

    /** The throughput of all intervals of all runs, each as a share of its run's mean. */
    static double[] seconds(List<RunResult> runs) {
        return runs.stream()
                .flatMapToDouble(
                        run -> run.load().intervals().stream().mapToDouble(interval -> interval.tps() / run.tps()))
                .toArray();
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

    private static Interval geometricMean(List<Interval> groups) {
        if (groups.size() == 1) {
            return groups.get(0);
        }
        double mean = 0;
        double squares = 0;
        for (Interval group : groups) {
            Interval log = group.map(Math::log);
            mean += log.estimate() / groups.size();
            squares += Math.pow(log.halfWidth() / groups.size(), 2);
        }
        double half = Math.sqrt(squares);
        return new Interval(mean, mean - half, mean + half, CONFIDENCE).map(Math::exp);
    }
}
