package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.attribution.Attributor;
import io.benchbook.experiment.compare.Comparer;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.server.Server;
import java.util.List;
import java.util.function.Supplier;

/** Which of two is faster, and by how much, with the uncertainty of the answer. */
public final class Comparisons {
    private static final double LONGEST = 24 * 3600;

    private Comparisons() {}

    /**
     * Compares the throughput of two servers: both stay up with all connections open and take turns of about half a second, in
     * random order, until the interval of the ratio is narrow enough or the budget is used. A server that costs CPU while it
     * waits is stopped between turns, which are whole runs then; the result says which.
     *
     * <pre>
     * compare(server("5.7.22"), server("8.0.15"), oltpReadOnly(), threads(32))
     * </pre>
     *
     * @param factors a workload, and one level of any axis: threads (1), precision (0.02), budget (minutes(5)), theta
     *     (0.02), normalized(), warmup (3 seconds a side), durability, prepared() or text(), engine, seed
     */
    public static Comparison compare(Server reference, Server compared, Factor... factors) {
        both("compare", reference, compared);
        ComparisonSpec spec = ComparisonSpec.throughput("compare", reference, List.of(factors));
        return recorded(
                call("compare", reference, compared, factors), () -> comparer().compare("compare", compared, spec));
    }

    /**
     * The same for a percentile of the latencies of transactions, with a bootstrap interval.
     *
     * @param factors as for {@code compare}, and percentile (95)
     */
    public static Comparison compareLatency(Server reference, Server compared, Factor... factors) {
        both("compareLatency", reference, compared);
        ComparisonSpec spec = ComparisonSpec.latency("compareLatency", reference, List.of(factors));
        return recorded(
                call("compareLatency", reference, compared, factors),
                () -> comparer().compare("compareLatency", compared, spec));
    }

    /**
     * Compares a server with itself under another setting. A dynamic setting is switched between turns, and put back at
     * the end, also after Ctrl-C; for one that takes a restart a second sandbox is started with it.
     *
     * <pre>
     * whatIf(server("8.0.15"), "innodb_flush_neighbors=1", oltpWriteOnly(), threads(16))
     * </pre>
     *
     * @param settings {@code name=value}, or start-up options such as {@code skip-log-bin}; several with blanks between
     * @param factors as for {@code compare}
     */
    public static Comparison whatIf(Server server, String settings, Factor... factors) {
        both("whatIf", server, server);
        ComparisonSpec spec = ComparisonSpec.throughput("whatIf", server, List.of(factors));
        Call call = Call.of("whatIf", Spec.on(server).and("settings", settings).and("whatIf", List.of(factors)));
        return recorded(call, () -> comparer().whatIf(settings, spec));
    }

    /**
     * Explains the difference between two servers: settings that differ and can matter are grouped (charset, durability,
     * binlog and so on), each group is tried alone, then the leading ones are measured one after the other on the way from
     * {@code reference} to {@code compared}; what no setting explains is the version. For the servers in between, sandboxes
     * are started and stopped again. The answer may be that there is nothing to explain, or that it cannot be told.
     *
     * <pre>
     * why(server("5.7.22"), server("8.0.15"), oltpReadOnly(), threads(16), budget(minutes(15)))
     * </pre>
     *
     * @param factors as for {@code compare}, without normalized(); the more groups of settings differ, the more budget it takes
     */
    public static Attribution why(Server reference, Server compared, Factor... factors) {
        both("why", reference, compared);
        Workbench bench = Workbench.current();
        ComparisonSpec spec = ComparisonSpec.throughput("why", reference, List.of(factors));
        return bench.recording()
                .result(
                        call("why", reference, compared, factors),
                        Forms.ATTRIBUTION,
                        () -> new Attributor(bench.progress(), bench.journal()).explain(compared, spec));
    }

    /**
     * How long a comparison may measure.
     *
     * @param time {@code minutes(5)} or {@code seconds(90)}; up to a day, by default 5 minutes
     */
    public static Axis<Double> budget(Axis<Double> time) {
        return time.faults().isEmpty()
                ? Levels.decimals(
                        Keys.BUDGET,
                        1,
                        LONGEST,
                        time.levels().stream().mapToDouble(Double::doubleValue).toArray())
                : new Axis<>(Keys.BUDGET, List.of(), time.faults());
    }

    /** Refused: {@code budget} takes a time with its unit. */
    public static Axis<Double> budget(double time) {
        return new Axis<>(
                Keys.BUDGET,
                List.of(),
                List.of("budget: needs a time with its unit, got " + time
                        + ". Type budget(minutes(5)) or budget(seconds(90))."));
    }

    /**
     * How narrow the interval must be.
     *
     * @param share its half width, from 0.001 to 0.5; by default 0.02 for ±2 %
     */
    public static Axis<Double> precision(double share) {
        return Levels.decimals(Keys.PRECISION, 0.001, 0.5, share);
    }

    /**
     * Which differences are of no practical importance: an interval within it is called no practical difference, and only one
     * beyond half of it is called faster or slower.
     *
     * @param share from 0.001 to 0.5; by default 0.02 for 2 %
     */
    public static Axis<Double> theta(double share) {
        return Levels.decimals(Keys.THETA, 0.001, 0.5, share);
    }

    /**
     * The second server of a comparison is given the settings of the first, as far as its version has them: charset,
     * binlog, TLS, authentication, flushing and all others that are known to decide results. It is done on a second sandbox
     * of that version; what differs still is named as a confounder.
     */
    public static Axis<Boolean> normalized() {
        return Axis.of(Keys.NORMALIZED, List.of(true));
    }

    /**
     * Which percentile of the latencies {@code compareLatency} compares.
     *
     * @param percent from 1 to 99.9; by default 95
     */
    public static Axis<Double> percentile(double percent) {
        return Levels.decimals(Keys.PERCENTILE, 1, 99.9, percent);
    }

    private static void both(String command, Server reference, Server compared) {
        if (reference == null || compared == null) {
            throw new BenchbookException(command + ": needs servers, for instance server(\"8.0.15\"), got null.");
        }
    }

    private static Call call(String command, Server reference, Server compared, Factor... factors) {
        return Call.of(command, Spec.on(reference, compared).and(command, List.of(factors)));
    }

    private static Comparison recorded(Call call, Supplier<Comparison> measured) {
        return Workbench.current().recording().result(call, Forms.COMPARISON, measured);
    }

    private static Comparer comparer() {
        Workbench bench = Workbench.current();
        return new Comparer(bench.progress(), bench.journal());
    }
}
