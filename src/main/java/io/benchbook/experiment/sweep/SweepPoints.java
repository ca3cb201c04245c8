package io.benchbook.experiment.sweep;

import io.benchbook.base.Factor;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.RunSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every combination of the levels of all axes: those that can be run, and those that are skipped. */
final class SweepPoints {
    /** What is costly to change comes first, and is changed least often. */
    private static final List<String> COSTLY_FIRST = List.of(
            "server",
            "charset",
            "tables",
            "rows",
            "startup",
            "setting",
            "repeat",
            "document_bytes",
            "durability",
            "workload");

    private final String command;
    private final List<Axis<?>> axes;
    private final List<SweepPoint> points = new ArrayList<>();
    private final List<SkippedPoint> skipped = new ArrayList<>();

    private SweepPoints(String command, List<Axis<?>> axes) {
        this.command = command;
        this.axes = axes;
    }

    /** @param given all that is varied, one axis a factor */
    static SweepPoints of(String command, List<Axis<?>> given, int repeats) {
        List<Axis<?>> axes = new ArrayList<>(given);
        if (repeats > 1) {
            axes.add(Axis.of(
                    SweepKeys.REPEAT,
                    java.util.stream.IntStream.rangeClosed(1, repeats).boxed().toList()));
        }
        axes.sort(Comparator.comparingInt(SweepPoints::rank).thenComparing(SweepPoints::settingName));
        SweepPoints all = new SweepPoints(command, axes);
        all.combine(new LinkedHashMap<>());
        return all;
    }

    List<SweepPoint> points() {
        return points;
    }

    List<SkippedPoint> skipped() {
        return skipped;
    }

    private static int rank(Axis<?> axis) {
        boolean setting = axis.key().type() == SweepKeys.SettingLevel.class;
        int place = COSTLY_FIRST.indexOf(setting ? "setting" : axis.key().name());
        return place < 0 ? COSTLY_FIRST.size() : place;
    }

    private static String settingName(Axis<?> axis) {
        return axis.key().type() == SweepKeys.SettingLevel.class ? axis.key().name() : "";
    }

    private void combine(Map<Axis.Key<?>, Object> chosen) {
        if (chosen.size() == axes.size()) {
            add(chosen);
            return;
        }
        Axis<?> axis = axes.get(chosen.size());
        for (Object level : axis.levels()) {
            Map<Axis.Key<?>, Object> more = new LinkedHashMap<>(chosen);
            more.put(axis.key(), level);
            combine(more);
        }
    }

    private void add(Map<Axis.Key<?>, Object> chosen) {
        Combination combination = new Combination(chosen);
        Optional<String> reason = combination.whyNot();
        if (reason.isPresent()) {
            skipped.add(new SkippedPoint(combination.levels(), reason.get()));
        } else {
            points.add(point(combination));
        }
    }

    private SweepPoint point(Combination combination) {
        List<Factor> factors = combination.ofRun();
        RunSpec spec = RunSpec.of(Factors.of(command, factors), () -> null);
        return new SweepPoint(
                combination.key(), combination.levels(), spec, combination.startup(), combination.settings());
    }
}
