package io.benchbook.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RunResultTest {
    @Test
    void the_summary_has_five_lines_as_in_the_design() {
        assertThat(SampleRuns.readOnly()).hasToString("""
                        oltp_read_only on MySQL 8.0.15 · 8 threads · 10.0 s · jdbc, text protocol · closed loop
                          throughput   2,897 tps (± 3.5 % between seconds)   46,352 qps: 40,558 read, 0 write, 5,794 other
                          latency ms   p50 2.76   p95 5.25   p99 5.47   max 5.52   mean 2.76
                          cost         server 400 µs CPU/tx   generator 138 µs CPU/tx   0.0 fsync/tx
                          notes        buffer pool warm""");
    }

    @Test
    void errors_are_told_by_code_with_their_text() {
        assertThat(SampleRuns.withErrors().toString())
                .contains("  errors       15 × 1213 Deadlock found when trying to get lock; try restarting transaction"
                        + " · 1 lost connections opened again\n");
    }

    @Test
    void a_stopped_run_says_so() {
        assertThat(SampleRuns.interrupted().toString())
                .endsWith(
                        "ended        interrupted: stopped by the user (the figures are of what was measured until then)");
    }

    @Test
    void the_summary_is_the_same_in_every_locale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(SampleRuns.readOnly().toString()).contains("2,897 tps").contains("p50 2.76");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void figures_follow_from_counts_and_time() {
        RunResult run = SampleRuns.readOnly();
        assertThat(run.tps()).isEqualTo(2897);
        assertThat(run.qps()).isEqualTo(46352);
        assertThat(run.fsyncsPerTx()).isEqualTo(0.01, within(1e-4));
        assertThat(run.redoBytesPerTx()).isEqualTo(10, within(1e-9));
        assertThat(run.tpsCv()).isEqualTo(0.0353, within(1e-4));
    }

    @Test
    void counters_that_were_asked_for_are_columns_and_a_line() {
        RunResult run = SampleRuns.counting(Map.of("Qcache_hits", 57_940.0));
        assertThat(run.counter("Qcache_hits")).isEqualTo(57_940);
        assertThat(run.counter("Com_select")).isNaN();
        assertThat(run.table().doubleColumn("qcache_hits_per_tx").get(0)).isEqualTo(2);
        assertThat(run.toString()).contains("  counters     Qcache_hits 57,940, 2.00/tx\n");
        assertThat(RunTables.runs(List.of(run, SampleRuns.readOnly()))
                        .doubleColumn("qcache_hits_per_tx")
                        .countMissing())
                .isEqualTo(1);
    }

    @Test
    void what_a_server_has_done_since_is_a_difference_also_of_counters() {
        ServerCost begun = new ServerCost(1, 2, 3, 4, 5, Map.of("A", 10.0));
        ServerCost ended = new ServerCost(2, 4, 6, Double.NaN, 10, Map.of("A", 12.0, "B", 1.0));
        assertThat(ended.since(begun))
                .isEqualTo(new ServerCost(1, 2, 3, Double.NaN, 5, Map.of("A", 2.0, "B", Double.NaN)));
    }

    @Test
    void its_tables_carry_units_in_their_column_names() {
        RunResult run = SampleRuns.readOnly();
        assertThat(run.table().columnNames()).contains("tps", "tps_cv", "p95_ms", "cpu_us_per_tx");
        assertThat(run.table().rowCount()).isEqualTo(1);
        assertThat(run.intervals().columnNames()).startsWith("second", "tps", "qps", "p50_ms", "p95_ms");
        assertThat(run.intervals().rowCount()).isEqualTo(10);
        assertThat(run.latencies().stringColumn("kind")).containsExactly("transaction", "begin", "point_selects");
    }
}
