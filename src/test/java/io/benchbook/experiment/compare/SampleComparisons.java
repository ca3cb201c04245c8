package io.benchbook.experiment.compare;

import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Comparisons with known figures, for tests of what is made of them. */
public final class SampleComparisons {
    private SampleComparisons() {}

    /** 8.0.15 slower than 5.7.22 by 29 % [23, 34], two pairs. */
    public static Comparison slower() {
        return of(0.71, 0.66, 0.77);
    }

    /** One pair only: no interval yet. */
    public static Comparison undecided() {
        return of(1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** With thirty pairs that scatter about the ratio by 4 %. */
    public static Comparison of(String workload, double ratio, double low, double high) {
        Random random = new Random(11);
        List<Pair> pairs = IntStream.rangeClosed(1, 30)
                .mapToObj(i -> {
                    double reference = 1000 * (1 + 0.03 * random.nextGaussian());
                    double compared = ratio * reference * (1 + 0.04 * random.nextGaussian());
                    return new Pair(i % 2 == 0, reference, compared, 5, 7);
                })
                .toList();
        return of(workload, ratio, low, high, pairs);
    }

    private static Comparison of(double ratio, double low, double high) {
        return of(
                "oltp_write_only",
                ratio,
                low,
                high,
                List.of(new Pair(true, 1000, 700, 5, 7), new Pair(false, 1010, 725, 5.5, 7.25)));
    }

    private static Comparison of(String workload, double ratio, double low, double high, List<Pair> pairs) {
        ComparisonSetup setup = new ComparisonSetup(
                "compare", "5.7.22", "8.0.15", "", workload, "", 16, "jdbc", false, 1, 0, "turns of 0.5 s");
        return new Comparison(
                new Contrast(
                        "20261130-180000-000-abcd",
                        Instant.EPOCH,
                        setup,
                        Verdict.of(new Interval(ratio, low, high, 0.95), pairs.size(), 0.02),
                        List.of(),
                        List.of()),
                pairs,
                List.of());
    }
}
