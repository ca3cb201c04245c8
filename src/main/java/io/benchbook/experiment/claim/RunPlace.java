package io.benchbook.experiment.claim;

import io.benchbook.experiment.Keys;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.sweep.SweepKeys;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Where a run stands: on the axis of a claim, and with what beside it. */
final class RunPlace {
    private static final String THREADS = "threads";
    /** What the sides of a claim differ in, or what only repeats. */
    private static final Set<String> OF_SIDES =
            Set.of(Keys.SERVER.name(), SweepKeys.STARTUP.name(), SweepKeys.REPEAT.name());

    private RunPlace() {}

    /** Whether a claim can be about the run at all, whichever its side. */
    static boolean isSpokenOf(ClaimScope scope, RunResult run) {
        return run.ended().isCompleted()
                && isAny(scope.workload(), "all", run.workload())
                && isAny(scope.durability(), "both", run.durability().replaceFirst(" .*", ""))
                && isInside(scope, at(scope, run));
    }

    private static boolean isAny(String wanted, String any, String is) {
        return wanted.isEmpty() || wanted.equals(any) || wanted.equals(is);
    }

    private static boolean isInside(ClaimScope scope, double at) {
        return at >= scope.range().low() && at <= scope.range().high();
    }

    /** The run's level of the claim's axis; 1 where the claim has none, NaN where the run has no such factor. */
    static double at(ClaimScope scope, RunResult run) {
        if (scope.axis().isEmpty()) {
            return 1;
        }
        if (scope.axis().equals(THREADS)) {
            return run.threads();
        }
        String level = levels(run).getOrDefault(scope.axis(), "");
        return level.matches("\\d+(\\.\\d+)?") ? Double.parseDouble(level) : Double.NaN;
    }

    /** All other factors of the run: only runs that agree in them are compared. */
    static String beside(ClaimScope scope, RunResult run) {
        Map<String, String> levels = new TreeMap<>(levels(run));
        levels.keySet().removeAll(OF_SIDES);
        levels.remove(scope.axis());
        levels.put("workload", run.workload());
        levels.put("durability", run.durability());
        levels.put(THREADS, scope.axis().equals(THREADS) ? "" : String.valueOf(run.threads()));
        return levels.toString();
    }

    private static Map<String, String> levels(RunResult run) {
        return run.sweep().map(SweepMark::levels).orElse(Map.of());
    }
}
