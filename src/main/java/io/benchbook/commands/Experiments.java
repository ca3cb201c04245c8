package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.RunFormat;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.RunTables;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.experiment.sweep.SweepKeys;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import tech.tablesaw.api.Table;

/** Measuring: runs, and what is made of them. */
public final class Experiments {
    private Experiments() {}

    /**
     * Measures one workload on one server: makes the data if it is not there, opens all connections, lets all clients go
     * at once, and ends on time. The result is in the journal before it is returned; Ctrl-C ends a run and keeps what was
     * measured until then.
     *
     * <pre>
     * run(server("8.0.15"), oltpReadOnly().tables(4).rows(25_000), threads(8), seconds(10))
     * </pre>
     *
     * @param factors a server (else the current one), a workload, and one level of any axis: threads (1), seconds (10),
     *     warmup (a tenth of that, at most 5), durability (what is in force), prepared() or text() (text), engine (WIRE),
     *     seed (another one each time), every (1 second), rate or constantRate (closed loop), thinkTime (0), events (no
     *     limit), reconnectEvery (never), poolSize (a connection a client), ignoreErrors, rollbackOnRetry(), skipTransactions(),
     *     percentiles (50, 95, 99), unchecked()
     */
    public static RunResult run(Factor... factors) {
        Workbench bench = Workbench.current();
        Factors all = Factors.of("run", List.of(factors));
        SweepKeys.refuseIn(all);
        bench.tellOfOtherJobs();
        RunSpec spec = RunSpec.of(all, () -> bench.servers().current("run"));
        Call call = Call.of("run", Spec.on().and("run", List.of(factors)).orOn(spec.server()));
        RunResult result = bench.recording()
                .result(call, Forms.RUN, () -> new Runner(bench.progress(), bench.journal()).run(spec));
        bench.add(result);
        return result;
    }

    /** All runs of this session, a row each. */
    public static Table results() {
        return results(run -> true);
    }

    /**
     * Those runs of this session that are wanted, a row each.
     *
     * <pre>
     * results(run -> run.threads() >= 8 && run.server().equals("8.0.15"))
     * </pre>
     */
    public static Table results(Predicate<RunResult> wanted) {
        return RunTables.runs(
                Workbench.current().results().stream().filter(wanted).toList());
    }

    /** All runs of all sessions that are in the journal here, a row each. */
    public static Table journal() {
        return table(Workbench.current().journal().read(RunFormat.RUN));
    }

    /**
     * The runs of another journal, or of one of its files, a row each: the columns of {@code results()}, the sweep that a
     * run belongs to, and the further factors of sweeps. Lines that cannot be read are told of and left out.
     *
     * <pre>
     * plot(journal("results"), x("threads"), y("tps"), by("server"))
     * </pre>
     *
     * @param fileOrFolder for instance {@code results/2026-11-30.jsonl}
     */
    public static Table journal(String fileOrFolder) {
        return journal(Path.of(fileOrFolder));
    }

    /** The runs of another journal, or of one of its files; see {@code journal(String)}. */
    public static Table journal(Path fileOrFolder) {
        if (!Files.exists(fileOrFolder)) {
            throw new BenchbookException("journal: there is no file or folder " + fileOrFolder + ".");
        }
        return table(
                Files.isDirectory(fileOrFolder)
                        ? new Journal(fileOrFolder).read(RunFormat.RUN)
                        : Journal.read(fileOrFolder, RunFormat.RUN));
    }

    private static Table table(Journal.Contents<RunResult> contents) {
        contents.problems().forEach(Workbench.current()::say);
        return RunTables.journal(contents.values());
    }
}
