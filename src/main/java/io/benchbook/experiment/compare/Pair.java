package io.benchbook.experiment.compare;

import io.benchbook.load.Slice;

/**
 * One slice of either side, measured one after the other.
 *
 * @param referenceFirst which side went first; decided at random
 * @param referenceTps transactions a second
 * @param comparedTps likewise
 * @param referenceP95Ms 95th percentile of the transactions' latencies
 * @param comparedP95Ms likewise
 */
public record Pair(
        boolean referenceFirst, double referenceTps, double comparedTps, double referenceP95Ms, double comparedP95Ms) {
    static Pair of(boolean referenceFirst, Slice reference, Slice compared) {
        return new Pair(
                referenceFirst,
                reference.tps(),
                compared.tps(),
                reference.latency().percentileMs(95),
                compared.latency().percentileMs(95));
    }

    /** Throughput of the compared side over that of the reference. */
    public double ratio() {
        return comparedTps / referenceTps;
    }
}
