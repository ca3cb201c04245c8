package io.benchbook.stats;

import static io.benchbook.stats.SimulatedComparisons.COMPARISONS;
import static io.benchbook.stats.SimulatedComparisons.different;
import static io.benchbook.stats.SimulatedComparisons.upperBound;
import static io.benchbook.stats.SimulatedComparisons.verdicts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole comparisons on a simulated machine, with drift and autocorrelation. */
class SameWithSameTest {
    private static final Map<Verdict.Kind, Integer> AT_5_PERCENT = verdicts(0.05, 1);

    @Test
    void a_thing_is_seldom_called_different_from_itself() {
        for (Map<Verdict.Kind, Integer> counts : List.of(verdicts(0.01, 1), AT_5_PERCENT, verdicts(0.15, 1))) {
            assertThat(upperBound(different(counts))).as("" + counts).isLessThanOrEqualTo(0.06);
        }
    }

    @Test
    void with_5_percent_noise_the_default_budget_seldom_ends_in_too_noisy() {
        assertThat(AT_5_PERCENT.get(Verdict.Kind.TOO_NOISY))
                .as("" + AT_5_PERCENT)
                .isLessThanOrEqualTo(COMPARISONS / 5);
    }

    @Test
    void a_slow_down_of_5_percent_is_found() {
        assertThat(verdicts(0.05, 0.95).get(Verdict.Kind.LOWER)).isGreaterThan(COMPARISONS * 99 / 100);
    }

    @Test
    void one_of_1_percent_is_not_called_different_whatever_the_noise() {
        for (double noise : new double[] {0.01, 0.05, 0.15}) {
            Map<Verdict.Kind, Integer> counts = verdicts(noise, 0.99);
            assertThat(upperBound(different(counts))).as("" + counts).isLessThanOrEqualTo(0.05);
        }
        assertThat(verdicts(0.02, 0.99).get(Verdict.Kind.NO_PRACTICAL_DIFFERENCE))
                .isGreaterThan(COMPARISONS / 2);
    }
}
