package io.benchbook.experiment.compare;

import io.benchbook.experiment.compare.RealComparisons.Kind;
import io.benchbook.stats.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.distribution.BetaDistribution;

/** How many of some real comparisons were called different, with the bounds of Clopper and Pearson, Biometrika 26, 1934. */
final class RealSummary {
    private RealSummary() {}

    /** @param csv with its heading */
    static String of(List<String> csv) {
        StringBuilder text = new StringBuilder();
        for (Kind kind : Kind.values()) {
            List<String[]> all = csv.stream()
                    .skip(1)
                    .map(line -> line.split(","))
                    .filter(fields -> fields[1].equals(kind.toString()))
                    .toList();
            if (!all.isEmpty()) {
                text.append(line(kind, all));
            }
        }
        return text.toString();
    }

    private static String line(Kind kind, List<String[]> all) {
        int different = called(all, Verdict.Kind.LOWER) + called(all, Verdict.Kind.HIGHER);
        return String.format(
                Locale.ROOT,
                "%-9s %d of %d called different (%.0f %%, 95 %% bounds %.0f to %.0f %%), %d no practical difference,"
                        + " %d too noisy; median %.0f pairs, %.0f s; %s%n",
                kind,
                different,
                all.size(),
                100.0 * different / all.size(),
                100 * low(different, all.size()),
                100 * high(different, all.size()),
                called(all, Verdict.Kind.NO_PRACTICAL_DIFFERENCE),
                called(all, Verdict.Kind.TOO_NOISY),
                median(all, 6),
                median(all, 7),
                wished(kind, all, different));
    }

    private static String wished(Kind kind, List<String[]> all, int different) {
        boolean good =
                switch (kind) {
                    case SAME -> different < 0.2 * all.size();
                    case SLOWER_5 -> called(all, Verdict.Kind.LOWER) >= 0.9 * all.size();
                    case SLOWER_1 -> different == 0;
                };
        String goal =
                switch (kind) {
                    case SAME -> "fewer than 4 of 20";
                    case SLOWER_5 -> "at least 90 % slower";
                    case SLOWER_1 -> "none";
                };
        return "wished: " + goal + (good ? ", met" : ", MISSED");
    }

    private static int called(List<String[]> all, Verdict.Kind verdict) {
        return (int) all.stream()
                .filter(fields -> fields[2].equals(verdict.toString()))
                .count();
    }

    private static double median(List<String[]> all, int field) {
        double[] sorted = all.stream()
                .mapToDouble(fields -> Double.parseDouble(fields[field]))
                .sorted()
                .toArray();
        return Arrays.stream(sorted).skip((sorted.length - 1) / 2).findFirst().orElse(Double.NaN);
    }

    private static double low(int hits, int all) {
        return hits == 0 ? 0 : new BetaDistribution(null, hits, all - hits + 1).inverseCumulativeProbability(0.025);
    }

    private static double high(int hits, int all) {
        return hits == all ? 1 : new BetaDistribution(null, hits + 1, all - hits).inverseCumulativeProbability(0.975);
    }
}
