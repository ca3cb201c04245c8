package io.benchbook.load;

import io.benchbook.base.Endpoint;
import io.benchbook.workload.Workload;

/**
 * What the load generator is to do.
 *
 * @param endpoint where to connect, with the default schema
 * @param threads clients, each with one connection for the whole run; at least 1
 * @param seconds length of the measured part, above 0
 * @param warmup seconds before it, at least 0
 * @param every seconds between interval samples, above 0
 * @param prepared whether statements are server-prepared or sent as text
 * @param seed of the clients' random numbers: equal seeds give each client the same ones
 * @param pacing when clients begin transactions
 */
public record LoadPlan(
        Endpoint endpoint,
        Workload workload,
        EngineKind engine,
        int threads,
        double seconds,
        double warmup,
        double every,
        boolean prepared,
        long seed,
        RetryPolicy retry,
        Pacing pacing) {
    /** A closed loop. */
    public LoadPlan(
            Endpoint endpoint,
            Workload workload,
            EngineKind engine,
            int threads,
            double seconds,
            double warmup,
            double every,
            boolean prepared,
            long seed,
            RetryPolicy retry) {
        this(endpoint, workload, engine, threads, seconds, warmup, every, prepared, seed, retry, Pacing.CLOSED);
    }

    /** How many connections are opened. */
    public int connections() {
        return pacing.poolSize() > 0 ? Math.min(pacing.poolSize(), threads) : threads;
    }
}
