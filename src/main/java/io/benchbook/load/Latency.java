package io.benchbook.load;

import org.HdrHistogram.Histogram;

/**
 * The latencies of one kind of statement, or of whole transactions. Percentiles are those of an HdrHistogram: exact to
 * three significant digits for transactions, to two for statements.
 */
public final class Latency {
    private static final double NANOS_PER_MS = 1e6;

    private final String kind;
    private final Histogram nanos;

    /** @param nanos the recorded latencies in nanoseconds; copied */
    public Latency(String kind, Histogram nanos) {
        this.kind = kind;
        this.nanos = nanos.copy();
    }

    /** The statement's kind, for instance {@code point_selects}, or {@code transaction}. */
    public String kind() {
        return kind;
    }

    public long count() {
        return nanos.getTotalCount();
    }

    /** In milliseconds; 0 where nothing was recorded. */
    public double meanMs() {
        return count() == 0 ? 0 : nanos.getMean() / NANOS_PER_MS;
    }

    /** In milliseconds; 0 where nothing was recorded. */
    public double minMs() {
        return count() == 0 ? 0 : nanos.getMinValue() / NANOS_PER_MS;
    }

    /** In milliseconds; 0 where nothing was recorded. */
    public double maxMs() {
        return nanos.getMaxValue() / NANOS_PER_MS;
    }

    /**
     * In milliseconds; 0 where nothing was recorded.
     *
     * @param percent from 0 to 100, for instance 99.9
     */
    public double percentileMs(double percent) {
        return count() == 0 ? 0 : nanos.getValueAtPercentile(percent) / NANOS_PER_MS;
    }

    /** A copy of the histogram, in nanoseconds. */
    public Histogram histogram() {
        return nanos.copy();
    }
}
