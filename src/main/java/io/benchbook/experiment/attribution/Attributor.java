package io.benchbook.experiment.attribution;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Circumstances;
import io.benchbook.experiment.Provenance;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.compare.ComparisonSetup;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.experiment.compare.Contrast;
import io.benchbook.experiment.compare.Method;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out why two servers differ, in three stages: whether they do; what each group of settings does alone; the way from one
 * to the other, the leading groups first. Journals the answer. Sandboxes started for it are stopped when it ends or fails.
 */
public final class Attributor {
    /** Parts of what is left of the budget; what a stage does not use goes to the next. */
    private static final double FOR_TOTAL = 0.4;

    private static final double FOR_SCREENING = 0.5;

    private final Progress progress;
    private final Journal journal;

    public Attributor(Progress progress, Journal journal) {
        this.progress = progress;
        this.journal = journal;
    }

    /**
     * Explains why the throughput of {@code second} differs from that of the server that {@code spec} names.
     *
     * @throws BenchbookException where it could not begin, with the reason and what to do
     */
    public Attribution explain(Server second, ComparisonSpec spec) {
        Server first = spec.run().server();
        check(first, second, spec);
        journal.mustBeWritable();
        List<String> notes = new ArrayList<>(Runner.ready(spec.run(), progress).notes());
        notes.addAll(Runner.ready(spec.run().on(second), progress).notes());
        Instant startedAt = Instant.now();
        List<Provenance> provenance = List.of(provenance(first), provenance(second));
        Answer answer = answer(second, spec, notes);
        ComparisonSetup setup = ComparisonSetup.of("why", first.name(), second.name(), "", spec, answer.method());
        Attribution attribution = new Attribution(
                new Contrast(Runner.newId(startedAt), startedAt, setup, answer.total(), notes, provenance),
                answer.steps());
        journal.append(AttributionFormat.ATTRIBUTION, attribution);
        return attribution;
    }

    private static void check(Server first, Server second, ComparisonSpec spec) {
        if (spec.normalized()) {
            throw new BenchbookException("why: takes no normalized(), since it tells what each setting does.");
        }
        if (first.kind() == Server.Kind.EXTERNAL && second.kind() == Server.Kind.EXTERNAL) {
            throw new BenchbookException(
                            "why: needs at least one sandbox, of whose version it starts servers with other"
                                    + " settings, got " + first.name() + " and " + second.name() + ".")
                    .next("compare(a, b, ...) tells the difference, diffConfig(a, b) the settings.");
        }
    }

    private static Provenance provenance(Server server) {
        return Circumstances.of(server, server.variables());
    }

    private Answer answer(Server second, ComparisonSpec spec, List<String> notes) {
        Server first = spec.run().server();
        Stage.Outcome outcome = Stage.chain(spec, progress, List.of(first, second))
                .measured("why: is there a difference", spec.budget() * FOR_TOTAL);
        if (outcome.verdicts().isEmpty()) {
            throw new BenchbookException("why: stopped before the first round was complete.");
        }
        Verdict total = outcome.verdicts().get(0);
        boolean differs = total.kind() == Verdict.Kind.HIGHER || total.kind() == Verdict.Kind.LOWER;
        if (!differs || outcome.stopped()) {
            return Answer.withoutSteps(outcome, outcome.stopped(), notes);
        }
        try (Variants variants = Variants.between(first, second)) {
            notes.addAll(variants.notes());
            return parts(variants, spec, outcome, notes);
        }
    }

    private Answer parts(Variants variants, ComparisonSpec spec, Stage.Outcome whole, List<String> notes) {
        double left = spec.budget() - whole.seconds();
        Screening screening = Screening.of(variants, spec, progress, left * FOR_SCREENING);
        if (screening.stopped()) {
            return Answer.withoutSteps(whole, true, notes);
        }
        Way way = Way.of(variants, screening);
        Stage.Outcome outcome = way.measured(spec, progress, left - screening.seconds());
        if (outcome.verdicts().isEmpty()) {
            return Answer.withoutSteps(whole, true, notes);
        }
        if (outcome.stopped()) {
            notes.add(Answer.STOPPED);
        }
        return new Answer(Way.total(outcome), way.steps(outcome), outcome.method());
    }

    /** What was found out, and how. */
    private record Answer(Verdict total, List<AttributionStep> steps, Method method) {
        static final String STOPPED = "stopped by the user";

        static Answer withoutSteps(Stage.Outcome whole, boolean stopped, List<String> notes) {
            if (stopped) {
                notes.add(STOPPED);
            }
            return new Answer(whole.verdicts().get(0), List.of(), whole.method());
        }
    }
}
