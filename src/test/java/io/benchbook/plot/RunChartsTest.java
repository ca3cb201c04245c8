package io.benchbook.plot;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunChartsTest {
    private final RunResult run = SampleRuns.readOnly();

    @Test
    void a_run_over_time_has_a_point_for_each_interval_and_its_notes() {
        Chart chart = RunCharts.overTime(List.of(run));
        assertThat(chart.title()).isEqualTo("throughput of oltp_read_only on MySQL 8.0.15, 8 threads");
        assertThat(chart.subtitle()).isEqualTo("buffer pool warm");
        assertThat(chart.marks().get(0).points()).hasSize(10);
        assertThat(chart.annotations()).isEmpty();
    }

    @Test
    void several_runs_are_told_apart_by_what_differs() {
        Chart chart = RunCharts.overTime(List.of(run, SampleRuns.interrupted()));
        assertThat(chart.marks()).extracting(Series::name).containsExactly("8.0.15", "8.0.15");
    }

    @Test
    void percentiles_rise_and_end_where_ten_transactions_are_left() {
        List<Point> points = RunCharts.percentiles(List.of(run)).marks().get(0).points();
        assertThat(points.get(0).x()).isZero();
        assertThat(points.get(points.size() - 1).x())
                .isCloseTo(100 * (1 - 10.0 / 28970), org.assertj.core.data.Offset.offset(0.001));
        for (int i = 1; i < points.size(); i++) {
            assertThat(points.get(i).y())
                    .isGreaterThanOrEqualTo(points.get(i - 1).y());
        }
    }
}
