package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.RunFormat;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What the journal knows of sweeps that were begun. */
final class SweepLog {
    private final Journal journal;

    SweepLog(Journal journal) {
        this.journal = journal;
    }

    /** The last sweep of this name. */
    Optional<RecordedPlan> last(String name) {
        return all().stream().filter(recorded -> recorded.name().equals(name)).reduce((earlier, later) -> later);
    }

    private List<RecordedPlan> all() {
        return journal.read(SweepFormat.PLAN).values();
    }

    /** The runs of a plan that are done, by the keys of their points. */
    Map<String, RunResult> done(String planId) {
        Map<String, RunResult> done = new LinkedHashMap<>();
        for (RunResult run : journal.read(RunFormat.RUN).values()) {
            run.sweep()
                    .filter(mark -> mark.plan().equals(planId))
                    .ifPresent(mark -> done.putIfAbsent(mark.point(), run));
        }
        return done;
    }

    /**
     * The plan of an interrupted sweep, made again from the journal.
     *
     * @throws BenchbookException where there is no such sweep, or plan, machine or servers have changed
     */
    SweepPlan planOf(String name, Function<String, Server> servers) {
        RecordedPlan recorded = last(name).orElseThrow(() -> unknown(name));
        List<io.benchbook.base.Factor> axes = AxesJson.read(name, recorded.axes(), servers);
        SweepPlan plan = SweepPlan.of("resume", axes, () -> null);
        mustBeSame(recorded, plan);
        return plan.begunAs(recorded.id());
    }

    private BenchbookException unknown(String name) {
        Set<String> names = new LinkedHashSet<>();
        all().forEach(recorded -> names.add(recorded.name()));
        String known = names.isEmpty()
                ? "Sweeps are named with named(\"" + name + "\")."
                : "Known: " + SweepGuard.some(List.copyOf(names)) + ".";
        return new BenchbookException("resume: " + journal.folder() + " has no sweep \"" + name + "\". "
                + Names.didYouMean(name, names, known));
    }

    /** Fails where what was begun is not what is planned now, or not on this machine and with servers as they are. */
    static void mustBeSame(RecordedPlan recorded, SweepPlan plan) {
        ServersThen then = ServersThen.of(recorded);
        List<String> differences = machine(recorded);
        differences.addAll(points(recorded, plan));
        differences.addAll(then.differences(plan.servers()));
        if (!differences.isEmpty()) {
            String remedy = then.remedy(plan.servers());
            throw new BenchbookException("resume: \"" + recorded.name() + "\" was begun otherwise: "
                            + String.join("; ", differences) + ".")
                    .next("Runs of both would not belong together: "
                            + (remedy.isEmpty() ? "" : "say " + remedy + ", or ") + "give the new sweep another name.");
        }
    }

    private static List<String> machine(RecordedPlan recorded) {
        List<String> differences = new ArrayList<>();
        Map<String, String> here = RecordedPlan.machineHere();
        recorded.machine().forEach((part, then) -> {
            String now = here.getOrDefault(part, then);
            if (!now.equals(then)) {
                differences.add("the machine's " + part + " was " + then + ", is " + now);
            }
        });
        return differences;
    }

    private static List<String> points(RecordedPlan recorded, SweepPlan plan) {
        List<String> differences = new ArrayList<>();
        if (!recorded.modes().equals(plan.modes().typed())) {
            differences.add("it had " + modes(recorded.modes()) + ", now "
                    + modes(plan.modes().typed()));
        }
        List<String> now = plan.points().stream().map(SweepPoint::key).toList();
        List<String> gone = new ArrayList<>(recorded.points());
        gone.removeAll(now);
        List<String> added = new ArrayList<>(now);
        added.removeAll(recorded.points());
        if (!gone.isEmpty()) {
            differences.add(gone.size() + " of its runs are not planned now, the first: " + gone.get(0));
        }
        if (!added.isEmpty()) {
            differences.add(added.size() + " runs are new, the first: " + added.get(0));
        }
        return differences;
    }

    private static String modes(List<String> typed) {
        return typed.isEmpty() ? "no mode" : String.join(", ", typed);
    }
}
