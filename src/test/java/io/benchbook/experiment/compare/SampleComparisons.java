package io.benchbook.experiment.compare;

import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;

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

    private static Comparison of(double ratio, double low, double high) {
        ComparisonSetup setup = new ComparisonSetup(
                "compare", "5.7.22", "8.0.15", "", "oltp_write_only", "", 16, "jdbc", false, 1, 0, "turns of 0.5 s");
        return new Comparison(
                new Contrast(
                        "20261130-180000-000-abcd",
                        Instant.EPOCH,
                        setup,
                        Verdict.of(new Interval(ratio, low, high, 0.95), 2, 0.02),
                        List.of(),
                        List.of()),
                List.of(new Pair(true, 1000, 700, 5, 7), new Pair(false, 1010, 725, 5.5, 7.25)),
                List.of());
    }
}
