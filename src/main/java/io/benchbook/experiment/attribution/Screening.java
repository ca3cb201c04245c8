package io.benchbook.experiment.attribution;

import io.benchbook.base.Progress;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.server.Server;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What each group of settings does alone: servers with the first one's settings but for one group, side by side.
 *
 * @param alone by group, empty where there are too few groups for this to be of use
 * @param seconds that it took
 * @param stopped whether the user ended it
 */
record Screening(Map<SettingGroup, Verdict> alone, double seconds, boolean stopped) {
    /** More leaders would leave too little time for each. */
    private static final int MOST_LEADERS = 4;

    private static final int FEWEST_LEADERS = 2;

    static Screening of(Variants variants, ComparisonSpec spec, Progress progress, double seconds) {
        List<SettingGroup> groups = variants.groups();
        if (groups.size() < 2) {
            return new Screening(Map.of(), 0, false);
        }
        List<Server> servers = new ArrayList<>(List.of(variants.with(List.of())));
        groups.forEach(group -> servers.add(variants.with(List.of(group))));
        Stage.Outcome outcome = Stage.star(spec, progress, servers)
                .measured("why: " + groups.size() + " groups of settings one by one", seconds);
        Map<SettingGroup, Verdict> alone = new LinkedHashMap<>();
        for (int i = 0; i < outcome.verdicts().size(); i++) {
            alone.put(groups.get(i), outcome.verdicts().get(i));
        }
        return new Screening(alone, outcome.seconds(), outcome.stopped());
    }

    /**
     * The groups that are worth a step of their own on the way, the greatest effect first: those whose effect alone is clear, and
     * the greatest {@value #FEWEST_LEADERS} in any case, since the way measures them anew.
     */
    List<SettingGroup> leaders() {
        List<SettingGroup> bySize = alone.entrySet().stream()
                .sorted(Comparator.comparingDouble(entry -> -size(entry.getValue())))
                .map(Map.Entry::getKey)
                .toList();
        return IntStream.range(0, Math.min(bySize.size(), MOST_LEADERS))
                .filter(place -> place < FEWEST_LEADERS || isClear(alone.get(bySize.get(place))))
                .mapToObj(bySize::get)
                .toList();
    }

    private static boolean isClear(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.HIGHER || verdict.kind() == Verdict.Kind.LOWER;
    }

    private static double size(Verdict verdict) {
        return Math.abs(Math.log(verdict.ratio().estimate()));
    }

    /** The effect of a group alone; unknown where it was not measured. */
    Interval alone(SettingGroup group) {
        Verdict verdict = alone.get(group);
        return verdict == null ? AttributionStep.UNKNOWN : verdict.ratio();
    }
}
