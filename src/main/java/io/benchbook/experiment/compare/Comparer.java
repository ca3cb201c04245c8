package io.benchbook.experiment.compare;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Circumstances;
import io.benchbook.experiment.Pinned;
import io.benchbook.experiment.Provenance;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.Pacing;
import io.benchbook.server.Server;
import io.benchbook.stats.SequentialPlan;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares two servers, or one under two settings: brings both up, has them take turns, and journals the result. */
public final class Comparer {
    private static final double REST = 1;

    private final Progress progress;
    private final Journal journal;

    public Comparer(Progress progress, Journal journal) {
        this.progress = progress;
        this.journal = journal;
    }

    /**
     * Compares two servers under one workload.
     *
     * @param compared its throughput is divided by that of the reference, which {@code spec} names
     * @throws BenchbookException where it could not begin, with the reason and what to do
     */
    public Comparison compare(String command, Server compared, ComparisonSpec spec) {
        Server reference = spec.run().server();
        if (!spec.normalized() || reference == compared) {
            return compare(command, Contestants.servers(reference, compared), spec);
        }
        Contestants two = Contestants.normalized(reference, compared);
        try {
            return compare(command, two, spec);
        } finally {
            two.compared().stop();
        }
    }

    /**
     * Compares a server as it is with the same under other settings: in turns on the same server where they are dynamic, else
     * with a second sandbox that has them from its start. A dynamic setting is as it was when this returns or fails.
     *
     * @param settings {@code innodb_flush_neighbors=1}; several with blanks between; start-up options such as {@code
     *     skip-log-bin}
     */
    public Comparison whatIf(String settings, ComparisonSpec spec) {
        Server server = spec.run().server();
        server.mustBeDisposable("whatIf");
        server.start();
        spec.run().durability().ifPresent(durability -> durability.applyTo(server));
        try (WhatIf whatIf = WhatIf.of(server, settings)) {
            return compare("whatIf", whatIf.contestants(), spec);
        }
    }

    private Comparison compare(String command, Contestants two, ComparisonSpec spec) {
        journal.mustBeWritable();
        RunSpec first = spec.run().on(two.reference());
        RunSpec second = spec.run().on(two.compared());
        List<String> notes = new ArrayList<>(Runner.ready(first, progress).notes());
        if (two.areTwo()) {
            notes.addAll(Runner.ready(second, progress).notes());
        }
        if (!first.pinning().isNone()) {
            notes.add(first.pinning().toString());
        }
        if (!first.pacing().equals(Pacing.CLOSED)) {
            notes.add(first.pacing().toString());
        }
        Instant startedAt = Instant.now();
        List<Provenance> provenance = List.of(provenance(first), provenance(second));
        Turns turns = turns(first, second, two, spec, notes);
        Contest contest = turns.contest();
        if (contest.pairs().isEmpty()) {
            throw new BenchbookException(command + ": stopped before the first pair was complete.");
        }
        Verdict verdict = contest.verdict();
        if (contest.wasStopped()) {
            notes.add("stopped by the user");
        }
        ComparisonSetup setup = ComparisonSetup.of(
                command, two.referenceName(), two.comparedName(), two.serverName(), spec, turns.method());
        Comparison comparison = new Comparison(
                new Contrast(Runner.newId(startedAt), startedAt, setup, verdict, notes, provenance),
                contest.pairs(),
                two.confounders());
        journal.append(ComparisonFormat.COMPARISON, comparison);
        return comparison;
    }

    private static Provenance provenance(RunSpec run) {
        return Circumstances.of(run.server(), run.server().variables());
    }

    private Turns turns(RunSpec first, RunSpec second, Contestants two, ComparisonSpec spec, List<String> notes) {
        try (Progress.Task task = progress.begin(two.title(), Progress.Unit.PAIRS, 0)) {
            Optional<Turns> slices =
                    Pinned.during(List.of(first, second), () -> inSlices(first, second, two, spec, notes, task));
            return slices.isPresent() ? slices.get() : wholeRuns(first, second, spec, task);
        } catch (InterruptedException stopped) {
            throw new BenchbookException("compare: stopped before the first pair was complete.");
        }
    }

    /** Empty where a server that waits costs the other one something. */
    private static Optional<Turns> inSlices(
            RunSpec first, RunSpec second, Contestants two, ComparisonSpec spec, List<String> notes, Progress.Task task)
            throws InterruptedException {
        try (SlicedSide reference = SlicedSide.open(first, two.switchToReference());
                Side compared = two.sharesConnections()
                        ? reference.sharing(two.switchToCompared())
                        : SlicedSide.open(second, two.switchToCompared())) {
            task.at(0, "warming up");
            double slower = Math.min(
                    reference.turn(0, spec.warmup()).tps(),
                    compared.turn(0, spec.warmup()).tps());
            if (!two.areTwo() || restIsCheap(two, notes)) {
                Method method = Method.slices(slower, first.threads());
                Contest contest = new Contest(spec, method, task);
                contest.hold(reference, compared);
                return Optional.of(new Turns(method, contest));
            }
            return Optional.empty();
        }
    }

    private static boolean restIsCheap(Contestants two, List<String> notes) throws InterruptedException {
        Waiting first = Waiting.of(two.reference(), REST);
        Waiting second = Waiting.of(two.compared(), REST);
        first.note().ifPresent(notes::add);
        second.note().ifPresent(notes::add);
        return !first.isTooMuch() && !second.isTooMuch();
    }

    private static Turns wholeRuns(RunSpec first, RunSpec second, ComparisonSpec spec, Progress.Task task) {
        Method method = Method.wholeRuns(spec.warmup()).shortened(spec.budget(), 2, SequentialPlan.FEWEST_PAIRS);
        Contest contest = new Contest(spec, method, task);
        try (Side reference = new RestartedSide(first);
                Side compared = new RestartedSide(second)) {
            first.server().stop();
            second.server().stop();
            contest.hold(reference, compared);
        }
        return new Turns(method, contest);
    }

    /** What was done, by which method. */
    private record Turns(Method method, Contest contest) {}
}
