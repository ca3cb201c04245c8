package io.benchbook.stats;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.math3.distribution.BetaDistribution;

/** What becomes of many comparisons on a simulated machine; run by benchmarks/aa.sh. */
final class SimulatedComparisons {
    static final int COMPARISONS = 2_000;

    /** What five minutes allow with slices of 0.5 s after 0.2 s unmeasured: Method.slices(5000, 8).pairsWithin(300). */
    private static final SequentialPlan BUDGET = SequentialPlan.of(208, 0.95);

    private SimulatedComparisons() {}

    /** Prints a line for each noise and ratio. */
    public static void main(String[] arguments) {
        System.out.println("simulated, with drift of 10 % a minute and autocorrelation, 5 minutes each:");
        for (double ratio : new double[] {1, 0.99, 0.95}) {
            for (double noise : new double[] {0.01, 0.05, 0.15}) {
                Map<Verdict.Kind, Integer> counts = verdicts(noise, ratio);
                System.out.printf(
                        Locale.ROOT,
                        "  ratio %.2f  noise %2.0f %%  different %5.1f %% (upper 95 %% bound %4.1f %%)  same %5.1f %%  too noisy"
                                + " %5.1f %%%n",
                        ratio,
                        noise * 100,
                        percent(different(counts)),
                        upperBound(different(counts)) * 100,
                        percent(counts.get(Verdict.Kind.NO_PRACTICAL_DIFFERENCE)),
                        percent(counts.get(Verdict.Kind.TOO_NOISY)));
            }
        }
    }

    static Map<Verdict.Kind, Integer> verdicts(double noise, double ratio) {
        Map<Verdict.Kind, Integer> counts = new EnumMap<>(Verdict.Kind.class);
        for (Verdict.Kind kind : Verdict.Kind.values()) {
            counts.put(kind, 0);
        }
        for (int i = 0; i < COMPARISONS; i++) {
            Verdict verdict = new SimulatedMachine(i, noise).compare(BUDGET, 1000, 1000 * ratio);
            counts.merge(verdict.kind(), 1, Integer::sum);
        }
        return counts;
    }

    static int different(Map<Verdict.Kind, Integer> counts) {
        return counts.get(Verdict.Kind.HIGHER) + counts.get(Verdict.Kind.LOWER);
    }

    /** The upper 95 % bound of a share: Clopper and Pearson, Biometrika 26, 1934. */
    static double upperBound(int hits) {
        return hits == COMPARISONS
                ? 1
                : new BetaDistribution(null, hits + 1, COMPARISONS - hits).inverseCumulativeProbability(0.95);
    }

    private static double percent(int count) {
        return 100.0 * count / COMPARISONS;
    }
}
