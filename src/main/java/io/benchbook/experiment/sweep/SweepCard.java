package io.benchbook.experiment.sweep;

import io.benchbook.base.Numbers;
import io.benchbook.experiment.Card;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Plans and sweeps as people read them: a heading and labelled lines. */
final class SweepCard {
    private static final int MOST_LEVELS = 12;
    /** Seconds; shorter phases are not named. */
    private static final double WORTH_TELLING = 0.05;

    private SweepCard() {}

    static String of(SweepPlan plan) {
        Card card = new Card("plan " + plan.name() + " · " + plan.length());
        factors(plan, card);
        modes(plan, card);
        card.add("order", order(plan));
        skipped(plan.skipped(), card);
        card.add("more", ".table() shows each run; sweep(...) with the same arguments does it");
        return card.toString();
    }

    static String of(Sweep sweep) {
        SweepPlan plan = sweep.plan();
        Card card = new Card("sweep " + plan.name() + " · " + sweep.results().size() + " of "
                + Numbers.count(plan.runs(), "run") + " in " + Numbers.seconds(sweep.seconds()));
        factors(plan, card);
        modes(plan, card);
        besides(sweep, card);
        best(sweep, card);
        failed(sweep, card);
        skipped(sweep.skipped(), card);
        if (sweep.missing() > 0) {
            card.add(
                    "missing",
                    Numbers.count(sweep.missing(), "run") + ": resume(\"" + sweep.name() + "\") goes on with "
                            + (sweep.missing() == 1 ? "it" : "them"));
        }
        card.add("more", ".table() shows each run, plot(...) draws them");
        return card.toString();
    }

    private static String order(SweepPlan plan) {
        List<SweepStep> steps = plan.steps();
        long starts = steps.stream().filter(SweepStep::begins).count();
        long restarts = steps.stream().filter(SweepStep::restarts).count();
        long loads = steps.stream().filter(step -> step.loadedRows() > 0).count();
        long restores = steps.stream().filter(step -> step.restoredRows() > 0).count();
        String by = plan.modes().shuffle().isPresent()
                ? "at random"
                : levels(plan).entrySet().stream()
                        .filter(factor -> factor.getValue().size() > 1)
                        .map(Map.Entry::getKey)
                        .collect(Collectors.joining(", then "));
        return (by.isEmpty() ? "" : by + " · ") + Numbers.count(starts, "start") + ", "
                + Numbers.count(restarts, "restart") + ", " + Numbers.count(loads, "load") + ", "
                + Numbers.count(restores, "restore");
    }

    private static void factors(SweepPlan plan, Card card) {
        levels(plan).forEach((factor, all) -> {
            boolean isLabel = Card.isLabel(factor);
            card.add(isLabel ? factor : "setting", isLabel ? listed(all) : factor + " " + listed(all));
        });
    }

    private static Map<String, Set<String>> levels(SweepPlan plan) {
        Map<String, Set<String>> levels = new LinkedHashMap<>();
        plan.points()
                .forEach(point -> point.levels()
                        .forEach((factor, level) -> levels.computeIfAbsent(factor, absent -> new LinkedHashSet<>())
                                .add(level)));
        return levels;
    }

    private static String listed(Set<String> levels) {
        String shown = levels.stream()
                .map(SweepCard::shown)
                .sorted(numbersInOrder())
                .limit(MOST_LEVELS)
                .collect(Collectors.joining(", "));
        return levels.size() <= MOST_LEVELS ? shown : shown + ", … (" + levels.size() + ")";
    }

    /** A shuffled order must not shuffle the list of levels. */
    private static Comparator<String> numbersInOrder() {
        return Comparator.comparingDouble(level -> level.matches("-?\\d+(\\.\\d+)?") ? Double.parseDouble(level) : 0);
    }

    private static void modes(SweepPlan plan, Card card) {
        List<String> typed = plan.modes().typed();
        if (!typed.isEmpty()) {
            card.add("each run", String.join(", ", typed));
        }
    }

    private static void best(Sweep sweep, Card card) {
        sweep.results().stream()
                .filter(run -> run.ended().isCompleted())
                .max(Comparator.comparingDouble(RunResult::tps))
                .ifPresent(best -> card.add("most tps", Numbers.text(best.tps()) + " at " + where(sweep, best)));
    }

    /** What was not load: the mean of the runs of which it is known, then the phases that take most. */
    private static void besides(Sweep sweep, Card card) {
        List<Map<String, Double>> known = sweep.results().stream()
                .flatMap(run -> run.sweep().stream())
                .map(SweepMark::besides)
                .filter(phases -> !phases.isEmpty())
                .toList();
        Map<String, Double> mean = new LinkedHashMap<>();
        known.forEach(
                phases -> phases.forEach((phase, seconds) -> mean.merge(phase, seconds / known.size(), Double::sum)));
        if (!known.isEmpty()) {
            double all = mean.values().stream().mapToDouble(Double::doubleValue).sum();
            card.add(
                    "besides",
                    Numbers.seconds(all) + " a run: "
                            + mean.entrySet().stream()
                                    .sorted(Map.Entry.<String, Double>comparingByValue()
                                            .reversed())
                                    .filter(phase -> phase.getValue() >= WORTH_TELLING)
                                    .map(phase -> phase.getKey() + " " + Numbers.fixed(phase.getValue(), 1) + " s")
                                    .collect(Collectors.joining(", ")));
        }
    }

    private static void failed(Sweep sweep, Card card) {
        List<RunResult> failed = sweep.failed();
        if (!failed.isEmpty()) {
            RunResult first = failed.get(0);
            card.add(
                    "failed",
                    Numbers.count(failed.size(), "run") + ", the first at " + where(sweep, first) + ": "
                            + first.ended().reason());
        }
    }

    /** The levels of a run by which it differs from others of its sweep. */
    private static String where(Sweep sweep, RunResult run) {
        Map<String, Set<String>> all = levels(sweep.plan());
        Map<String, String> levels = run.sweep().map(SweepMark::levels).orElse(Map.of());
        String differing = levels.entrySet().stream()
                .filter(level -> all.getOrDefault(level.getKey(), Set.of()).size() > 1)
                .map(level -> level.getKey() + " " + shown(level.getValue()))
                .collect(Collectors.joining(", "));
        return differing.isEmpty() ? run.server() : differing;
    }

    private static String shown(String level) {
        return level.isEmpty() ? "(as it is)" : level;
    }

    private static void skipped(List<SkippedPoint> skipped, Card card) {
        skipped.stream()
                .collect(Collectors.groupingBy(SkippedPoint::reason, LinkedHashMap::new, Collectors.counting()))
                .forEach((reason, count) -> card.add("skipped", Numbers.count(count, "combination") + ": " + reason));
    }
}
