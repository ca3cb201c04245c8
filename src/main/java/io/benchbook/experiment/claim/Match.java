package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Runs of both sides of a claim that are compared with each other: they agree in everything but what the sides differ in.
 *
 * @param at their level of the claim's axis
 * @param compared at least one run
 * @param reference at least one run
 */
record Match(double at, List<RunResult> compared, List<RunResult> reference) {
    /** By level, then by what the runs have beside it. */
    static List<Match> of(ClaimScope scope, List<RunResult> compared, List<RunResult> reference) {
        SortedMap<Double, Map<String, List<RunResult>>> others = groups(scope, reference);
        List<Match> matches = new ArrayList<>();
        groups(scope, compared)
                .forEach((at, here) -> here.forEach((beside, runs) -> {
                    List<RunResult> there = others.getOrDefault(at, Map.of()).getOrDefault(beside, List.of());
                    if (!there.isEmpty()) {
                        matches.add(new Match(at, runs, there));
                    }
                }));
        return matches;
    }

    /** Runs by level, then by what they have beside it. */
    static SortedMap<Double, Map<String, List<RunResult>>> groups(ClaimScope scope, List<RunResult> runs) {
        return runs.stream()
                .collect(Collectors.groupingBy(
                        run -> RunPlace.at(scope, run),
                        TreeMap::new,
                        Collectors.groupingBy(run -> RunPlace.beside(scope, run), TreeMap::new, Collectors.toList())));
    }

    /** Whether one of the sides was run once only, which says nothing of how much runs differ. */
    boolean isSingle() {
        return Math.min(compared.size(), reference.size()) < 2;
    }
}
