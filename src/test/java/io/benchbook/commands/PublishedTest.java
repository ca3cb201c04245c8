package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

class PublishedTest {
    private static final List<String> R2_RUNS = List.of("query cache off", "binlog off", "dedicated server");

    @ParameterizedTest
    @ValueSource(strings = {"r1", "r2", "r3", "r4"})
    void every_report_loads_with_typed_columns_and_no_figure_missing(String name) {
        Table table = Published.published(name);
        assertThat(table.columnNames())
                .containsExactly(
                        "report",
                        "run",
                        "server",
                        "version",
                        "workload",
                        "durability",
                        "threads",
                        "metric",
                        "unit",
                        "value",
                        "source",
                        "note");
        assertThat(table.column("threads").type()).isEqualTo(ColumnType.INTEGER);
        assertThat(table.column("value").type()).isEqualTo(ColumnType.DOUBLE);
        assertThat(table.column("version").type()).isEqualTo(ColumnType.STRING);
        assertThat(table.doubleColumn("value").countMissing()).isZero();
        assertThat(table.stringColumn("report").unique().asList()).containsExactly(name.toUpperCase());
        assertThat(Set.of("published", "protocol", "known"))
                .containsAll(table.stringColumn("source").asSet());
        assertThat(table.stringColumn("metric").countMissing()).isZero();
    }

    @Test
    void the_claims_name_their_kind_and_a_range_that_is_in_order() {
        Table claims = Published.published("claims");
        assertThat(claims.stringColumn("id").asSet())
                .containsExactlyInAnyOrder(
                        "R1.1", "R1.2", "R1.3", "R1.4", "R1.5", "R1.6", "R1.7", "R1.8", "R2.1", "R2.2", "R2.3", "R2.4",
                        "R3.1", "R3.2", "R3.3", "R4.1", "R4.2", "R4.3");
        assertThat(claims.stringColumn("kind").asSet())
                .containsExactlyInAnyOrder("ratio", "trend", "crossover", "peak", "steadiness", "fact");
        for (Row row : claims) {
            assertThat(row.getString("id")).startsWith(row.getString("report") + ".");
            if (!row.isMissing("low") && !row.isMissing("high")) {
                assertThat(row.getDouble("low")).isLessThanOrEqualTo(row.getDouble("high"));
            }
        }
    }

    @Test
    void the_published_ratios_lie_in_the_range_that_counts_as_reproduced() {
        double gain = r2("dedicated server", "tps") / r2("binlog off", "tps");
        double behind = r2("dedicated server", "tps") / r2("query cache off", "tps");
        assertThat(gain).isBetween(claim("R2.3", "a", "low"), claim("R2.3", "a", "high"));
        assertThat(behind).isBetween(claim("R2.3", "b", "low"), claim("R2.3", "b", "high"));
        assertThat(qps("read_write", 256, "5.7.10") / qps("read_write", 256, "5.6.24"))
                .isBetween(claim("R3.1", "", "low"), claim("R3.1", "", "high"));
        assertThat(qps("read_only", 256, "5.7.10") / qps("read_only", 256, "5.6.24"))
                .isBetween(claim("R3.2", "b", "low"), claim("R3.2", "b", "high"));
        assertThat(json("5.7") / json("8.0")).isBetween(claim("R4.1", "", "low"), claim("R4.1", "", "high"));
    }

    @Test
    void r2_has_32_threads_by_littles_law() {
        for (String run : R2_RUNS) {
            assertThat(r2(run, "tps") * r2(run, "latency_avg") / 1000).isCloseTo(32, within(0.05));
            assertThat(r2(run, "latency_sum") / 1000 / r2(run, "execution_time_avg"))
                    .isCloseTo(32, within(0.05));
            assertThat(r2(run, "transactions") / r2(run, "events_avg")).isCloseTo(32, within(0.001));
        }
    }

    @Test
    void r2_s_transactions_are_14_reads_4_writes_and_2_others() {
        for (String run : R2_RUNS) {
            double transactions = r2(run, "transactions");
            assertThat(r2(run, "queries_read")).isEqualTo(14 * transactions);
            assertThat(r2(run, "queries_write")).isEqualTo(4 * transactions);
            assertThat(r2(run, "queries_other")).isEqualTo(2 * transactions);
            assertThat(r2(run, "queries_total"))
                    .isEqualTo(r2(run, "queries_read") + r2(run, "queries_write") + r2(run, "queries_other"));
            assertThat(r2(run, "qps")).isCloseTo(20 * r2(run, "tps"), within(0.15));
            assertThat(transactions / r2(run, "total_time")).isCloseTo(r2(run, "tps"), within(0.5));
            assertThat(r2(run, "latency_sum") / transactions).isCloseTo(r2(run, "latency_avg"), within(0.006));
        }
    }

    @Test
    void r2_s_first_step_leaves_26_percent_not_the_30_it_states() {
        double left = 1 - (1 - 0.33) / (1 - 0.10);
        assertThat(left * 100).isCloseTo(26, within(0.5));
        assertThat(values("r2", "gap").asList()).contains(26.0, 30.0);
        assertThat(1 - r2("dedicated server", "tps") / r2("query cache off", "tps"))
                .as("about 15 % behind in the end")
                .isCloseTo(0.14, within(0.01));
    }

    @Test
    void r3_s_changes_follow_from_its_figures() {
        Table changes = metric("r3", "change");
        assertThat(changes.rowCount()).isEqualTo(12);
        for (Row change : changes) {
            Table pair = metric("r3", "qps");
            pair = pair.where(pair.stringColumn("workload")
                    .isEqualTo(change.getString("workload"))
                    .and(pair.stringColumn("run").isEqualTo(change.getString("run"))));
            double before = versioned(pair, "5.6.24");
            double after = versioned(pair, "5.7.10");
            assertThat(100 * (after / before - 1)).isCloseTo(change.getDouble("value"), within(0.7));
        }
    }

    @Test
    void r3_s_two_lost_thread_counts_stay_empty() {
        Table qps = metric("r3", "qps");
        assertThat(qps.rowCount()).isEqualTo(24);
        assertThat(qps.intColumn("threads").countMissing()).isEqualTo(12);
        assertThat(qps.intColumn("threads").removeMissing().unique().asList()).containsExactlyInAnyOrder(2, 256);
    }

    @Test
    void r4_s_ratio_follows_from_its_times() {
        assertThat(json("5.7") / json("8.0")).isCloseTo(values("r4", "ratio").get(0), within(0.005));
    }

    @Test
    void r1_s_ceilings_follow_from_the_statements_a_connection_keeps_prepared() {
        double limit = values("r1", "max_prepared_stmt_count").get(0);
        List<Double> statements = values("r1", "statements_per_connection").asList();
        List<Double> ceilings = values("r1", "most_threads").asList();
        assertThat(ceilings).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(Math.floor(limit / statements.get(i))).isEqualTo(ceilings.get(i));
        }
        assertThat(values("r1", "threads").asList()).containsExactly(5.0, 10.0, 20.0, 30.0, 40.0, 80.0, 120.0, 200.0);
    }

    @Test
    void an_unknown_report_is_refused_with_the_names_there_are() {
        assertThatThrownBy(() -> Published.published("r22"))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("published: there is no report r22. Did you mean r2?");
    }

    private static double r2(String run, String metric) {
        Table table = metric("r2", metric);
        return single(table.where(table.stringColumn("run").isEqualTo(run)));
    }

    private static double qps(String workload, int threads, String version) {
        Table table = metric("r3", "qps");
        return versioned(
                table.where(table.stringColumn("workload")
                        .isEqualTo(workload)
                        .and(table.intColumn("threads").isEqualTo(threads))),
                version);
    }

    private static double json(String version) {
        Table table = metric("r4", "time_total");
        return versioned(table.where(table.stringColumn("run").isEqualTo("100 KB document")), version);
    }

    private static double claim(String id, String part, String side) {
        Table claims = Published.published("claims");
        Table one = claims.where(claims.stringColumn("id").isEqualTo(id));
        one = one.where(one.stringColumn("part").isEqualTo(part));
        assertThat(one.rowCount()).isEqualTo(1);
        return one.doubleColumn(side).get(0);
    }

    private static double versioned(Table table, String version) {
        return single(table.where(table.stringColumn("version").isEqualTo(version)));
    }

    private static double single(Table table) {
        assertThat(table.rowCount()).isEqualTo(1);
        return table.doubleColumn("value").get(0);
    }

    private static tech.tablesaw.api.DoubleColumn values(String report, String metric) {
        return metric(report, metric).doubleColumn("value");
    }

    private static Table metric(String report, String metric) {
        Table table = Published.published(report);
        return table.where(table.stringColumn("metric").isEqualTo(metric));
    }

    @Test
    void published_runs_have_the_columns_of_results() {
        Table r2 = Published.publishedRuns("r2");
        assertThat(r2.stringColumn("run").asList()).isEqualTo(R2_RUNS);
        assertThat(r2.stringColumn("server").asList())
                .containsExactly("published 5.7", "published 8.0", "published 8.0");
        assertThat(r2.doubleColumn("tps").asList()).containsExactly(1696.56, 1197.61, 1463.53);
        assertThat(r2.doubleColumn("p95_ms").get(0)).isEqualTo(36.89);
        assertThat(r2.intColumn("threads").asList()).containsOnly(32);
    }

    @Test
    void published_runs_tell_the_throughput_where_a_report_has_times_and_leave_out_lost_threads() {
        Table r4 = Published.publishedRuns("r4");
        assertThat(r4.doubleColumn("document_bytes").asList()).containsExactly(100_000.0, 100_000.0);
        assertThat(r4.doubleColumn("tps").get(0)).isCloseTo(5_000 / 11.355, within(1e-9));
        Table r3 = Published.publishedRuns("r3");
        assertThat(r3.rowCount()).isEqualTo(24);
        assertThat(r3.intColumn("threads").countMissing()).isEqualTo(12);
        assertThatThrownBy(() -> Published.publishedRuns("r1"))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("publishedRuns: r1 gives no figures of runs. Known: r2, r3, r4.");
    }
}
