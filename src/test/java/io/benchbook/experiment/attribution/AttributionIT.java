package io.benchbook.experiment.attribution;

import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Queries;
import io.benchbook.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Causes that are certain, on real servers: kinds of answers, never a figure. Their statements sleep most of the time, so
 * these tests may run beside each other and beside other tests.
 */
@Execution(ExecutionMode.CONCURRENT)
class AttributionIT {
    @AutoClose
    private final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    Path folder;

    @Test
    void durability_is_named_where_it_is_the_cause_among_others_and_extra_servers_are_stopped() throws IOException {
        Server relaxed = sandboxes.get("5.7.22").as("relaxed");
        relaxed.with("innodb_flush_log_at_trx_commit=2", "sync_binlog=0", "innodb_flush_neighbors=0");
        Workload syncing = Queries.of("SELECT SLEEP(IF(@@GLOBAL.innodb_flush_log_at_trx_commit = 1, 0.02, 0.002))");
        Attribution why = why(relaxed, sandboxes.get("5.7.22"), syncing, 20);

        assertThat(why.kind()).as("%s", why).isEqualTo(Attribution.Kind.EXPLAINED);
        assertThat(why.causes()).extracting(AttributionStep::name).containsExactly("durability");
        assertThat(why.leading().orElseThrow().changes())
                .extracting(SettingChange::variable)
                .contains("innodb_flush_log_at_trx_commit");
        assertThat(why.steps().stream().mapToDouble(AttributionStep::share).sum())
                .isBetween(0.99, 1.01);
        assertThat(new Journal(folder).read(AttributionFormat.ATTRIBUTION).values())
                .singleElement()
                .hasToString(why.toString());
        assertThat(new Journal(folder).read(RUN).problems()).isEmpty();
        assertNothingIsLeft();
        assertThat(relaxed.variables()).containsEntry("innodb_flush_log_at_trx_commit", "2");
    }

    @Test
    void between_versions_what_a_setting_explains_and_what_is_the_version_are_told_apart() {
        Workload both = Queries.of("SELECT SLEEP(0.002 + IF(@@version LIKE '8%', 0.01, 0)"
                + " + IF(@@GLOBAL.character_set_server = 'utf8mb4', 0.02, 0))");
        Attribution why = why(sandboxes.get("5.7.22"), sandboxes.get("8.0.15"), both, 30);

        assertThat(why.causes())
                .as("%s", why)
                .extracting(AttributionStep::name)
                .containsExactlyInAnyOrder("version", "charset");
        assertThat(why.steps().get(0).name()).isEqualTo("version");
        assertThat(why.table().rowCount()).isEqualTo(why.steps().size());
        assertNothingIsLeft();
    }

    @Test
    void where_servers_are_equal_no_cause_is_claimed() {
        Server server = sandboxes.get("5.7.22");
        Attribution why = why(server, server.as("twin"), Queries.of("SELECT SLEEP(0.02)"), 20);

        assertThat(why.kind()).as("%s", why).isNotEqualTo(Attribution.Kind.EXPLAINED);
        assertThat(why.steps()).isEmpty();
    }

    @Test
    void a_setting_made_on_a_running_server_is_kept_on_the_way() {
        Server tuned = sandboxes.get("5.7.22").as("tuned");
        tuned.start();
        Server other = sandboxes.get("5.7.22").as("tuned2");
        other.with("innodb_flush_log_at_trx_commit=2", "innodb_flush_sync=OFF").start();
        tuned.set("innodb_flush_neighbors", 0);
        other.set("innodb_flush_neighbors", 0);
        try (Variants variants = Variants.between(tuned, other)) {
            assertThat(variants.groups()).extracting(SettingGroup::name).containsExactly("durability", "flushing");
            Server between = variants.with(variants.groups().subList(0, 1));
            assertThat(between.variables())
                    .containsEntry("innodb_flush_neighbors", "0")
                    .containsEntry("innodb_flush_log_at_trx_commit", "2")
                    .containsEntry("innodb_flush_sync", "ON");
        }
        assertNothingIsLeft();
    }

    @Test
    void the_user_s_stop_ends_it_with_what_is_known_and_leaves_no_server_behind() {
        Thread conductor = Thread.currentThread();
        Progress stopInScreening = (what, unit, total) -> (done, text) -> {
            if (what.contains("one by one") && text.contains("round 2")) {
                conductor.interrupt();
            }
        };
        Server slow = sandboxes.get("5.7.22").as("slow");
        slow.with("innodb_flush_log_at_trx_commit=2", "innodb_flush_neighbors=0");
        Workload syncing = Queries.of("SELECT SLEEP(IF(@@GLOBAL.innodb_flush_log_at_trx_commit = 1, 0.02, 0.002))");
        Attribution why = new Attributor(stopInScreening, new Journal(folder))
                .explain(sandboxes.get("5.7.22"), spec(slow, syncing, 60));

        assertThat(why.notes()).contains("stopped by the user");
        assertThat(why.kind()).isEqualTo(Attribution.Kind.CANNOT_TELL);
        assertThat(Thread.interrupted()).isFalse();
        assertNothingIsLeft();
    }

    private void assertNothingIsLeft() {
        assertThat(sandboxes.list().stream()
                        .filter(server -> server.name().contains("/why-"))
                        .map(Server::state))
                .isNotEmpty()
                .containsOnly(Server.State.STOPPED);
    }

    private Attribution why(Server first, Server second, Workload workload, double budget) {
        return new Attributor(Progress.SILENT, new Journal(folder)).explain(second, spec(first, workload, budget));
    }

    private static ComparisonSpec spec(Server first, Workload workload, double budget) {
        List<Factor> factors = List.of(
                workload,
                Axis.of(Keys.THREADS, List.of(4)),
                Axis.of(Keys.WARMUP, List.of(0.3)),
                Axis.of(Keys.BUDGET, List.of(budget)));
        return ComparisonSpec.throughput("why", first, factors);
    }
}
