package io.benchbook.plot;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.display.Displays;
import io.benchbook.experiment.compare.SampleComparisons;
import org.junit.jupiter.api.Test;

class ComparisonChartTest {
    @Test
    void every_pair_is_a_point_and_the_answer_a_band() {
        Chart chart = ComparisonChart.of(SampleComparisons.slower());
        assertThat(chart.subtitle()).isEqualTo("slower by 29 % [23, 34]");
        assertThat(chart.marks().get(0).points())
                .containsExactly(new Point(1, 0.71, 0.66, 0.77), new Point(2, 0.71, 0.66, 0.77));
        assertThat(chart.marks().get(1).points().get(0)).isEqualTo(Point.of(1, 0.7));
    }

    @Test
    void a_comparison_without_an_interval_yet_can_be_drawn_in_every_form() {
        Chart chart = ComparisonChart.of(SampleComparisons.undecided());
        assertThat(Displays.bundle(chart).data()).containsKeys("image/png", "text/html");
        assertThat(Displays.bundle(chart).text()).contains("no difference");
    }
}
