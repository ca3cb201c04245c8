package io.benchbook.workload;

/** One client's work. It keeps its state between transactions and is used by one thread only. */
@FunctionalInterface
public interface Script {
    /**
     * Does one transaction (sysbench: one event), the unit that tps and latencies count.
     *
     * @throws SqlFailure when the server refused a statement; the load generator decides whether to try again
     */
    void transaction(Session session) throws SqlFailure;

    /** Sends what is still to be sent when the clock has stopped; not measured. Not called where the client has failed. */
    default void finish(Session session) throws SqlFailure {}
}
