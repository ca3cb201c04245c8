package io.benchbook.experiment.sweep;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Axes.SAFE;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Sweeps.charset;
import static io.benchbook.commands.Sweeps.coldCaches;
import static io.benchbook.commands.Sweeps.documentBytes;
import static io.benchbook.commands.Sweeps.freshData;
import static io.benchbook.commands.Sweeps.named;
import static io.benchbook.commands.Sweeps.on;
import static io.benchbook.commands.Sweeps.repeat;
import static io.benchbook.commands.Sweeps.restarted;
import static io.benchbook.commands.Sweeps.rows;
import static io.benchbook.commands.Sweeps.shuffled;
import static io.benchbook.commands.Sweeps.startup;
import static io.benchbook.commands.Sweeps.tables;
import static io.benchbook.commands.Sweeps.vary;
import static io.benchbook.commands.Sweeps.workloads;
import static io.benchbook.commands.Workloads.jsonUpdate;
import static io.benchbook.commands.Workloads.oltpPointSelect;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Factors;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.Table;

class SweepPlanTest {
    @TempDir
    private Path cache;

    private Server server(String name) {
        return new Sandboxes(cache, () -> Progress.SILENT).get(name);
    }

    private SweepPlan plan(Factor... factors) {
        return SweepPlan.of("plan", List.of(factors), () -> server("5.7.22"));
    }

    @Test
    void the_published_sweep_of_96_runs_is_planned_without_running_anything() {
        Server my57 = server("5.7.22");
        Server my80 = server("8.0.15");
        SweepPlan plan = plan(
                on(my57, my80),
                workloads(
                        oltpReadWrite().tables(20).rows(100_000),
                        oltpReadOnly().tables(20).rows(100_000),
                        oltpWriteOnly().tables(20).rows(100_000)),
                durability(SAFE, FAST),
                threads(5, 10, 20, 30, 40, 80, 120, 200),
                seconds(60),
                restarted(),
                freshData(),
                named("r1"));
        assertThat(plan.runs()).isEqualTo(96);
        assertThat(plan.measuredSeconds()).isEqualTo(96 * 65.0);
        assertThat(plan.overheadSeconds() / 96).isLessThan(10);
        assertThat(plan.toString())
                .startsWith("plan r1 · 96 runs, about 117 min: 104 min of load, 13 min besides (8.0 s a run)\n");
        assertThat(plan.toString())
                .contains("order        server, then durability, then workload, then threads · 2 starts, 96 restarts, 2"
                        + " loads, 94 restores\n")
                .contains("each run     restarted(), freshData()");
        assertThat(my57.state()).isEqualTo(Server.State.NOT_INSTALLED);
        assertThat(my80.state()).isEqualTo(Server.State.NOT_INSTALLED);
    }

    @Test
    void the_table_of_a_plan_has_a_row_for_each_run_in_order() {
        Table table = plan(threads(1, 2), durability(SAFE, FAST), oltpPointSelect(), seconds(2))
                .table();
        assertThat(table.columnNames())
                .containsExactly(
                        "run",
                        "server",
                        "durability",
                        "workload",
                        "threads",
                        "seconds",
                        "before",
                        "besides_s",
                        "load_s",
                        "due_min");
        assertThat(table.stringColumn("durability").asList()).containsExactly("SAFE", "SAFE", "FAST", "FAST");
        assertThat(table.doubleColumn("threads").asList()).containsExactly(1.0, 2.0, 1.0, 2.0);
        assertThat(table.stringColumn("before").get(0)).isEqualTo("start, load 10,000 rows");
        assertThat(table.stringColumn("before").get(1)).isEmpty();
    }

    @Test
    void servers_data_and_start_up_options_are_changed_as_seldom_as_can_be() {
        SweepPlan plan = plan(
                threads(1, 2),
                startup("", "skip-log-bin"),
                rows(1_000, 2_000),
                on(server("5.7.22"), server("8.0.15")),
                workloads(oltpReadOnly(), jsonUpdate(1_000)));
        List<SweepStep> steps = plan.steps();
        assertThat(plan.runs()).isEqualTo(32);
        assertThat(steps.stream().filter(SweepStep::begins)).hasSize(2);
        assertThat(steps.stream().filter(step -> step.loadedRows() > 0)).hasSize(8);
        assertThat(steps.stream().filter(SweepStep::restarts).count()).isBetween(7L, 14L);
    }

    @Test
    void repetitions_are_rounds_and_every_second_one_goes_backwards() {
        SweepPlan plan = plan(on(server("5.7.22"), server("8.0.15")), oltpReadOnly(), threads(1, 2), repeat(3));
        assertThat(plan.points().stream()
                        .map(point -> point.spec().server().name() + " "
                                + point.spec().threads()))
                .containsExactly(
                        "5.7.22 1",
                        "5.7.22 2",
                        "8.0.15 1",
                        "8.0.15 2",
                        "8.0.15 2",
                        "8.0.15 1",
                        "5.7.22 2",
                        "5.7.22 1",
                        "5.7.22 1",
                        "5.7.22 2",
                        "8.0.15 1",
                        "8.0.15 2");
        assertThat(plan.points().stream().map(point -> point.levels().get("repeat")))
                .containsExactly("1", "1", "1", "1", "2", "2", "2", "2", "3", "3", "3", "3");
    }

    @Test
    void a_shuffled_order_is_the_same_for_the_same_seed_and_another_for_another() {
        Factor[] common = {oltpReadOnly(), threads(1, 2, 3, 4, 5, 6, 7, 8), repeat(2)};
        assertThat(keys(plan(common[0], common[1], common[2], shuffled(7))))
                .isEqualTo(keys(plan(common[0], common[1], common[2], shuffled(7))))
                .isNotEqualTo(keys(plan(common[0], common[1], common[2], shuffled(8))))
                .containsExactlyInAnyOrderElementsOf(keys(plan(common)))
                .doesNotHaveDuplicates()
                .hasSize(16);
    }

    private static List<String> keys(SweepPlan plan) {
        return plan.points().stream().map(SweepPoint::key).toList();
    }

    @Test
    void keys_do_not_depend_on_the_order_of_arguments() {
        assertThat(keys(plan(threads(1, 2), vary("sort-buffer-size", "64K"), vary("a", 1), oltpReadOnly())))
                .isEqualTo(keys(plan(oltpReadOnly(), vary("a", 1), threads(1, 2), vary("sort_buffer_size", "64K"))));
    }

    @Test
    void combinations_that_cannot_be_are_skipped_with_the_reason() {
        SweepPlan plan = plan(
                on(server("5.6.24"), server("5.7.22"), server("8.0.15")),
                workloads(oltpReadOnly(), jsonUpdate(100)),
                vary("query_cache_size", 0, "16M"));
        assertThat(plan.runs()).isEqualTo(6);
        assertThat(plan.skipped()).hasSize(6);
        assertThat(plan.skipped())
                .anyMatch(skipped -> skipped.reason().equals("needs MySQL 5.7.8 or newer"))
                .anyMatch(skipped ->
                        skipped.reason().startsWith("MySQL 8.0.15 has no query_cache_size. It was removed in 8.0"));
        assertThat(plan.toString()).contains("skipped      2 combinations: needs MySQL 5.7.8 or newer");
    }

    @Test
    void document_sizes_are_an_axis_of_the_json_experiment_and_of_no_other() {
        SweepPlan plan = plan(workloads(jsonUpdate(), oltpReadOnly()), documentBytes(100, 10_000));
        assertThat(plan.points().stream().map(point -> point.spec().workload().options()))
                .containsExactly("bytes=100, rows=1", "bytes=10000, rows=1");
        assertThat(plan.table().doubleColumn("document_bytes").asList()).containsExactly(100.0, 10_000.0);
        assertThat(plan.skipped())
                .hasSize(2)
                .allMatch(skipped -> skipped.reason()
                        .equals("oltp_read_only makes its tables in its own way, without documentBytes(...)"));
    }

    @Test
    void workloads_are_told_apart_by_their_labels() {
        SweepPlan plan = plan(
                workloads(oltpReadWrite().named("mostly reads"), oltpReadWrite().pointSelects(0)));
        assertThat(plan.table().stringColumn("workload").asList()).containsExactly("mostly reads", "oltp_read_write");
        assertThat(keys(plan).get(0)).contains("workload=mostly reads(workload=oltp_read_write, tables=1, rows=10000");
    }

    @Test
    void start_up_options_that_a_version_lacks_and_later_collations_are_skipped() {
        SweepPlan plan = plan(
                on(server("5.7.22"), server("8.0.15")),
                oltpReadOnly(),
                startup("", "query_cache_type=1"),
                charset("latin1", "utf8mb4_0900_ai_ci"));
        assertThat(plan.runs()).isEqualTo(4);
        assertThat(plan.skipped()).hasSize(4);
    }

    @Test
    void a_sweep_of_which_nothing_is_left_is_refused() {
        assertThatThrownBy(() -> plan(server("8.0.15"), oltpReadOnly(), vary("query_cache_size", 0)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("plan: no combination can be run. The first is 8.0.15 · 0 · oltp_read_only: ");
    }

    @Test
    void tables_are_made_as_their_axes_say() {
        SweepPlan plan = plan(oltpReadOnly(), tables(3), rows(500), charset("utf8mb4_general_ci"));
        assertThat(plan.points().get(0).spec().workload().options())
                .isEqualTo("tables=3, rows=500, distribution=special, createTableOptions=CHARACTER SET utf8mb4 COLLATE"
                        + " utf8mb4_general_ci");
    }

    @Test
    void what_the_durability_sets_no_other_axis_may_set() {
        for (Factor other : List.of(vary("sync_binlog", 0, 1), startup("", "skip-log-bin sync-binlog=0"))) {
            assertThatThrownBy(() -> plan(oltpWriteOnly(), durability(SAFE), other))
                    .hasMessage("plan: durability(...) and another axis both set sync_binlog. Leave one of them out.");
        }
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThatThrownBy(() -> plan(threads(0), seconds(-1), repeat(0)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("threads: needs a number from 1 to 10,000, got 0.")
                .hasMessageContaining("seconds: needs")
                .hasMessageContaining("repeat: needs")
                .hasMessageContaining("plan: needs workloads");
    }

    @Test
    void cold_caches_cost_a_restart_each_run() {
        SweepPlan plan = plan(oltpReadOnly(), threads(1, 2), coldCaches());
        assertThat(plan.steps()).allMatch(SweepStep::restarts).allMatch(SweepStep::cold);
    }

    @Test
    void a_run_refuses_what_only_a_sweep_takes_in_one_line() {
        Factors factors = Factors.of("run", List.of(oltpReadOnly(), rows(1, 2)));
        SweepKeys.refuseIn(factors);
        assertThatThrownBy(factors::check)
                .isInstanceOf(BenchbookException.class)
                .hasMessage("rows: run does not take it. Type sweep(...) with the same arguments.");
    }
}
