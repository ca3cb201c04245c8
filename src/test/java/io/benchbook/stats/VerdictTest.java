package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void each_interval_has_its_verdict() {
        assertThat(verdict(0.71, 0.66, 0.77)).hasToString("slower by 29 % [23, 34]");
        assertThat(verdict(1.12, 1.09, 1.15)).hasToString("faster by 12 % [9, 15]");
        assertThat(verdict(1.001, 0.991, 1.011))
                .hasToString("no practical difference: +0.1 % [-0.9, 1.1], within ±2 %");
        assertThat(verdict(1.016, 0.97, 1.06).toString())
                .startsWith("too noisy to say: +2 % [-3, 6], about ")
                .endsWith("more pairs needed");
        assertThat(verdict(1.022, 1.012, 1.032)).hasToString("faster by 2.2 % [1.2, 3.2]");
    }

    @Test
    void a_trifle_is_never_called_different_however_clear_it_is() {
        assertThat(verdict(1.012, 1.002, 1.022).toString()).startsWith("too noisy to say: +1.2 % [0.2, 2.2], about ");
        assertThat(verdict(1.02, 1.0100001, 1.03).kind()).isEqualTo(Verdict.Kind.HIGHER);
        assertThat(verdict(1.02, 1.01, 1.03).kind()).isEqualTo(Verdict.Kind.TOO_NOISY);
        assertThat(verdict(1 / 1.02, 1 / 1.03, 1 / 1.0100001).kind()).isEqualTo(Verdict.Kind.LOWER);
    }

    @Test
    void any_true_ratio_is_decided_by_enough_pairs() {
        for (double ratio = 0.95; ratio <= 1.05; ratio += 0.001) {
            assertThat(verdict(ratio, ratio * 0.996, ratio * 1.004).decided())
                    .as("" + ratio)
                    .isTrue();
        }
    }

    @Test
    void an_interval_within_the_bound_that_excludes_no_difference_is_still_no_practical_difference() {
        assertThat(verdict(1.01, 1.005, 1.015).kind()).isEqualTo(Verdict.Kind.NO_PRACTICAL_DIFFERENCE);
    }

    @Test
    void the_bound_is_the_same_for_a_ratio_and_its_inverse() {
        assertThat(verdict(1, 1 / 1.02, 1.02).kind()).isEqualTo(Verdict.Kind.NO_PRACTICAL_DIFFERENCE);
        assertThat(verdict(1, 0.98, 1.02).kind()).isEqualTo(Verdict.Kind.TOO_NOISY);
    }

    @Test
    void latency_has_words_of_its_own() {
        assertThat(verdict(1.3, 1.2, 1.4).text("higher", "lower")).isEqualTo("higher by 30 % [20, 40]");
    }

    @Test
    void random_intervals_never_go_without_verdict_and_what_is_undecided_needs_more_pairs() {
        Random random = new Random(5);
        for (int i = 0; i < 10_000; i++) {
            double middle = 0.05 * random.nextGaussian();
            double half = 0.1 * random.nextDouble();
            Verdict verdict = verdict(Math.exp(middle), Math.exp(middle - half), Math.exp(middle + half));
            assertThat(verdict.morePairs() > 0).isEqualTo(!verdict.decided());
            assertThat(verdict.toString()).doesNotContain("-0 ", "NaN", "-0.0");
        }
    }

    @Test
    void without_pairs_nothing_can_be_said() {
        PairedComparison<double[]> none = new PairedComparison<>(
                new StoppingRule(SequentialPlan.of(10, 0.95), 0.02, 0.02), SimulatedMachine::ratio);
        assertThat(none.latest().toString()).contains("too few pairs");
        none.add(new double[] {1, 1});
        assertThat(none.atEnd().decided()).isFalse();
    }

    @Test
    void a_large_effect_ends_a_comparison_early_and_the_clock_may_end_it_between_looks() {
        Random random = new Random(6);
        PairedComparison<double[]> large = new PairedComparison<>(
                new StoppingRule(SequentialPlan.of(187, 0.95), 0.02, 0.02), SimulatedMachine::ratio);
        while (!large.finished()) {
            large.add(new double[] {Math.exp(0.05 * random.nextGaussian()), 0.7 * Math.exp(0.05 * random.nextGaussian())
            });
        }
        assertThat(large.pairs()).hasSizeLessThan(45);
        assertThat(large.latest().kind()).isEqualTo(Verdict.Kind.LOWER);

        PairedComparison<double[]> ended = new PairedComparison<>(
                new StoppingRule(SequentialPlan.of(187, 0.95), 0.02, 1e-9), SimulatedMachine::ratio);
        for (int i = 0; i < 34; i++) {
            ended.add(
                    new double[] {Math.exp(0.05 * random.nextGaussian()), 0.97 * Math.exp(0.05 * random.nextGaussian())
                    });
        }
        assertThat(ended.atEnd().pairs()).isEqualTo(34);
        assertThat(ended.atEnd().ratio().halfWidth())
                .isLessThan(ended.latest().ratio().halfWidth());
    }

    @Test
    void swapping_the_sides_inverts_the_ratio() {
        PairedRatio forth = PairedRatio.of(new double[] {10, 12, 11, 13}, new double[] {20, 25, 21, 27});
        PairedRatio back = PairedRatio.of(new double[] {20, 25, 21, 27}, new double[] {10, 12, 11, 13});
        assertThat(forth.mean(0.95).low() * back.mean(0.95).high()).isCloseTo(1, within(1e-9));
    }

    @Test
    void pairs_of_unequal_number_or_not_above_zero_are_refused() {
        assertThatThrownBy(() -> PairedRatio.of(new double[1], new double[2])).isInstanceOf(BenchbookException.class);
        assertThatThrownBy(() -> PairedRatio.of(new double[] {1}, new double[] {0}))
                .hasMessage("pairs: needs numbers above zero, got 0.0.");
    }

    private static Verdict verdict(double estimate, double low, double high) {
        return Verdict.of(new Interval(estimate, low, high, 0.95), 20, 0.02);
    }
}
