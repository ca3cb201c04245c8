package io.benchbook.experiment;

import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.Ending;
import io.benchbook.load.LoadResult;
import io.benchbook.load.LoadRun;
import io.benchbook.load.Preparation;
import io.benchbook.load.Prepared;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** Does one run: checks, prepares, loads, and puts the result into the journal before it hands it out. */
public final class Runner {
    private static final DateTimeFormatter ID =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final Progress progress;
    private final Journal journal;

    public Runner(Progress progress, Journal journal) {
        this.progress = progress;
        this.journal = journal;
    }

    /**
     * Runs.
     *
     * @return the result, also of a run that was stopped or failed after it had begun
     * @throws io.benchbook.base.BenchbookException where it could not begin, with the reason and what to do
     */
    public RunResult run(RunSpec spec) {
        journal.mustBeWritable();
        Prepared prepared = ready(spec, progress);
        RunResult result = measured(spec, prepared);
        journal.append(RunFormat.RUN, result);
        return result;
    }

    /** A run that could not begin, for a sweep's record of it. */
    public static RunResult failed(RunSpec spec, String reason) {
        Instant now = Instant.now();
        return new RunResult(
                newId(now),
                now,
                spec.setup(spec.durability().map(Durability::label).orElse("")),
                LoadResult.none(Ending.failed(reason)),
                ServerCost.UNKNOWN,
                Provenance.UNKNOWN,
                List.of());
    }

    /** Brings the server up, the asked durability into force and the data into the tables, and checks the limits. */
    public static Prepared ready(RunSpec spec, Progress progress) {
        Server server = spec.server();
        server.start();
        if (!spec.workload().dataFor(spec.threads()).isNone()) {
            server.mustBeDisposable("prepare");
        }
        spec.durability().ifPresent(durability -> durability.applyTo(server));
        Preflight.check(spec);
        return new Preparation(server.endpoint(), progress).forRun(spec.workload(), spec.threads());
    }

    /** Measures, without a line in the journal. */
    public RunResult measured(RunSpec spec, Prepared prepared) {
        Map<String, String> variables = spec.server().variables();
        Provenance provenance = Circumstances.of(spec.server(), variables);
        Instant startedAt = Instant.now();
        try (ServerMeter meter = new ServerMeter(spec.server(), spec.counters());
                RunProgress listener = new RunProgress(progress, spec, meter)) {
            LoadResult load = Pinned.during(List.of(spec), () -> LoadRun.run(spec.plan(), listener));
            List<String> notes = new ArrayList<>(RunNotes.of(spec, variables, load));
            notes.addAll(prepared.notes());
            return new RunResult(
                    newId(startedAt),
                    startedAt,
                    spec.setup(Durability.of(variables).label()),
                    load,
                    meter.cost(),
                    provenance,
                    notes);
        }
    }

    public static String newId(Instant startedAt) {
        int random = ThreadLocalRandom.current().nextInt(0x10000);
        return ID.format(startedAt) + String.format("-%04x", random);
    }
}
