package io.benchbook.commands;

import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Counters;
import io.benchbook.experiment.FactorGroup;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.Pinning;
import io.benchbook.load.CpuList;
import io.benchbook.load.EngineKind;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The factors of an experiment besides servers and workloads: each takes the levels it is to have, {@code threads(5, 10,
 * 20)}. {@code run} takes one level of each.
 */
public final class Axes {
    /** "Double 1": nothing that was committed is lost in a crash. */
    public static final Durability SAFE = Durability.SAFE;
    /** "0-2": a crash of the machine may lose the last second. */
    public static final Durability FAST = Durability.FAST;
    /** HikariCP and MySQL Connector/J: what a Java application gets. */
    public static final EngineKind JDBC = EngineKind.JDBC;

    /** The lean client of Benchbook's own, over TCP: the default. It takes the least CPU time from the server that it measures. */
    public static final EngineKind WIRE = EngineKind.WIRE;
    /** The lean client over the server's Unix socket. */
    public static final EngineKind WIRE_UNIX = EngineKind.WIRE_UNIX;

    /** The installed sysbench 1.0, for cross-checks: its report becomes the result. What it does not tell is NaN. */
    public static final EngineKind SYSBENCH = EngineKind.SYSBENCH;

    /** The side that {@code cpus} pins: the server's process. */
    public static final Pinning.Part SERVER = Pinning.Part.SERVER;
    /** The side that {@code cpus} pins: Benchbook itself, with its clients. */
    public static final Pinning.Part GENERATOR = Pinning.Part.GENERATOR;

    private static final double LONGEST = 7 * 24 * 3600;

    private Axes() {}

    /**
     * How many clients, each with one connection for the whole run.
     *
     * @param levels from 1 to 10,000; by default 1
     */
    public static Axis<Integer> threads(int... levels) {
        return Levels.integers(Keys.THREADS, 1, 10_000, levels);
    }

    /** Refused: {@code threads} takes numbers, not texts. */
    public static Axis<Integer> threads(String first, String... more) {
        return Levels.texts(Keys.THREADS, first, more);
    }

    /** Refused: {@code threads} takes whole numbers. */
    public static Axis<Integer> threads(double first, double... more) {
        return Levels.notWhole(Keys.THREADS, first);
    }

    /**
     * How long to measure.
     *
     * @param levels in seconds, from 0.1 to a week; by default 10
     */
    public static Axis<Double> seconds(double... levels) {
        return Levels.decimals(Keys.SECONDS, 0.1, LONGEST, levels);
    }

    /** Refused: {@code seconds} takes numbers, not texts. */
    public static Axis<Double> seconds(String first, String... more) {
        return Levels.texts(Keys.SECONDS, first, more);
    }

    /**
     * How long to measure.
     *
     * @param levels in minutes, up to a week
     */
    public static Axis<Double> minutes(double... levels) {
        return Levels.decimals(
                Keys.SECONDS,
                0.1,
                LONGEST,
                Arrays.stream(levels).map(level -> level * 60).toArray());
    }

    /**
     * How long to run before the measured part; what happens then is in no figure.
     *
     * @param seconds from 0 to a week; by default a tenth of the measured part, at most 5
     */
    public static Axis<Double> warmup(double seconds) {
        return Levels.decimals(Keys.WARMUP, 0, LONGEST, seconds);
    }

    /**
     * How often to sample.
     *
     * @param seconds between samples, from 0.1 to an hour; by default 1
     */
    public static Axis<Double> every(double seconds) {
        return Levels.decimals(Keys.EVERY, 0.1, 3600, seconds);
    }

    /** What a commit waits for: {@code durability(SAFE, FAST)}; by default what is in force on the server. */
    public static Axis<Durability> durability(Durability... levels) {
        return Levels.of(Keys.DURABILITY, List.of(levels));
    }

    /** Statements are prepared by the server, once a connection, and sent in the binary protocol. */
    public static Axis<Boolean> prepared() {
        return Axis.of(Keys.PREPARED, List.of(true));
    }

    /** Statements are sent as text: the default. */
    public static Axis<Boolean> text() {
        return Axis.of(Keys.PREPARED, List.of(false));
    }

    /**
     * Which client talks to the server: {@code engine(WIRE)}, the default, {@code engine(WIRE_UNIX)}, {@code
     * engine(JDBC)}, or {@code engine(SYSBENCH)}: the installed sysbench 1.0, started with the same options on the same
     * tables. It takes whole seconds, warms up in a run of its own, and cannot take turns in a comparison.
     */
    public static Axis<EngineKind> engine(EngineKind... levels) {
        return Levels.of(Keys.ENGINE, List.of(levels));
    }

    /**
     * On which processors the server or the generator may run, for as long as it is measured; afterwards as before. By default
     * both run anywhere.
     * <pre>
     * run(oltpReadOnly(), cpus(SERVER, "0"), cpus(GENERATOR, "1"))
     * sweep(oltpReadOnly(), threads(1, 8), cpus(SERVER, "none", "0", "0-1"))
     * </pre>
     *
     * @param side SERVER, which must be on this machine, or GENERATOR
     * @param lists as Linux writes them, {@code "0"}, {@code "0-1"}, {@code "0,2-3"}, or {@code "none"} for no restriction
     */
    public static Axis<CpuList> cpus(Pinning.Part side, String... lists) {
        return Levels.cpus(side == Pinning.Part.SERVER ? Keys.SERVER_CPUS : Keys.GENERATOR_CPUS, lists);
    }

    /**
     * A server, kept on these processors while it is measured: the same as naming it and {@code cpus(SERVER, ...)}.
     * <pre>
     * run(cpus(server("8.0.15"), "0"), cpus(GENERATOR, "1"), oltpReadOnly())
     * </pre>
     */
    public static FactorGroup cpus(Server server, String... lists) {
        return new FactorGroup(
                "cpus(" + server.name() + ", " + String.join(", ", lists) + ")",
                List.of(server, cpus(SERVER, lists)),
                Optional.empty(),
                List.of());
    }

    /** The seed of the clients' random numbers; by default another one each time, stated in the result. */
    public static Axis<Long> seed(long... levels) {
        return Levels.of(Keys.SEED, Arrays.stream(levels).boxed().toList());
    }

    /**
     * Which of the server's status counters a run reads at its beginning and its end, beside those that it always reads: their
     * growth a transaction is a column of the results ({@code qcache_hits_per_tx}), the whole {@code .counter("Qcache_hits")}.
     *
     * <pre>
     * run(server("5.7.22"), oltpReadOnly(), counters("Qcache_hits", "Qcache_inserts"))
     * </pre>
     *
     * @param names as in SHOW GLOBAL STATUS; one that a server lacks is missing in its results
     */
    public static Axis<Counters> counters(String... names) {
        List<String> faults = new ArrayList<>();
        for (String name : names) {
            if (!String.valueOf(name).matches("[A-Za-z]\\w{0,63}")) {
                faults.add("counters: needs names of status variables, got \"" + name + "\".");
            }
        }
        if (names.length == 0) {
            faults.add("counters: needs at least one name, got none.");
        }
        return new Axis<>(Keys.COUNTERS, List.of(new Counters(Arrays.asList(names))), faults);
    }

    /** Leaves out the checks before a run, to see what happens when a limit is exceeded. */
    public static Axis<Boolean> unchecked() {
        return Axis.of(Keys.UNCHECKED, List.of(true));
    }
}
