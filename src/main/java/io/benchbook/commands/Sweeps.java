package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Spec;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepKeys;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.experiment.sweep.SweepRunner;
import io.benchbook.server.Server;
import io.benchbook.workload.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** Measuring every combination of several levels, and the factors that only a sweep has. */
public final class Sweeps {
    private Sweeps() {}

    /**
     * Measures every combination of the levels of all axes, one run each. Says first how many runs there are and how long
     * they take; each run is in the journal before the next begins, so that Ctrl-C, a crash or a reboot lose at most the
     * run under way, and {@code resume("name")}, or the same {@code sweep(...)} once more, goes on with what is missing.
     * Combinations that cannot be are skipped, with the reason; a run that fails is recorded as failed and the sweep goes
     * on. Tables that Benchbook made with other rows are replaced. Only one server of the sweep is up at a time. Settings, start-up options and states are put back at the end.
     *
     * <pre>
     * sweep(on(server("5.7.22"), server("8.0.15")), workloads(oltpReadOnly(), oltpWriteOnly()),
     *       durability(SAFE, FAST), threads(5, 10, 20, 40), seconds(10), restarted(), named("r1"))
     * </pre>
     *
     * @param factors servers ({@code on(...)}, else the current one), workloads, any axis with as many levels as you like,
     *     and how it is done: repeat, shuffled, restarted, coldCaches, freshData, named
     */
    public static Sweep sweep(Factor... factors) {
        SweepPlan plan = planned("sweep", factors);
        Workbench bench = Workbench.current();
        Call call = Call.of(
                "sweep",
                Spec.on().and("sweep", List.of(factors)).orOn(plan.servers().get(0)));
        return bench.recording().sweep(call, plan, runner(), bench::add);
    }

    /**
     * Tells what a sweep with these arguments will do: its runs, their order, what is done before each, and how long it
     * takes. Nothing is run.
     *
     * <pre>
     * plan(on(server("5.7.22"), server("8.0.15")), oltpReadOnly(), threads(5, 10, 20), seconds(60)).table()
     * </pre>
     *
     * @param factors as for {@code sweep}
     */
    public static SweepPlan plan(Factor... factors) {
        return planned("plan", factors);
    }

    /**
     * Goes on with a sweep that was interrupted: runs only what is missing, and gives all runs. Refused, saying what has
     * changed, where the plan or the machine is not what it was. Sandboxes and the workloads of Benchbook are found again
     * by what the journal says; a server that was already running must be named once before; for a workload of your own
     * type the sweep again, with the same name. Failed runs count as done.
     *
     * <pre>
     * resume("r1")
     * </pre>
     *
     * @param name given with {@code named("r1")}, or the one that the sweep has got
     */
    public static Sweep resume(String name) {
        Workbench bench = Workbench.current();
        return runner().resume(name, bench.servers()::named);
    }

    private static SweepPlan planned(String command, Factor... factors) {
        Workbench bench = Workbench.current();
        return SweepPlan.of(command, List.of(factors), () -> bench.servers().current(command));
    }

    private static SweepRunner runner() {
        Workbench bench = Workbench.current();
        return new SweepRunner(bench.progress(), bench.journal(), bench::say, bench::add);
    }

    /** The servers of a sweep: {@code on(server("5.7.22"), server("8.0.15"))}. */
    public static Axis<Server> on(Server... servers) {
        return Levels.of(Keys.SERVER, List.of(servers));
    }

    /** The workloads of a sweep: {@code workloads(oltpReadOnly(), oltpWriteOnly())}. */
    public static Axis<Workload> workloads(Workload... workloads) {
        return Levels.of(Keys.WORKLOAD, List.of(workloads));
    }

    /**
     * Values of a system variable: {@code vary("innodb_flush_neighbors", 0, 1)}. A dynamic one is set and put back at the
     * end, also after Ctrl-C; for any other a sandbox is restarted with the option. May be given for several variables.
     *
     * @param variable its name
     * @param values numbers, truth values, words, or sizes such as {@code "64M"}
     */
    public static Axis<SweepKeys.SettingLevel> vary(String variable, Object... values) {
        Axis.Key<SweepKeys.SettingLevel> key = SweepKeys.setting(String.valueOf(variable));
        if (!key.name().matches("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?")) {
            throw new BenchbookException("vary: needs the name of a variable, got \"" + variable + "\".");
        }
        return Levels.of(
                key,
                Arrays.stream(values)
                        .map(value -> new SweepKeys.SettingLevel(key.name(), Levels.setting(value)))
                        .toList());
    }

    /**
     * Start-up options, each level one or several with blanks between, besides those that the server has: {@code
     * startup("skip-log-bin", "log-bin")}; {@code ""} for none.
     */
    public static Axis<String> startup(String... options) {
        return Levels.of(SweepKeys.STARTUP, List.of(options));
    }

    /**
     * The character set that tables are made with, or the collation: {@code charset("latin1", "utf8mb4")}, {@code
     * charset("utf8mb4_general_ci")}. Each is a data set of its own. Note that {@code utf8mb4} alone sorts by {@code
     * utf8mb4_general_ci} in 5.7 and by {@code utf8mb4_0900_ai_ci} in 8.0.
     */
    public static Axis<String> charset(String... names) {
        return Levels.words(SweepKeys.CHARSET, names);
    }

    /** Rows in each table: {@code rows(10_000, 100_000)}. Each is a data set of its own. */
    public static Axis<Long> rows(long... levels) {
        return Levels.longs(SweepKeys.ROWS, 1, Integer.MAX_VALUE, levels);
    }

    /** Numbers of tables: {@code tables(1, 10)}. Each is a data set of its own. */
    public static Axis<Long> tables(long... levels) {
        return Levels.longs(SweepKeys.TABLES, 1, 10_000, levels);
    }

    /**
     * Sizes of the documents of {@code jsonUpdate()}: {@code documentBytes(100, 10_000, 1_000_000)}, a column {@code
     * document_bytes} of the results. Each is a data set of its own.
     *
     * @param levels length of the text in each document, 1 to 1,000,000,000
     */
    public static Axis<Long> documentBytes(long... levels) {
        return Levels.longs(SweepKeys.DOCUMENT_BYTES, 1, 1_000_000_000, levels);
    }

    /**
     * Measures each combination so many times, 1 to 1,000: in rounds, each combination once, and every second round backwards (A
     * B, B A), so that a drift of the machine is in the spread of the runs and not in the difference of servers.
     */
    public static Axis<Integer> repeat(int times) {
        return Levels.integers(SweepKeys.REPEAT, 1, 1000, times);
    }

    /** Runs in random order, so that a drift of the machine spreads over all; servers and data change more often then. */
    public static Axis<Long> shuffled() {
        return shuffled(ThreadLocalRandom.current().nextLong(1, Integer.MAX_VALUE));
    }

    /** Runs in random order, the same for the same seed. */
    public static Axis<Long> shuffled(long seed) {
        return Axis.of(SweepKeys.SHUFFLED, List.of(seed));
    }

    /** Restarts the server before each run. */
    public static Axis<Boolean> restarted() {
        return Axis.of(SweepKeys.RESTARTED, List.of(true));
    }

    /**
     * Restarts the server before each run with nothing in memory: after the data is there, purge and checkpoint are done,
     * the server is stopped, the operating system's caches are dropped, and the buffer pool is not loaded again. Read
     * counters in the result's notes prove it.
     */
    public static Axis<Boolean> coldCaches() {
        return Axis.of(SweepKeys.COLD, List.of(true));
    }

    /** Before each run brings the prepared data back, byte for byte, from a copy of the data directory. Sandboxes only. */
    public static Axis<Boolean> freshData() {
        return Axis.of(SweepKeys.FRESH, List.of(true));
    }

    /**
     * Names a sweep, for {@code resume("r1")}.
     *
     * @param name letters, digits, {@code -}, {@code _} and {@code .}, at most 80
     */
    public static Axis<String> named(String name) {
        if (name == null || !name.matches("[\\w.-]{1,80}")) {
            throw new BenchbookException("named: needs letters, digits, -, _ and ., at most 80, got \"" + name + "\".");
        }
        return Axis.of(SweepKeys.NAME, List.of(name));
    }
}
