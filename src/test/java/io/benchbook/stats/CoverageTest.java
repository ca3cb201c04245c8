package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How often the intervals hold the truth, in 10,000 simulations each. The standard error of such a share is 0.2 %. */
class CoverageTest {
    private static final int SIMULATIONS = 10_000;

    @Test
    void the_interval_of_the_paired_ratio_holds_the_true_ratio_as_often_as_it_says() {
        Random random = new Random(11);
        assertThat(coverage(1.1, () -> pairs(15, 1.1, 0.05, random).mean(0.95))).isCloseTo(0.95, within(0.01));
        assertThat(coverage(0.7, () -> pairs(15, 0.7, 0.2, random).mean(0.90))).isCloseTo(0.90, within(0.01));
        assertThat(coverage(0.7, () -> pairs(100, 0.7, 0.2, random).mean(0.95))).isCloseTo(0.95, within(0.01));
    }

    @Test
    void so_does_the_robust_interval() {
        Random random = new Random(12);
        assertThat(coverage(1.1, () -> pairs(15, 1.1, 0.05, random).robust(0.95)))
                .isCloseTo(0.95, within(0.01));
        assertThat(coverage(1.1, () -> pairs(50, 1.1, 0.05, random).robust(0.95)))
                .isCloseTo(0.95, within(0.01));
    }

    @Test
    void a_series_whose_neighbours_resemble_each_other_needs_the_effective_size() {
        Random random = new Random(13);
        Supplier<double[]> series = () -> KnownValuesTest.autoregressive(400, 0.5, random);
        assertThat(coverage(0, () -> MeanInterval.independent(series.get(), 0.95)))
                .isLessThan(0.80);
        assertThat(coverage(0, () -> MeanInterval.autocorrelated(series.get(), 0.95)))
                .isCloseTo(0.95, within(0.01));
        assertThat(coverage(0, () -> MeanInterval.batched(series.get(), 16, 0.95)))
                .isCloseTo(0.95, within(0.01));
    }

    @Test
    void all_looks_together_hold_the_true_ratio_as_often_as_the_plan_says() {
        Random random = new Random(14);
        SequentialPlan plan = SequentialPlan.of(60, 0.95);
        double[] quantiles = quantiles(plan);
        int held = 0;
        for (int i = 0; i < SIMULATIONS; i++) {
            PairedRatio all = pairs(60, 1.2, 0.1, random);
            held += everyLookHolds(quantiles, all.logs(), Math.log(1.2)) ? 1 : 0;
        }
        assertThat(held / (double) SIMULATIONS).isCloseTo(0.95, within(0.01));
    }

    /** The t quantile of each look, 0 where there is none; reckoned once, as that takes longer than all else. */
    private static double[] quantiles(SequentialPlan plan) {
        return IntStream.rangeClosed(0, plan.mostPairs())
                .mapToDouble(n -> plan.looksAt(n) ? MeanInterval.tQuantile(n - 1, (1 - plan.confidenceAt(n)) / 2) : 0)
                .toArray();
    }

    private static boolean everyLookHolds(double[] quantiles, double[] logs, double truth) {
        for (int n = 1; n <= logs.length; n++) {
            double[] sofar = Arrays.copyOf(logs, n);
            if (quantiles[n] > 0
                    && Math.abs(Moments.mean(sofar) - truth) > quantiles[n] * Moments.deviation(sofar) / Math.sqrt(n)) {
                return false;
            }
        }
        return true;
    }

    private static double coverage(double truth, Supplier<Interval> interval) {
        int held = 0;
        for (int i = 0; i < SIMULATIONS; i++) {
            held += interval.get().excludes(truth) ? 0 : 1;
        }
        return held / (double) SIMULATIONS;
    }

    private static PairedRatio pairs(int n, double ratio, double noise, Random random) {
        double[] reference = new double[n];
        double[] compared = new double[n];
        for (int i = 0; i < n; i++) {
            reference[i] = 1000 * Math.exp(noise * random.nextGaussian());
            compared[i] = 1000 * ratio * Math.exp(noise * random.nextGaussian());
        }
        return PairedRatio.of(reference, compared);
    }
}
