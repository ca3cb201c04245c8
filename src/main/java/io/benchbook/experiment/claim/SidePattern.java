package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
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

    boolean matches(RunResult run) {
        boolean sameVersion = isPrefix(version, run.server())
                || isPrefix(version, run.version().replaceFirst("^\\D+", ""));
        return sameVersion && (options.isEmpty() || options.equals(optionsOf(run)));
    }

    private static boolean isPrefix(String version, String name) {
        return name.equals(version) || name.startsWith(version + ".") || name.startsWith(version + "-");
    }

    private static Set<String> optionsOf(RunResult run) {
        Map<String, String> levels = run.sweep().map(SweepMark::levels).orElse(Map.of());
        return new TreeSet<>(List.of(levels.getOrDefault("startup", "").trim().split("\\s+")));
    }
}
