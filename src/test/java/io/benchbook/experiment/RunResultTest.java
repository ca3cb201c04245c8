package io.benchbook.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Locale;
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
    void its_tables_carry_units_in_their_column_names() {
        RunResult run = SampleRuns.readOnly();
        assertThat(run.table().columnNames()).contains("tps", "tps_cv", "p95_ms", "cpu_us_per_tx");
        assertThat(run.table().rowCount()).isEqualTo(1);
        assertThat(run.intervals().columnNames()).startsWith("second", "tps", "qps", "p50_ms", "p95_ms");
        assertThat(run.intervals().rowCount()).isEqualTo(10);
        assertThat(run.latencies().stringColumn("kind")).containsExactly("transaction", "begin", "point_selects");
    }
}
