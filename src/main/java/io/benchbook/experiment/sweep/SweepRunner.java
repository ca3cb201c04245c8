package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunFormat;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.Ending;
import io.benchbook.load.Prepared;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Runs sweeps: each point once, whatever comes in between. */
public final class SweepRunner {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("EEE HH:mm", java.util.Locale.ROOT);

    /** So many errors to a transaction, of those that are retried, and the run is of no use. */
    private static final long ERRORS_OF_A_STORM = 10;

    private final Progress progress;
    private final Journal journal;
    private final Consumer<String> notices;
    private final Consumer<RunResult> ended;

    /**
     * @param notices hears, before anything runs, how many runs there are and how long they take
     * @param ended hears of each run
     */
    public SweepRunner(Progress progress, Journal journal, Consumer<String> notices, Consumer<RunResult> ended) {
        this.progress = progress;
        this.journal = journal;
        this.notices = notices;
        this.ended = ended;
    }

    /**
     * Runs a plan. One of the same name of which some runs are done and some are not is gone on with, if it is the same.
     *
     * @throws BenchbookException where that one is another, or where the very first run cannot begin
     */
    public Sweep run(SweepPlan plan) {
        try (SweepLock lock = SweepLock.of(journal.folder(), plan.name())) {
            return lock.during(() -> begin(plan));
        }
    }

    /**
     * Runs what is missing of a plan, whatever the journal knows of others of its name.
     *
     * @param done runs of it that are there already
     * @param kept hears of each run that is measured, before the next one begins
     */
    public Sweep run(SweepPlan plan, List<RunResult> done, Consumer<RunResult> kept) {
        SweepPlan begun = Sweep.recorded(plan, done, 0).plan();
        Map<String, RunResult> byPoint = new LinkedHashMap<>();
        done.forEach(run -> run.sweep().ifPresent(mark -> byPoint.put(mark.point(), run)));
        journal.mustBeWritable();
        journal.append(SweepFormat.PLAN, RecordedPlan.of(begun));
        try (SweepLock lock = SweepLock.of(journal.folder(), begun.name())) {
            return lock.during(
                    () -> new SweepRunner(progress, journal, notices, ended.andThen(kept)).run(begun, byPoint));
        }
    }

    private Sweep begin(SweepPlan plan) {
        SweepLog log = new SweepLog(journal);
        Optional<RecordedPlan> begun = log.last(plan.name());
        if (begun.isPresent()) {
            Map<String, RunResult> done = log.done(begun.get().id());
            if (!done.isEmpty() && done.size() < begun.get().points().size()) {
                SweepLog.mustBeSame(begun.get(), plan);
                return run(plan.begunAs(begun.get().id()), done);
            }
        }
        journal.mustBeWritable();
        journal.append(SweepFormat.PLAN, RecordedPlan.of(plan));
        return run(plan, Map.of());
    }

    /**
     * Goes on with the last sweep of this name: only what is missing is run.
     *
     * @param servers finds a server by its name
     * @throws BenchbookException where there is none, it cannot be made again, or plan or machine have changed
     */
    public Sweep resume(String name, Function<String, Server> servers) {
        SweepLog log = new SweepLog(journal);
        SweepPlan plan = log.planOf(name, servers);
        try (SweepLock lock = SweepLock.of(journal.folder(), name)) {
            return lock.during(() -> run(plan, log.done(plan.id())));
        }
    }

    private Sweep run(SweepPlan plan, Map<String, RunResult> done) {
        long begun = System.nanoTime();
        Map<String, RunResult> runs = new LinkedHashMap<>(done);
        List<SweepPoint> missing = plan.points().stream()
                .filter(point -> !done.containsKey(point.key()))
                .toList();
        if (!missing.isEmpty()) {
            notices.accept(firstLine(plan, missing, done.size()));
            runAll(plan, missing, done.size(), runs);
        }
        return new Sweep(plan, new ArrayList<>(runs.values()), (System.nanoTime() - begun) / 1e9);
    }

    private void runAll(SweepPlan plan, List<SweepPoint> missing, int before, Map<String, RunResult> runs) {
        try (SweepProgress bar = new SweepProgress(progress, plan.name(), before, plan.runs());
                SweepStage stage = new SweepStage(plan, bar)) {
            for (SweepPoint point : missing) {
                Optional<RunResult> run = measure(plan, stage, bar, point, runs.isEmpty());
                if (run.isEmpty()) {
                    stage.hurry();
                    return;
                }
                journal.append(RunFormat.RUN, run.get());
                ended.accept(run.get());
                runs.put(point.key(), run.get());
                bar.next(run.get());
            }
        }
    }

    /**
     * Empty where the user stopped it, or Benchbook ends: what was measured of the point is dropped, as it will be measured whole. Where not
     * even the first run can begin, the sweep as a whole is at fault, most likely by a misspelt variable.
     */
    private Optional<RunResult> measure(
            SweepPlan plan, SweepStage stage, SweepProgress bar, SweepPoint point, boolean isFirst) {
        Laps laps = new Laps();
        try {
            Prepared prepared = stage.bring(point, laps);
            Optional<ColdStart> cold = plan.modes().cold()
                    ? Optional.of(ColdStart.before(point.spec().server()))
                    : Optional.empty();
            RunResult run = new Runner(bar, journal).measured(point.spec(), prepared);
            RunResult judged = judged(run, point.spec().server());
            if (run.ended().kind() == Ending.Kind.INTERRUPTED || isStopped(point)) {
                return Optional.empty();
            }
            boolean proved = cold.isPresent() && judged.ended().isCompleted();
            List<String> notes = proved ? List.of(cold.orElseThrow().note()) : List.of();
            double load = run.warmup() + run.seconds();
            return Optional.of(judged.as(mark(plan, point, laps.besides(load)), notes));
        } catch (BenchbookException failure) {
            if (isStopped(point)) {
                return Optional.empty();
            }
            if (isFirst) {
                throw failure;
            }
            return Optional.of(
                    Runner.failed(point.spec(), reason(failure)).as(mark(plan, point, laps.besides(0)), List.of()));
        }
    }

    /** By the user, or since Benchbook is ending, which takes the server from under the run. */
    private static boolean isStopped(SweepPoint point) {
        boolean closing = point.spec().server() instanceof Sandbox sandbox && sandbox.isClosing();
        return Thread.interrupted() || closing;
    }

    private static SweepMark mark(SweepPlan plan, SweepPoint point, Map<String, Double> besides) {
        return new SweepMark(plan.name(), plan.id(), point.key(), point.levels(), besides);
    }

    /** A run whose server died, or that had hardly anything but errors, is a failed one though its time was used up. */
    private static RunResult judged(RunResult run, Server server) {
        if (!run.ended().isCompleted()) {
            return run;
        }
        if (server.state() != Server.State.RUNNING) {
            return run.failedBy(server.name() + " died during the run");
        }
        long errors = run.counts().errorCount();
        long transactions = run.transactions();
        return errors > ERRORS_OF_A_STORM * transactions
                ? run.failedBy(Numbers.count(errors, "error") + " to " + Numbers.count(transactions, "transaction"))
                : run;
    }

    private static String reason(BenchbookException failure) {
        return failure.getMessage().lines().findFirst().orElse("it could not begin");
    }

    private static String firstLine(SweepPlan plan, List<SweepPoint> missing, int done) {
        double seconds = SweepSteps.of(missing, plan.modes()).stream()
                        .mapToDouble(SweepStep::seconds)
                        .sum()
                + missing.stream().mapToDouble(SweepPlan::measured).sum();
        String until = TIME.format(LocalDateTime.now().plusSeconds((long) seconds));
        String length = Numbers.seconds(SweepPlan.round(seconds));
        String what = done == 0
                ? Numbers.count(missing.size(), "run")
                : done + " of " + Numbers.count(plan.runs(), "run") + " are done, " + missing.size() + " to go";
        return "sweep " + plan.name() + ": " + what + ", about " + length + ", until " + until
                + "; Ctrl-C keeps what is done";
    }
}
