package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;

/** Against figures that the literature prints. */
class KnownValuesTest {
    /** Hours of sleep gained, differences of two drugs: Student, 1908. */
    private static final double[] SLEEP = {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};

    /** Hamilton depression scale, second visit minus first: Hollander and Wolfe, example 3.1. */
    private static final double[] DEPRESSION = {-0.952, 0.147, -1.022, -0.43, -0.62, -0.59, -0.49, 0.08, -0.01};

    @Test
    void the_t_interval_of_students_sleep_data() {
        Interval interval = MeanInterval.independent(SLEEP, 0.95);
        assertThat(interval.estimate()).isCloseTo(1.58, within(1e-12));
        assertThat(interval.low()).isCloseTo(0.7001, within(1e-4));
        assertThat(interval.high()).isCloseTo(2.4599, within(1e-4));
    }

    @Test
    void the_hodges_lehmann_estimate_of_hollander_and_wolfe() {
        Interval interval = HodgesLehmann.interval(DEPRESSION, 0.96);
        assertThat(interval.estimate()).isCloseTo(-0.46, within(1e-9));
        assertThat(interval.low()).isCloseTo(-0.786, within(1e-9));
        assertThat(interval.high()).isCloseTo(-0.010, within(1e-9));
    }

    @Test
    void the_boundary_of_lan_and_demets_for_five_looks() {
        double[] printed = {4.8769, 3.3569, 2.6803, 2.2898, 2.0310};
        Look look = Look.none();
        for (int i = 1; i <= 5; i++) {
            look = look.next(i, Spending.obrienFleming().spent(i / 5.0, 0.05));
            assertThat(look.critical()).as("look " + i).isCloseTo(printed[i - 1], within(0.001));
        }
    }

    @Test
    void the_boundary_of_pocock_is_met_by_spending_what_pocock_spends() {
        double pocock = 2.413;
        Look look = Look.none();
        double[] spent = {0.01582, 0.02751, 0.03664, 0.04394, 0.05};
        for (int i = 1; i <= 5; i++) {
            look = look.next(i, spent[i - 1]);
            assertThat(look.critical()).as("look " + i).isCloseTo(pocock, within(0.02));
        }
    }

    @Test
    void a_single_look_has_the_critical_value_of_the_normal_distribution() {
        assertThat(Look.none().next(1, 0.05).critical()).isCloseTo(1.959964, within(1e-5));
        assertThat(Look.none().next(250, 0.01).critical()).isCloseTo(2.575829, within(1e-5));
    }

    @Test
    void the_effective_size_of_an_autoregressive_series_is_what_theory_says() {
        double[] series = autoregressive(20_000, 0.6, new Random(1));
        assertThat(Autocorrelation.at(1, series)).isCloseTo(0.6, within(0.03));
        assertThat(Autocorrelation.inflation(series)).isCloseTo(1.6 / 0.4, within(0.6));
    }

    @Test
    void batch_means_drop_the_left_over_beginning() {
        assertThat(Autocorrelation.batchMeans(new double[] {9, 1, 2, 3, 4}, 2)).containsExactly(1.5, 3.5);
    }

    @Test
    void quantiles_of_students_t_down_to_tiny_tails() {
        for (double degrees : new double[] {1, 4.5, 8, 9, 20.3, 186, 5_000}) {
            for (double tail : new double[] {0.5, 0.1, 0.025, 1e-4, 1e-6}) {
                double exact = -new TDistribution(null, degrees, 1e-14).inverseCumulativeProbability(tail);
                assertThat(MeanInterval.tQuantile(degrees, tail)).isCloseTo(exact, within(1e-5 * (1 + exact)));
            }
        }
        assertThat(MeanInterval.tQuantile(9, 0.025)).isCloseTo(2.262157, within(1e-6));
    }

    @Test
    void sample_sizes_of_the_textbook() {
        assertThat(SampleSize.forPrecision(0.1, 0.02, 0.95)).isBetween(97L, 100L);
        assertThat(SampleSize.forPower(1, Math.E - 1, 0.95, 0.8)).isEqualTo(8);
        assertThat(SampleSize.forPower(0.07, 0.05, 0.95, 0.9)).isEqualTo(22);
    }

    static double[] autoregressive(int n, double phi, Random random) {
        double[] series = new double[n];
        double state = random.nextGaussian();
        for (int i = 0; i < n; i++) {
            series[i] = state;
            state = phi * state + Math.sqrt(1 - phi * phi) * random.nextGaussian();
        }
        return series;
    }
}
