package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Names;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.Percentiles;
import io.benchbook.load.IgnoredErrors;
import io.benchbook.load.Rate;
import io.benchbook.workload.oltp.OltpWorkload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A sysbench command line as the factors of a run, with sysbench's own defaults: 1 thread, 10 seconds, no warm-up,
 * server-prepared statements. Every fault of the line is told, a line each. Source: sysbench's {@code sysbench.c}, {@code
 * db_driver.c}, {@code drv_mysql.c} and {@code oltp_common.lua}.
 */
public final class SysbenchCommand {
    /** Names of 1.0 for what had another name before. */
    private static final Map<String, String> OLD_NAMES =
            Map.of("num-threads", "threads", "max-time", "time", "max-requests", "events", "tx-rate", "rate");
    /** Read elsewhere, together. */
    private static final Set<String> GENERAL = Set.of(
            "threads",
            "time",
            "events",
            "rate",
            "warmup-time",
            "report-interval",
            "percentile",
            "db-ps-mode",
            "rand-type",
            "rand-seed",
            "rand-spec-iter",
            "rand-spec-pct",
            "rand-spec-res",
            "rand-pareto-h",
            "rand-zipfian-exp",
            "mysql-ignore-errors");
    /** What they ask for is so in any case, or only changes what is printed. */
    private static final Set<String> NOTHING_TO_DO = Set.of("verbosity", "histogram", "forced-shutdown", "db-debug");
    /** Only these values can be had. */
    private static final Map<String, Set<String>> ONLY = Map.of(
            "db-driver", Set.of("mysql"),
            "mysql-ssl", Set.of("off", "disabled", "DISABLED"),
            "mysql-compression", Set.of("off"),
            "mysql-dry-run", Set.of("off"),
            "mysql-debug", Set.of("off"),
            "debug", Set.of("off"),
            "validate", Set.of("off"));

    private static final Set<String> NOT_HONOURED = Set.of(
            "report-checkpoints",
            "thread-stack-size",
            "thread-init-timeout",
            "config-file",
            "luajit-cmd",
            "mysql-ssl-key",
            "mysql-ssl-ca",
            "mysql-ssl-cert",
            "mysql-ssl-cipher",
            "mysql-compression-algorithms",
            "help",
            "version",
            "pgsql-variant");
    private static final Set<String> SINCE_1_1 =
            Set.of("warmup-time", "reconnect", "create-table-options", "rand-zipfian-exp", "thread-init-timeout");

    private final Compat compat;
    private final SysbenchWords words;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<Factor> parts = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private SysbenchCommand(Compat compat, SysbenchWords words) {
        this.compat = compat;
        this.words = words;
    }

    /** Reads a command line; what is wrong with it is kept, see {@link #faults}. */
    public static SysbenchCommand read(Compat compat, String line) {
        SysbenchCommand command = new SysbenchCommand(compat, SysbenchWords.of(line));
        command.options();
        command.attempt(command::command);
        command.attempt(command::workload);
        command.attempt(command::times);
        command.attempt(command::clients);
        return command;
    }

    /** The workload and the axes. */
    public List<Factor> parts() {
        return List.copyOf(parts);
    }

    /** What is wrong with it, a line each. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /** Whether it names a server, as sysbench does with {@code --mysql-host} and the like. */
    public boolean namesServer() {
        return new SysbenchServer(options).isNamed();
    }

    /**
     * The URL of the server that it names.
     *
     * @throws BenchbookException where a URL cannot name it
     */
    public String serverUrl() {
        return new SysbenchServer(options).url();
    }

    /** Without options, which may hold a password. */
    @Override
    public String toString() {
        return "fromSysbench(\"" + words.test() + " ...\")";
    }

    private void attempt(Runnable step) {
        try {
            step.run();
        } catch (BenchbookException fault) {
            faults.add(fault.getMessage());
        }
    }

    /** Puts aside what is of no consequence, and tells what cannot be honoured. */
    private void options() {
        words.options().forEach((typed, value) -> {
            String name = compat.isMaster() ? typed : OLD_NAMES.getOrDefault(typed, typed);
            attempt(() -> check(new SysbenchOption(name, value)));
            options.put(name, value);
        });
    }

    private void check(SysbenchOption option) {
        String name = option.name();
        if (!compat.isMaster() && SINCE_1_1.contains(name)) {
            throw option.refused("is an option of sysbench 1.1. Type fromSysbench(COMPAT_1_1_2019, \"...\").");
        }
        if (ONLY.containsKey(name) && !ONLY.get(name).contains(option.value())) {
            throw option.refused("Benchbook cannot honour \"" + option.value() + "\", only "
                    + String.join(" or ", new TreeSet<>(ONLY.get(name))) + ".");
        }
        if (NOT_HONOURED.contains(name)) {
            throw option.refused("Benchbook cannot honour this option. Leave it out.");
        }
        if (!known().contains(name)) {
            throw option.refused("sysbench has no such option. "
                    + Names.nearest(name, known())
                            .map(near -> "Did you mean --" + near + "?")
                            .orElse("Leave it out."));
        }
    }

    private static Set<String> known() {
        Set<String> all = new TreeSet<>(SysbenchWorkload.options());
        all.addAll(GENERAL);
        all.addAll(NOTHING_TO_DO);
        all.addAll(ONLY.keySet());
        all.addAll(SysbenchServer.OPTIONS);
        return all;
    }

    private void command() {
        if (!Set.of("", "run").contains(words.command())) {
            throw new BenchbookException("fromSysbench: the command is " + words.command() + ", not run.")
                    .next("run(...) prepares by itself; prepare(server, workload) and cleanup(server) do it alone.");
        }
    }

    private void workload() {
        OltpWorkload workload = SysbenchWorkload.named(words.test());
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (SysbenchWorkload.options().contains(option.getKey())) {
                workload = SysbenchWorkload.with(workload, new SysbenchOption(option.getKey(), option.getValue()));
            }
        }
        parts.add(workload.distribution(SysbenchWorkload.distribution(options, compat)));
    }

    private void times() {
        double time = given("time").map(SysbenchOption::number).orElse(10.0);
        long events = given("events").map(SysbenchOption::whole).orElse(0L);
        if (time == 0 && events == 0) {
            throw new BenchbookException("fromSysbench: --time=0 without --events never ends.").next("Add --events=N.");
        }
        if (time > 0) {
            parts.add(Axis.of(Keys.SECONDS, List.of(inRange("time", time, 0.1, 604_800))));
        }
        if (events > 0) {
            parts.add(Axis.of(Keys.EVENTS, List.of(events)));
        }
        double warmup = given("warmup-time").map(SysbenchOption::number).orElse(0.0);
        parts.add(Axis.of(Keys.WARMUP, List.of(inRange("warmup-time", warmup, 0, 604_800))));
        given("report-interval")
                .map(SysbenchOption::number)
                .filter(interval -> interval > 0)
                .ifPresent(interval ->
                        parts.add(Axis.of(Keys.EVERY, List.of(inRange("report-interval", interval, 0.1, 3_600)))));
    }

    private void clients() {
        long threads = given("threads").map(SysbenchOption::whole).orElse(1L);
        parts.add(Axis.of(Keys.THREADS, List.of((int) inRange("threads", threads, 1, 10_000))));
        parts.add(Axis.of(Keys.PREPARED, List.of(prepared())));
        given("mysql-ignore-errors")
                .map(SysbenchOption::value)
                .ifPresent(list -> parts.add(Axis.of(Keys.IGNORED_ERRORS, List.of(ignored(list)))));
        given("rate")
                .map(SysbenchOption::number)
                .filter(rate -> rate > 0)
                .ifPresent(rate -> parts.add(Axis.of(Keys.RATE, List.of(new Rate(rate, false)))));
        given("rand-seed")
                .map(SysbenchOption::whole)
                .filter(seed -> seed != 0)
                .ifPresent(seed -> parts.add(Axis.of(Keys.SEED, List.of(seed))));
        given("percentile")
                .map(SysbenchOption::number)
                .filter(percent -> percent > 0)
                .ifPresent(percent -> parts.add(Axis.of(
                        Keys.PERCENTILES, List.of(new Percentiles(List.of(inRange("percentile", percent, 0, 100)))))));
    }

    private static IgnoredErrors ignored(String list) {
        if (list.equals("all")) {
            return IgnoredErrors.ALL;
        }
        if (!list.matches("(\\d{1,5}(,\\d{1,5})*)?")) {
            throw new SysbenchOption("mysql-ignore-errors", list)
                    .refused("needs all, or error numbers with commas between, got \"" + list + "\".");
        }
        return IgnoredErrors.of(Pattern.compile("\\d+")
                .matcher(list)
                .results()
                .mapToInt(number -> Integer.parseInt(number.group()))
                .toArray());
    }

    private boolean prepared() {
        String mode = options.getOrDefault("db-ps-mode", "auto");
        return switch (mode) {
            case "auto" -> true;
            case "disable" -> false;
            default ->
                throw new SysbenchOption("db-ps-mode", mode).refused("needs auto or disable, got \"" + mode + "\".");
        };
    }

    private Optional<SysbenchOption> given(String name) {
        return Optional.ofNullable(options.get(name)).map(value -> new SysbenchOption(name, value));
    }

    private static double inRange(String name, double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw new SysbenchOption(name, "")
                    .refused("needs a number from " + low + " to " + high + ", got " + value + ".");
        }
        return value;
    }
}
