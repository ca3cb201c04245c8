package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class OnsetTest {
    @Test
    void it_lies_where_the_line_through_the_logarithms_meets_the_bound() {
        Interval place = Onset.of(levels(bytes -> Math.pow(bytes / 10_000, 0.5), 0.001), 1);
        assertThat(place.estimate()).isCloseTo(10_000, within(1.0));
        assertThat(Onset.of(levels(bytes -> Math.pow(bytes / 10_000, 0.5), 0.001), 5)
                        .estimate())
                .isCloseTo(250_000, within(25.0));
    }

    @Test
    void its_interval_grows_with_the_errors_and_holds_the_place() {
        Interval sharp = Onset.of(levels(bytes -> Math.pow(bytes / 30_000, 0.3), 0.01), 1);
        Interval blurred = Onset.of(levels(bytes -> Math.pow(bytes / 30_000, 0.3), 0.3), 1);
        assertThat(sharp.low()).isLessThan(30_000);
        assertThat(sharp.high()).isGreaterThan(30_000);
        assertThat(blurred.high() / blurred.low()).isGreaterThan(5 * sharp.high() / sharp.low());
    }

    @Test
    void an_effect_that_is_there_from_the_first_level_on_begins_at_zero_and_one_that_never_comes_at_infinity() {
        assertThat(Onset.of(levels(bytes -> 2, 0.01), 1.05).estimate()).isZero();
        assertThat(Onset.of(levels(bytes -> 0.9, 0.01), 1.05).estimate()).isInfinite();
    }

    @Test
    void an_effect_that_goes_away_again_does_not_count() {
        List<Level> bump = levels(bytes -> bytes == 1_000 ? 2 : bytes < 50_000 ? 0.5 : 2, 0.01);
        assertThat(Onset.of(bump, 1).estimate()).isBetween(10_000.0, 100_000.0);
    }

    @Test
    void equal_groups_have_a_ratio_of_1_and_a_single_value_has_no_interval() {
        double[] values = {90, 100, 110};
        Interval same = RatioOfMeans.of(values, values, 0.95);
        assertThat(same.estimate()).isCloseTo(1, within(1e-12));
        assertThat(same.low()).isBetween(0.7, 0.85);
        assertThat(same.low() * same.high()).isCloseTo(1, within(1e-12));
        Interval single = RatioOfMeans.of(new double[] {200}, values, 0.95);
        assertThat(single.estimate()).isBetween(1.9, 2.1);
        assertThat(single.high()).isInfinite();
    }

    @Test
    void a_ratio_of_means_has_welchs_interval() {
        double[] a =
                Arrays.stream(new double[] {0.1, 0.3, 0.2, 0.4}).map(Math::exp).toArray();
        double[] b = Arrays.stream(new double[] {0, 0.5}).map(Math::exp).toArray();
        Interval ratio = RatioOfMeans.of(a, b, 0.95);
        // (va + vb)^2 / (va^2 / 3 + vb^2 / 1) is 1.136 degrees of freedom, whose t lies between those of 1 and 2
        assertThat(Math.log(ratio.estimate())).isCloseTo(0, within(1e-12));
        double error = Math.sqrt(0.0166666667 / 4 + 0.125 / 2);
        assertThat(Math.log(ratio.high()) / error).isBetween(9.0, 11.0);
    }

    private static List<Level> levels(DoubleUnaryOperator ratio, double error) {
        return DoubleStream.of(100, 1_000, 10_000, 100_000, 1_000_000)
                .mapToObj(at -> {
                    double log = Math.log(ratio.applyAsDouble(at));
                    return new Level(
                            at, new Interval(log, log - 1.96 * error, log + 1.96 * error, 0.95).map(Math::exp));
                })
                .toList();
    }
}
