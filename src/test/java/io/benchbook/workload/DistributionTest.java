package io.benchbook.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Vectors and deciles of sysbench. */
class DistributionTest {
    private static final int DRAWS = 200_000;
    private static final int IDS = 10_000;

    @Test
    void uniform_draws_what_sysbench_draws() {
        assertThat(first(Distribution.UNIFORM)).containsExactly(36206, 70396, 74731, 61134, 26407, 99897, 84305, 60632);
    }

    @Test
    void gaussian_draws_what_sysbench_draws() {
        assertThat(first(Distribution.GAUSSIAN))
                .containsExactly(58603, 57648, 40809, 48727, 47101, 45967, 30391, 47525);
    }

    @Test
    void special_draws_what_sysbench_draws() {
        assertThat(first(Distribution.SPECIAL)).containsExactly(49862, 50205, 50248, 50112, 49764, 50500, 50344, 50107);
    }

    @Test
    void pareto_draws_what_sysbench_draws() {
        assertThat(first(Distribution.PARETO)).containsExactly(66, 7951, 12236, 2875, 7, 99255, 29188, 2709);
    }

    @Test
    void zipfian_draws_what_sysbench_draws() {
        assertThat(first(Distribution.ZIPFIAN)).containsExactly(13498, 591, 329, 1701, 25238, 1, 67, 1791);
    }

    @Test
    void uniform_fills_all_deciles_alike() {
        for (double decile : deciles(Distribution.UNIFORM)) {
            assertThat(decile).isEqualTo(10.0, within(0.3));
        }
    }

    @Test
    void special_has_the_deciles_of_sysbench() {
        double[] measured = {0.00, 0.00, 0.18, 2.70, 34.64, 59.58, 2.71, 0.19, 0, 0};
        double[] deciles = deciles(Distribution.SPECIAL);
        for (int i = 0; i < measured.length; i++) {
            assertThat(deciles[i]).as("decile %s", i).isEqualTo(measured[i], within(0.5));
        }
    }

    @Test
    void special_hits_the_middle_percent_three_times_in_four() {
        Rng random = RngTest.seed42();
        long hits = LongStream.range(0, DRAWS)
                .map(i -> Distribution.SPECIAL.draw(random, 1, IDS))
                .filter(id -> Math.abs(id - 5000) <= 51)
                .count();

        assertThat(100.0 * hits / DRAWS).isEqualTo(76.3, within(0.5));
    }

    @Test
    void gaussian_is_a_bell_with_the_width_of_twelve_draws() {
        double[] deciles = deciles(Distribution.GAUSSIAN);

        assertThat(deciles[4] + deciles[5]).isEqualTo(76.9, within(0.6));
        assertThat(deciles[0] + deciles[9]).isLessThan(0.01);
    }

    @Test
    void pareto_hits_the_first_fifth_four_times_in_five() {
        double[] deciles = deciles(Distribution.PARETO);

        assertThat(deciles[0] + deciles[1]).isEqualTo(80.0, within(0.3));
    }

    @Test
    void zipfian_hits_the_first_fifth_two_times_in_three_and_the_first_id_most() {
        double[] deciles = deciles(Distribution.ZIPFIAN);
        Rng random = RngTest.seed42();
        long first = LongStream.range(0, DRAWS)
                .filter(i -> Distribution.ZIPFIAN.draw(random, 1, IDS) == 1)
                .count();

        assertThat(deciles[0] + deciles[1]).isEqualTo(68.0, within(0.5));
        assertThat(1.0 * first / DRAWS).isEqualTo(0.0369, within(0.0015));
    }

    @Test
    void no_draw_leaves_its_range() {
        Distribution[] all = {
            Distribution.UNIFORM,
            Distribution.GAUSSIAN,
            Distribution.SPECIAL,
            Distribution.PARETO,
            Distribution.ZIPFIAN,
            Distribution.zipfian(1),
            Distribution.zipfian(0)
        };
        for (Distribution distribution : all) {
            for (long width : new long[] {1, 2, 3, 100, 4_000_000_000L}) {
                Rng random = RngTest.seed42();
                assertThat(LongStream.range(0, 2_000).map(i -> distribution.draw(random, 5, 4 + width)))
                        .as("%s of %s ids", distribution, width)
                        .allMatch(id -> id >= 5 && id <= 4 + width);
            }
        }
    }

    @Test
    void names_say_the_parameters_that_are_not_usual() {
        assertThat(Distribution.SPECIAL).hasToString("special");
        assertThat(Distribution.special(12, 5, 50)).hasToString("special(12, 5, 50)");
        assertThat(Distribution.pareto(0.3)).hasToString("pareto(0.3)").isNotEqualTo(Distribution.PARETO);
        assertThat(Distribution.zipfian(0.8)).hasToString("zipfian").isEqualTo(Distribution.ZIPFIAN);
    }

    @Test
    void parameters_out_of_range_are_refused() {
        assertThatThrownBy(() -> Distribution.pareto(1))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("h: needs a number from 0.01 to 0.99, got 1.0.");
    }

    private static long[] first(Distribution distribution) {
        Rng random = RngTest.seed42();
        return LongStream.range(0, 8)
                .map(i -> distribution.draw(random, 1, 100_000))
                .toArray();
    }

    private static double[] deciles(Distribution distribution) {
        Rng random = RngTest.seed42();
        double[] share = new double[10];
        for (int i = 0; i < DRAWS; i++) {
            share[(int) ((distribution.draw(random, 1, IDS) - 1) / (IDS / 10))] += 100.0 / DRAWS;
        }
        return share;
    }
}
