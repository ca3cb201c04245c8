package io.benchbook.experiment;

import io.benchbook.experiment.Axis.Key;
import io.benchbook.load.CpuList;
import io.benchbook.load.EngineKind;
import io.benchbook.load.IgnoredErrors;
import io.benchbook.load.Rate;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.Workload;

/** The factors there are. */
public final class Keys {
    public static final Key<Server> SERVER = new Key<>("server", Server.class);
    public static final Key<Workload> WORKLOAD = new Key<>("workload", Workload.class);
    /** Clients, each with one connection. */
    public static final Key<Integer> THREADS = new Key<>("threads", Integer.class);
    /** Length of the measured part. */
    public static final Key<Double> SECONDS = new Key<>("seconds", Double.class);
    /** Seconds before the measured part. */
    public static final Key<Double> WARMUP = new Key<>("warmup", Double.class);
    /** Seconds between interval samples. */
    public static final Key<Double> EVERY = new Key<>("every", Double.class);
    /** Whether statements are server-prepared. */
    public static final Key<Boolean> PREPARED = new Key<>("prepared", Boolean.class);

    public static final Key<EngineKind> ENGINE = new Key<>("engine", EngineKind.class);
    public static final Key<Durability> DURABILITY = new Key<>("durability", Durability.class);
    /** Of the clients' random numbers. */
    public static final Key<Long> SEED = new Key<>("seed", Long.class);
    /** Of an open loop; in a closed loop without. */
    public static final Key<Rate> RATE = new Key<>("rate", Rate.class);
    /** Milliseconds between a client's transactions. */
    public static final Key<Double> THINK_TIME = new Key<>("thinkTime", Double.class);
    /** Transactions of all clients together. */
    public static final Key<Long> EVENTS = new Key<>("events", Long.class);
    /** After which a transaction is begun again. */
    public static final Key<IgnoredErrors> IGNORED_ERRORS = new Key<>("ignoreErrors", IgnoredErrors.class);
    /** Whether ROLLBACK is sent before a transaction is begun again. */
    public static final Key<Boolean> ROLLBACK_ON_RETRY = new Key<>("rollbackOnRetry", Boolean.class);
    /** Transactions between a client's connections. */
    public static final Key<Long> RECONNECT_EVERY = new Key<>("reconnectEvery", Long.class);
    /** Whether BEGIN and COMMIT are left out. */
    public static final Key<Boolean> SKIP_TRANSACTIONS = new Key<>("skipTransactions", Boolean.class);
    /** Connections that the clients share. */
    public static final Key<Integer> POOL_SIZE = new Key<>("poolSize", Integer.class);
    /** On which processors the server may run. */
    public static final Key<CpuList> SERVER_CPUS = new Key<>("server_cpus", CpuList.class);
    /** On which processors the generator may run. */
    public static final Key<CpuList> GENERATOR_CPUS = new Key<>("generator_cpus", CpuList.class);
    /** Which percentiles are shown. */
    public static final Key<Percentiles> PERCENTILES = new Key<>("percentiles", Percentiles.class);
    /** Which status counters are read beside the usual ones. */
    public static final Key<Counters> COUNTERS = new Key<>("counters", Counters.class);
    /** Whether the checks before a run are left out. */
    public static final Key<Boolean> UNCHECKED = new Key<>("unchecked", Boolean.class);

    /** Seconds of measuring that a comparison may take. */
    public static final Key<Double> BUDGET = new Key<>("budget", Double.class);
    /** Half width of a comparison's interval that is fine enough. */
    public static final Key<Double> PRECISION = new Key<>("precision", Double.class);
    /** Differences smaller than this are of no practical importance. */
    public static final Key<Double> THETA = new Key<>("theta", Double.class);
    /** Whether the compared server is given the settings of the reference. */
    public static final Key<Boolean> NORMALIZED = new Key<>("normalized", Boolean.class);
    /** Which percentile of the latencies is compared. */
    public static final Key<Double> PERCENTILE = new Key<>("percentile", Double.class);

    private Keys() {}
}
