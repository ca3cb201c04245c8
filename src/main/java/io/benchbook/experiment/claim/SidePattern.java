package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.sweep.SweepKeys;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which runs are of one side of a claim: {@code 5.7.22}, {@code 8.0}, or {@code 8.0 skip-log-bin}, a version and the start-up
 * options that it had besides.
 */
record SidePattern(String version, Set<String> options) {
    static SidePattern of(String text) {
        List<String> words = List.of(text.trim().split("\\s+"));
        return new SidePattern(words.get(0), new TreeSet<>(words.subList(1, words.size())));
    }

    /** Those of the side. One without options has the runs that were given none, and where there are no such, all of its version. */
    List<RunResult> among(List<RunResult> runs) {
        List<RunResult> sameVersion = runs.stream().filter(this::isSameVersion).toList();
        List<RunResult> exact = sameVersion.stream()
                .filter(run -> options.equals(optionsOf(run)))
                .toList();
        return exact.isEmpty() && options.isEmpty() ? sameVersion : exact;
    }

    private boolean isSameVersion(RunResult run) {
        return isPrefix(version, run.server())
                || isPrefix(version, run.version().replaceFirst("^\\D+", ""));
    }

    private static boolean isPrefix(String version, String name) {
        return name.equals(version) || name.startsWith(version + ".") || name.startsWith(version + "-");
    }

    private static Set<String> optionsOf(RunResult run) {
        Map<String, String> levels = run.sweep().map(SweepMark::levels).orElse(Map.of());
        String startup = levels.getOrDefault(SweepKeys.STARTUP.name(), "").trim();
        return startup.isEmpty() ? Set.of() : new TreeSet<>(List.of(startup.split("\\s+")));
    }
}
