package io.benchbook.experiment.attribution;

import java.util.ArrayList;
import java.util.List;

/**
 * The way from the first server to the second: the leading groups of settings one after the other, then all others together;
 * the version comes last where settings are switched on the first server's version, and first where on the second's.
 *
 * @param stops at which is measured, one more than steps
 * @param steps what is switched between two stops
 */
record Path(List<Stop> stops, List<SettingGroup> steps) {
    /** Which server is at a stop. */
    enum Kind {
        FIRST,
        SECOND,
        BETWEEN
    }

    /** @param switched groups that have the second server's values, where it is neither of the two */
    record Stop(Kind kind, List<SettingGroup> switched) {}

    static Path of(Suspects suspects, List<SettingGroup> leaders, boolean sameVersion) {
        List<SettingGroup> steps = new ArrayList<>(leaders);
        List<Stop> stops = new ArrayList<>();
        List<SettingGroup> switched = new ArrayList<>();
        stops.add(new Stop(Kind.BETWEEN, List.of()));
        for (SettingGroup leader : leaders) {
            switched.add(leader);
            stops.add(new Stop(Kind.BETWEEN, List.copyOf(switched)));
        }
        List<SettingGroup> others = suspects.groups().stream()
                .filter(group -> !leaders.contains(group))
                .toList();
        if (!others.isEmpty()) {
            steps.add(others.size() == 1 ? others.get(0) : SettingGroup.together(AttributionStep.REST, others));
            stops.add(new Stop(Kind.BETWEEN, suspects.groups()));
        }
        return withEnds(suspects, sameVersion, stops, steps);
    }

    private static Path withEnds(Suspects suspects, boolean sameVersion, List<Stop> stops, List<SettingGroup> steps) {
        SettingGroup left =
                new SettingGroup(sameVersion ? AttributionStep.UNEXPLAINED : AttributionStep.VERSION, suspects.fixed());
        Stop first = new Stop(Kind.FIRST, List.of());
        Stop second = new Stop(Kind.SECOND, List.of());
        int last = stops.size() - 1;
        if (suspects.onSecond()) {
            stops.set(last, second);
            stops.add(0, first);
            steps.add(0, left);
        } else {
            stops.set(0, first);
            boolean isThere = last > 0
                    && sameVersion
                    && suspects.complete()
                    && suspects.fixed().isEmpty();
            if (isThere) {
                stops.set(last, second);
            } else {
                stops.add(second);
                steps.add(left);
            }
        }
        return new Path(List.copyOf(stops), List.copyOf(steps));
    }
}
