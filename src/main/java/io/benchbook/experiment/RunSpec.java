package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.CpuList;
import io.benchbook.load.EngineKind;
import io.benchbook.load.IgnoredErrors;
import io.benchbook.load.LoadPlan;
import io.benchbook.load.Pacing;
import io.benchbook.load.RetryPolicy;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.Workload;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/**
 * One run: a level of each factor. Defaults are sysbench's where it has one: 1 thread, 10 seconds, statements as text; the engine is the lean one;
 * the warm-up is a tenth of the measured part and at most 5 seconds, interval samples are a second apart, the seed is
 * another one each time.
 *
 * @param seconds length of the measured part
 * @param warmup seconds before it
 * @param every seconds between interval samples
 * @param durability what to put in force before the run, empty for what is
 * @param pacing when clients begin transactions; by default in a closed loop
 * @param retry what becomes of a transaction in which a statement failed; by default as in sysbench
 * @param percentiles which are shown
 * @param pinning the processors of either side
 * @param counters which are read beside the usual ones
 * @param unchecked whether the checks before a run are left out
 */
public record RunSpec(
        Server server,
        Workload workload,
        EngineKind engine,
        int threads,
        double seconds,
        double warmup,
        double every,
        boolean prepared,
        long seed,
        Optional<Durability> durability,
        Pacing pacing,
        RetryPolicy retry,
        Percentiles percentiles,
        Pinning pinning,
        Counters counters,
        boolean unchecked) {
    private static final double LONGEST_DEFAULT_WARMUP = 5;
    /** A number of transactions without a time: a day. */
    private static final double LONGEST_FOR_EVENTS = 24 * 3600;

    /**
     * Takes one level of each factor.
     *
     * @param current the server where none is named
     * @throws BenchbookException with all faults, a line each
     */
    public static RunSpec of(Factors factors, Supplier<Server> current) {
        Workload workload = factors.single(Keys.WORKLOAD, null);
        if (workload == null && !factors.hasFailedGroup()) {
            factors.fault(factors.command() + ": needs a workload, for instance oltpReadOnly().");
        }
        Server named = factors.single(Keys.SERVER, null);
        Pacing pacing = PacingFactors.pacing(factors);
        workload = PacingFactors.workload(factors, workload);
        boolean open = pacing.events() > 0 && factors.axis(Keys.SECONDS).isEmpty();
        double seconds = factors.single(Keys.SECONDS, open ? LONGEST_FOR_EVENTS : 10.0);
        RunSpec spec = new RunSpec(
                named,
                workload,
                factors.single(Keys.ENGINE, EngineKind.WIRE),
                factors.single(Keys.THREADS, 1),
                seconds,
                factors.single(Keys.WARMUP, open ? 0.0 : Math.min(LONGEST_DEFAULT_WARMUP, seconds / 10)),
                factors.single(Keys.EVERY, 1.0),
                factors.single(Keys.PREPARED, false),
                factors.single(Keys.SEED, ThreadLocalRandom.current().nextLong(1, Integer.MAX_VALUE)),
                Optional.ofNullable(factors.single(Keys.DURABILITY, null)),
                pacing,
                RetryPolicy.retrying(
                        factors.single(Keys.IGNORED_ERRORS, IgnoredErrors.USUAL),
                        factors.single(Keys.ROLLBACK_ON_RETRY, false)),
                factors.single(Keys.PERCENTILES, Percentiles.USUAL),
                new Pinning(
                        factors.single(Keys.SERVER_CPUS, CpuList.NONE),
                        factors.single(Keys.GENERATOR_CPUS, CpuList.NONE)),
                factors.single(Keys.COUNTERS, Counters.NONE),
                factors.single(Keys.UNCHECKED, false));
        factors.check();
        return named == null ? spec.on(current.get()) : spec;
    }

    /** The same on another server. */
    public RunSpec on(Server other) {
        return new RunSpec(
                other,
                workload,
                engine,
                threads,
                seconds,
                warmup,
                every,
                prepared,
                seed,
                durability,
                pacing,
                retry,
                percentiles,
                pinning,
                counters,
                unchecked);
    }

    /** Whether a number of transactions ends it and no time was given. */
    boolean endsByEvents() {
        return pacing.events() > 0 && seconds == LONGEST_FOR_EVENTS;
    }

    /** How many connections the clients have together. */
    int connections() {
        return pacing.poolSize() > 0 ? Math.min(pacing.poolSize(), threads) : threads;
    }

    /** What the load generator is to do. */
    public LoadPlan plan() {
        return plan(seconds, warmup, every);
    }

    /** The same for other times. */
    public LoadPlan plan(double measured, double before, double between) {
        return new LoadPlan(
                engine == EngineKind.SYSBENCH ? SysbenchAccount.on(server) : server.endpoint(),
                workload,
                engine,
                threads,
                measured,
                before,
                between,
                prepared,
                seed,
                retry,
                pacing);
    }

    /** What is stated in results. */
    RunSetup setup(String durabilityInForce) {
        return new RunSetup(
                server.name(),
                server.version().product(),
                server.kind().name().toLowerCase(java.util.Locale.ROOT),
                workload.label(),
                workload.stated(),
                threads,
                seconds,
                warmup,
                every,
                engine.toString(),
                prepared,
                seed,
                durabilityInForce,
                pacing + retry.differences(),
                percentiles.levels(),
                pinning.toString());
    }
}
