package io.benchbook.commands;

import io.benchbook.base.Factor;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.RunTables;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.SweepKeys;
import java.util.List;
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
     *     limit), reconnectEvery (never), poolSize (a connection a client), rollbackOnRetry(), skipTransactions(),
     *     percentiles (50, 95, 99), unchecked()
     */
    public static RunResult run(Factor... factors) {
        Workbench bench = Workbench.current();
        Factors all = Factors.of("run", List.of(factors));
        SweepKeys.refuseIn(all);
        RunSpec spec = RunSpec.of(all, () -> bench.servers().current("run"));
        RunResult result = new Runner(bench.progress(), bench.journal()).run(spec);
        bench.add(result);
        return result;
    }

    /** All runs of this session, a row each. */
    public static Table results() {
        return RunTables.runs(Workbench.current().results());
    }
}
