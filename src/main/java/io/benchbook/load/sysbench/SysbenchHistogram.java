package io.benchbook.load.sysbench;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * sysbench's latency histogram: 1024 buckets of equal width on a log scale from 0.001 ms to 100,000 ms. A percentile is the
 * value of a bucket, never one that was measured, so that only 1024 figures can be printed; neighbours differ by 1.8 %.
 * Source: sysbench's {@code sb_histogram.c}.
 */
public final class SysbenchHistogram {
    private static final int BUCKETS = 1024;
    private static final double LOG_LOW = Math.log(0.001);
    private static final double PER_LOG = (BUCKETS - 1) / (Math.log(100_000) - LOG_LOW);

    private final long[] counts = new long[BUCKETS];
    private long total;

    /**
     * The latencies of a run, each by the middle of its place in the other histogram, which is within 0.05 % of it: one
     * in forty or so comes into a bucket beside its own.
     *
     * @param nanos in nanoseconds
     */
    public static SysbenchHistogram of(Histogram nanos) {
        SysbenchHistogram histogram = new SysbenchHistogram();
        for (HistogramIterationValue value : nanos.recordedValues()) {
            double middle = nanos.medianEquivalentValue(value.getValueIteratedTo());
            histogram.record(middle / 1e6, value.getCountAtValueIteratedTo());
        }
        return histogram;
    }

    /** @param ms a latency in milliseconds */
    public void record(double ms, long times) {
        counts[bucket(ms)] += times;
        total += times;
    }

    /**
     * The percentile as sysbench prints it, in milliseconds; 0.001 where nothing was recorded.
     *
     * @param percent from 1 to 100
     */
    public double percentileMs(int percent) {
        long wanted = (long) Math.floor(total * percent / 100.0 + 0.5);
        long seen = 0;
        for (int i = 0; i < BUCKETS; i++) {
            seen += counts[i];
            if (seen >= wanted) {
                return value(i);
            }
        }
        return value(BUCKETS - 1);
    }

    /** The bucket of a latency, from 0 to 1023; what lies outside goes to the nearest. */
    public static int bucket(double ms) {
        double at = Math.floor((Math.log(Math.max(ms, 1e-9)) - LOG_LOW) * PER_LOG + 0.5);
        return (int) Math.min(BUCKETS - 1, Math.max(0, at));
    }

    /** The value of a bucket in milliseconds. */
    public static double value(int bucket) {
        return Math.exp(bucket / PER_LOG + LOG_LOW);
    }

    /** Whether a printed percentile (two decimals) is one of the 1024 that sysbench can print. */
    public static boolean canPrint(double ms) {
        int near = bucket(ms);
        for (int i = Math.max(0, near - 1); i <= Math.min(BUCKETS - 1, near + 1); i++) {
            if (Math.abs(value(i) - ms) <= 0.005001) {
                return true;
            }
        }
        return false;
    }
}
