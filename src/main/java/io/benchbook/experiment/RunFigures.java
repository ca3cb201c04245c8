package io.benchbook.experiment;

import io.benchbook.load.Counts;
import io.benchbook.load.Ending;
import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Latency;
import io.benchbook.load.LoadResult;
import io.benchbook.load.OpenLoop;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/** What is computed from what was chosen and measured. A figure that could not be had is NaN. */
public sealed interface RunFigures permits RunResult {
    /** All that was chosen. */
    RunSetup setup();

    /** All that the generator measured. */
    LoadResult load();

    /** All that was learnt of the server. */
    ServerCost serverCost();

    default String server() {
        return setup().server();
    }

    /** Product and version, for instance {@code MySQL 8.0.15}. */
    default String version() {
        return setup().version();
    }

    default String workload() {
        return setup().workload();
    }

    default String workloadOptions() {
        return setup().workloadOptions();
    }

    default int threads() {
        return setup().threads();
    }

    /** Length of the measured part in seconds. */
    default double seconds() {
        return load().seconds();
    }

    /** Length of the warm-up in seconds. */
    default double warmup() {
        return setup().warmup();
    }

    default String engine() {
        return setup().engine();
    }

    default boolean prepared() {
        return setup().prepared();
    }

    default long seed() {
        return setup().seed();
    }

    /** In words, for instance {@code SAFE (1, 1)}; empty where it is not known. */
    default String durability() {
        return setup().durability();
    }

    default Ending ended() {
        return load().ending();
    }

    /** Transactions a second. */
    default double tps() {
        return load().perSecond(counts().transactions());
    }

    /** Standard deviation of tps between whole intervals by their mean; NaN with fewer than two of them. */
    default double tpsCv() {
        SummaryStatistics tps = new SummaryStatistics();
        load().intervals().stream()
                .filter(interval -> interval.seconds() > setup().every() / 2)
                .forEach(interval -> tps.addValue(interval.tps()));
        return tps.getN() < 2 || tps.getMean() == 0 ? Double.NaN : tps.getStandardDeviation() / tps.getMean();
    }

    /** Statements a second, without those that failed. */
    default double qps() {
        return load().perSecond(counts().queries());
    }

    default double readQps() {
        return load().perSecond(counts().reads());
    }

    default double writeQps() {
        return load().perSecond(counts().writes());
    }

    default double otherQps() {
        return load().perSecond(counts().others());
    }

    default long transactions() {
        return counts().transactions();
    }

    default Counts counts() {
        return load().counts();
    }

    /** Latencies of whole transactions; in an open loop from their intended start on. */
    default Latency latency() {
        return load().transactions();
    }

    /** What only an open loop has; empty for a closed one. */
    default Optional<OpenLoop> openLoop() {
        return Optional.ofNullable(load().openLoop());
    }

    /** Latencies from the real start of transactions: in an open loop without the time they waited for a free client. */
    default Latency service() {
        return openLoop().map(OpenLoop::service).orElse(latency());
    }

    default double p50Ms() {
        return percentileMs(50);
    }

    default double p95Ms() {
        return percentileMs(95);
    }

    default double p99Ms() {
        return percentileMs(99);
    }

    default double p999Ms() {
        return percentileMs(99.9);
    }

    /** @param percent from 0 to 100 */
    default double percentileMs(double percent) {
        return latency().percentileMs(percent);
    }

    default double minMs() {
        return latency().minMs();
    }

    default double meanMs() {
        return latency().meanMs();
    }

    default double maxMs() {
        return latency().maxMs();
    }

    /** Failed statements by MySQL's error number. */
    default Map<Integer, Long> errors() {
        return counts().errors();
    }

    /** The first message of each error number. */
    default Map<Integer, String> errorTexts() {
        return load().errorTexts();
    }

    default long reconnects() {
        return counts().reconnects();
    }

    /** CPU time of the server's process, in microseconds a transaction; NaN for a server on another machine. */
    default double serverCpuUsPerTx() {
        return perTransaction(serverCost().cpuSeconds() * 1e6);
    }

    /** CPU time of the client threads, in microseconds a transaction. */
    default double generatorCpuUsPerTx() {
        return perTransaction(generator().threadCpuSeconds() * 1e6);
    }

    default GeneratorCost generator() {
        return load().generator();
    }

    default double fsyncsPerTx() {
        return perTransaction(serverCost().fsyncs());
    }

    default double redoBytesPerTx() {
        return perTransaction(serverCost().redoBytes());
    }

    default double binlogBytesPerTx() {
        return perTransaction(serverCost().binlogBytes());
    }

    default double rowsReadPerTx() {
        return perTransaction(serverCost().rowsRead());
    }

    /**
     * How much a status counter grew that {@code counters(...)} had asked for; NaN for one that the server lacks or that was
     * not asked for.
     */
    default double counter(String name) {
        return serverCost().counters().getOrDefault(name, Double.NaN);
    }

    /** The same a transaction. */
    default double counterPerTx(String name) {
        return perTransaction(counter(name));
    }

    private double perTransaction(double amount) {
        return transactions() == 0 ? Double.NaN : amount / transactions();
    }
}
