package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomEffectsTest {
    @Test
    void levels_that_agree_have_a_narrower_mean_than_any_of_them() {
        Interval one = new Interval(1.2, 1.1, 1.2 * 1.2 / 1.1, 0.95);
        List<Level> levels = List.of(1, 2, 4, 8, 16, 32, 64, 128).stream()
                .map(at -> new Level(at, one))
                .toList();
        Interval mean = RandomEffects.mean(levels, 0.95);
        assertThat(mean.estimate()).isCloseTo(1.2, within(1e-9));
        assertThat(mean.halfWidth()).isLessThan(one.halfWidth());
    }

    @Test
    void one_level_is_its_own_mean() {
        Interval one = new Interval(1.2, 1.1, 1.3, 0.95);
        assertThat(RandomEffects.mean(List.of(new Level(1, one)), 0.95)).isEqualTo(one);
    }

    @Test
    void a_level_without_an_error_is_left_out_and_where_none_has_one_their_spread_gives_it() {
        Interval known = new Interval(1.28, 1.28 / 1.04, 1.28 * 1.04, 0.95);
        Level unknown = new Level(2, Interval.unknown(1.30, 0.95));
        assertThat(RandomEffects.mean(List.of(new Level(1, known), unknown), 0.95))
                .isEqualTo(known);
        Interval mean = RandomEffects.mean(List.of(unknown, new Level(1, Interval.unknown(1.28, 0.95))), 0.95);
        assertThat(mean.estimate()).isBetween(1.28, 1.30);
        assertThat(mean.halfWidth()).isGreaterThan(0.1);
    }

    @Test
    void ninety_five_of_a_hundred_intervals_hold_the_true_mean_of_effects_that_differ() {
        Random random = new Random(7);
        int held = 0;
        for (int round = 0; round < 4_000; round++) {
            List<Level> levels = new ArrayList<>();
            for (int i = 1; i <= 5; i++) {
                double effect = Math.log(1.3) + 0.05 * random.nextGaussian();
                double seen = effect + 0.02 * random.nextGaussian();
                levels.add(
                        new Level(i, new Interval(seen, seen - 1.96 * 0.02, seen + 1.96 * 0.02, 0.95).map(Math::exp)));
            }
            Interval mean = RandomEffects.mean(levels, 0.95);
            held += mean.excludes(1.3) ? 0 : 1;
        }
        assertThat(held / 4_000.0).isBetween(0.935, 0.975);
    }
}
