package io.benchbook.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ChangePointsTest {
    /** Yearly flow of the Nile at Aswan from 1871, which fell in 1898: Cobb, Biometrika 65, 1978. */
    private static final double[] NILE = {
        1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140,
        1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969,
        831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865,
        845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050,
        918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740
    };

    @Test
    void the_nile_changed_once_after_1898() {
        assertThat(ChangePoints.stretches(NILE))
                .extracting(ChangePoints.Stretch::from)
                .containsExactly(0, 28);
    }

    @Test
    void noise_alone_is_seldom_taken_for_a_change_even_where_neighbours_resemble_each_other() {
        Random random = new Random(3);
        int wrong = 0;
        for (int i = 0; i < 500; i++) {
            double[] series = around(1000, KnownValuesTest.autoregressive(60, i % 2 == 0 ? 0 : 0.5, random), 30);
            wrong += ChangePoints.stretches(series).size() > 1 ? 1 : 0;
        }
        assertThat(wrong).isLessThan(25);
    }

    @Test
    void a_beginning_that_is_slower_is_a_warm_up_that_is_not_over() {
        double[] series = around(1000, KnownValuesTest.autoregressive(60, 0, new Random(4)), 30);
        for (int i = 0; i < 12; i++) {
            series[i] *= 0.8;
        }
        assertThat(Drift.in(series, 1)).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(Drift.Kind.WARM_UP);
            assertThat(finding.toString()).matches("warm-up not over: the first 1[123] s (19|20|21) % slower");
        });
    }

    @Test
    void two_seconds_of_nothing_are_a_stall() {
        double[] series = around(1000, KnownValuesTest.autoregressive(60, 0, new Random(5)), 30);
        series[40] = 20;
        series[41] = 15;
        assertThat(Drift.in(series, 1)).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(Drift.Kind.STALL);
            assertThat(finding.toString()).isEqualTo("stall from second 40 to 42: 98 % slower");
        });
    }

    @Test
    void a_steady_or_an_empty_run_has_no_findings() {
        assertThat(Drift.in(new double[0], 1)).isEmpty();
        assertThat(Drift.in(new double[] {5}, 1)).isEmpty();
        assertThat(Drift.in(new double[] {7, 7, 7, 7, 7, 7}, 1)).isEmpty();
        assertThat(Drift.in(new double[] {0, 0, 0}, 1)).isEmpty();
    }

    private static double[] around(double level, double[] noise, double deviation) {
        double[] series = new double[noise.length];
        for (int i = 0; i < series.length; i++) {
            series[i] = level + deviation * noise[i];
        }
        return series;
    }
}
