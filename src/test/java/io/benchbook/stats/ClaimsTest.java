package io.benchbook.stats;

import static io.benchbook.stats.ClaimVerdict.CONFOUNDED;
import static io.benchbook.stats.ClaimVerdict.NOT_REPRODUCED;
import static io.benchbook.stats.ClaimVerdict.NOT_TESTED;
import static io.benchbook.stats.ClaimVerdict.OPPOSITE;
import static io.benchbook.stats.ClaimVerdict.REPRODUCED;
import static io.benchbook.stats.ClaimVerdict.UNDECIDED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ClaimsTest {
    private static final double[] THREADS = {5, 10, 20, 30, 40, 80, 120, 200};
    private static final AxisRange AXIS = new AxisRange(5, 200);
    private static final Expected A_THIRD = Expected.between(1.2, 1.5);

    @Test
    void a_ratio_is_judged_by_its_whole_interval() {
        assertThat(ratio(1.25, 1.45)).isEqualTo(REPRODUCED);
        assertThat(ratio(1.05, 1.15)).isEqualTo(NOT_REPRODUCED);
        assertThat(ratio(1.6, 1.8)).isEqualTo(NOT_REPRODUCED);
        assertThat(ratio(0.7, 0.8)).isEqualTo(OPPOSITE);
        assertThat(ratio(1.1, 1.3)).isEqualTo(UNDECIDED);
        assertThat(Claims.ratio(Interval.unknown(Double.NaN, 0.95), A_THIRD).verdict())
                .isEqualTo(NOT_TESTED);
    }

    @Test
    void confounders_take_the_force_from_a_decided_verdict_only() {
        ClaimResult decided = Claims.ratio(interval(1.25, 1.45), A_THIRD);
        assertThat(decided.confoundedBy(List.of("charset")).verdict()).isEqualTo(CONFOUNDED);
        assertThat(decided.confoundedBy(List.of("charset")).byFigure()).isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(decided.confoundedBy(List.of()).verdict()).isEqualTo(REPRODUCED);
        assertThat(Claims.ratio(interval(1.1, 1.3), A_THIRD)
                        .confoundedBy(List.of("charset"))
                        .verdict())
                .isEqualTo(UNDECIDED);
    }

    @Test
    void a_trend_is_a_factor_per_doubling() {
        Expected noGain = Expected.atMost(1.02);
        assertThat(Claims.trend(curve(0.95), AXIS, noGain).verdict()).isEqualTo(REPRODUCED);
        assertThat(Claims.trend(curve(1.5), AXIS, noGain).verdict()).isEqualTo(NOT_REPRODUCED);
        assertThat(Claims.trend(curve(1.5), AXIS, Expected.atMost(1)).verdict()).isEqualTo(OPPOSITE);
        assertThat(Claims.trend(curve(1.5), AXIS, noGain).here().estimate()).isBetween(1.45, 1.55);
        assertThat(Claims.trend(curve(1.5).subList(0, 3), AXIS, noGain).verdict())
                .isEqualTo(NOT_TESTED);
    }

    @Test
    void a_crossover_needs_both_sides_and_tells_the_place() {
        List<Level> falling = levels(t -> 1.3 * Math.pow(t / 5, -0.2), 0.02);
        ClaimResult result = Claims.crossover(falling, AXIS, true, Expected.atLeast(0));
        assertThat(result.verdict()).isEqualTo(REPRODUCED);
        assertThat(result.here().estimate()).isBetween(15.0, 24.0);
        assertThat(Claims.crossover(falling, AXIS, false, Expected.atLeast(0)).verdict())
                .isEqualTo(OPPOSITE);
        assertThat(Claims.crossover(falling, AXIS, true, Expected.atLeast(100)).verdict())
                .isEqualTo(NOT_REPRODUCED);
        List<Level> above = levels(t -> 1.3, 0.02);
        assertThat(Claims.crossover(above, AXIS, true, Expected.atLeast(0)).verdict())
                .isEqualTo(NOT_REPRODUCED);
        List<Level> noisy = levels(t -> 1.02 * Math.pow(t / 5, -0.01), 0.5);
        assertThat(Claims.crossover(noisy, AXIS, true, Expected.atLeast(0)).verdict())
                .isEqualTo(UNDECIDED);
        assertThat(Claims.crossover(falling.subList(0, 2), AXIS, true, Expected.atLeast(0))
                        .verdict())
                .isEqualTo(NOT_TESTED);
    }

    @Test
    void a_peak_is_found_with_the_certainty_that_the_noise_allows() {
        DoubleUnaryOperator shape = t -> 1000 / (1 + Math.pow(Math.log(t / 40), 2));
        List<Level> hill = levels(shape, 0.03);
        ClaimResult result = Claims.peak(hill, AXIS, Expected.between(30, 80));
        assertThat(result.verdict()).isEqualTo(REPRODUCED);
        assertThat(result.here().estimate()).isEqualTo(40);
        assertThat(Claims.peak(hill, AXIS, Expected.atLeast(120)).verdict()).isEqualTo(NOT_REPRODUCED);
        assertThat(Claims.peak(levels(shape, 0.1), AXIS, Expected.between(40, 40))
                        .verdict())
                .isEqualTo(UNDECIDED);
        assertThat(Claims.peak(hill.subList(0, 2), AXIS, Expected.atLeast(0)).verdict())
                .isEqualTo(NOT_TESTED);
    }

    @Test
    void a_peak_is_not_tested_without_levels_inside_and_outside_its_place_and_undecided_without_errors() {
        List<Level> hill = levels(t -> 1000 / (1 + Math.pow(Math.log(t / 40), 2)), 0.03);
        assertThat(Claims.peak(hill, AXIS, Expected.between(50, 60)).verdict()).isEqualTo(NOT_TESTED);
        assertThat(Claims.peak(hill, AXIS, Expected.atMost(500)).verdict()).isEqualTo(NOT_TESTED);
        List<Level> unknown = new ArrayList<>(hill);
        unknown.set(2, new Level(20, Interval.unknown(hill.get(2).value().estimate(), 0.95)));
        assertThat(Claims.peak(unknown, AXIS, Expected.between(30, 80)).verdict())
                .isEqualTo(UNDECIDED);
        assertThat(Claims.drop(unknown, AXIS, Expected.between(10, 10)).verdict())
                .isEqualTo(UNDECIDED);
    }

    @Test
    void steadiness_compares_the_spread_of_seconds() {
        Random random = new Random(7);
        double[] steady = seconds(60, 0.02, random);
        double[] unsteady = seconds(60, 0.10, random);
        Expected lessSteady = Expected.atLeast(1.25);
        assertThat(Claims.steadiness(unsteady, steady, lessSteady).verdict()).isEqualTo(REPRODUCED);
        assertThat(Claims.steadiness(steady, unsteady, lessSteady).verdict()).isEqualTo(OPPOSITE);
        assertThat(Claims.steadiness(seconds(5, 1, random), steady, lessSteady).verdict())
                .isEqualTo(NOT_TESTED);
    }

    @Test
    void the_interval_of_a_ratio_of_spreads_holds_the_truth_about_as_often_as_it_says() {
        Random random = new Random(8);
        int held = 0;
        for (int i = 0; i < 4_000; i++) {
            Interval ratio = Spread.ratio(seconds(60, 0.06, random), seconds(40, 0.03, random), 0.95);
            held += ratio.excludes(2) ? 0 : 1;
        }
        assertThat(held / 4_000.0).isBetween(0.935, 0.975);
    }

    @Test
    void the_interval_of_a_percentile_s_ratio_holds_the_truth_about_as_often_as_it_says() {
        Random random = new Random(9);
        int held = 0;
        for (int i = 0; i < 200; i++) {
            Interval ratio = percentileRatio(20, 1.2, random);
            held += ratio.excludes(1.2) ? 0 : 1;
        }
        assertThat(held / 200.0).isBetween(0.90, 0.99);
    }

    @Test
    void a_percentile_s_ratio_is_the_same_each_time() {
        assertThat(percentileRatio(10, 1.2, new Random(1))).isEqualTo(percentileRatio(10, 1.2, new Random(1)));
    }

    /** Latencies between 1 and 2.5, in slices that differ by 3 %, as histograms with buckets of one percent. */
    private static Interval percentileRatio(int slices, double ratio, Random random) {
        double[] values = DoubleStream.iterate(0.5, v -> v < 8, v -> v * 1.01).toArray();
        long[][] reference = new long[slices][];
        long[][] compared = new long[slices][];
        for (int i = 0; i < slices; i++) {
            reference[i] = slice(values, 1, random);
            compared[i] = slice(values, ratio, random);
        }
        return new PercentileRatio(values, reference, compared, 95).interval(0.95);
    }

    private static long[] slice(double[] values, double level, Random random) {
        long[] counts = new long[values.length];
        double speed = level * Math.exp(0.03 * random.nextGaussian());
        for (int i = 0; i < 200; i++) {
            double latency = speed * (1 + random.nextDouble());
            counts[(int) Math.ceil(Math.log(latency / 0.5) / Math.log(1.01))]++;
        }
        return counts;
    }

    private static double[] seconds(int n, double spread, Random random) {
        return DoubleStream.generate(() -> 1000 * (1 + spread * random.nextGaussian()))
                .limit(n)
                .toArray();
    }

    private static ClaimVerdict ratio(double low, double high) {
        return Claims.ratio(interval(low, high), A_THIRD).verdict();
    }

    private static Interval interval(double low, double high) {
        return new Interval(Math.sqrt(low * high), low, high, 0.95);
    }

    private static List<Level> curve(double factorPerDoubling) {
        Random random = new Random(10);
        return levels(
                t -> 1000
                        * Math.pow(factorPerDoubling, Math.log(t) / Math.log(2))
                        * Math.exp(0.01 * random.nextGaussian()),
                0.02);
    }

    private static List<Level> levels(DoubleUnaryOperator value, double error) {
        List<Level> levels = new ArrayList<>();
        for (double threads : THREADS) {
            double log = Math.log(value.applyAsDouble(threads));
            levels.add(
                    new Level(threads, new Interval(log, log - 1.96 * error, log + 1.96 * error, 0.95).map(Math::exp)));
        }
        return levels;
    }
}
