package io.benchbook.experiment.compare;

import io.benchbook.load.Slice;
import io.benchbook.stats.Interval;
import io.benchbook.stats.PairedRatio;
import io.benchbook.stats.PercentileRatio;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.HdrHistogram.Histogram;

/**
 * A pair with the latencies of both slices, by buckets that are one percent wide, where a percentile is compared.
 *
 * @param reference counts by bucket; empty where throughput is compared
 * @param compared likewise
 */
record Measured(Pair pair, long[] reference, long[] compared) {
    private static final double WIDTH = 1.01;
    private static final double LEAST_MS = 0.001;
    /** From a microsecond to about 17 minutes. */
    private static final double[] BUCKETS =
            DoubleStream.iterate(LEAST_MS, ms -> ms * WIDTH).limit(2_090).toArray();

    static Measured of(Pair pair, Slice reference, Slice compared, boolean latencies) {
        return latencies
                ? new Measured(pair, counts(reference), counts(compared))
                : new Measured(pair, new long[0], new long[0]);
    }

    /** The estimate of the ratio from all pairs. */
    static Function<List<Measured>, DoubleFunction<Interval>> estimate(OptionalDouble percentile) {
        return percentile.isEmpty() ? Measured::throughput : pairs -> latency(pairs, percentile.getAsDouble());
    }

    private static DoubleFunction<Interval> throughput(List<Measured> pairs) {
        return PairedRatio.of(all(pairs, Pair::referenceTps), all(pairs, Pair::comparedTps))::mean;
    }

    private static double[] all(List<Measured> pairs, ToDoubleFunction<Pair> value) {
        return pairs.stream().map(Measured::pair).mapToDouble(value).toArray();
    }

    private static DoubleFunction<Interval> latency(List<Measured> pairs, double percentile) {
        long[][] reference = pairs.stream().map(Measured::reference).toArray(long[][]::new);
        long[][] compared = pairs.stream().map(Measured::compared).toArray(long[][]::new);
        return new PercentileRatio(BUCKETS, reference, compared, percentile)::interval;
    }

    private static long[] counts(Slice slice) {
        long[] counts = new long[BUCKETS.length];
        Histogram nanos = slice.latency().histogram();
        nanos.recordedValues().forEach(value -> {
            int found = Arrays.binarySearch(BUCKETS, value.getValueIteratedTo() / 1e6);
            int bucket = Math.min(BUCKETS.length - 1, found < 0 ? -found - 1 : found);
            counts[bucket] += value.getCountAddedInThisIterationStep();
        });
        return counts;
    }
}
