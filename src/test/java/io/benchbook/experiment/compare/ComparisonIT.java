package io.benchbook.experiment.compare;

import static io.benchbook.experiment.RunFormat.RUN;
import static io.benchbook.experiment.compare.ComparisonFormat.COMPARISON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.stats.Verdict;
import io.benchbook.workload.Queries;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.Sysbench;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Comparisons on real servers: kinds of answers that are certain, never a figure. */
@Isolated
class ComparisonIT {
    private static final Workload READ = Sysbench.oltpPointSelect();

    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    Path folder;

    @Test
    void two_servers_take_turns_and_the_result_is_in_the_journal() throws IOException {
        Server reference = sandboxes.get("5.7.22");
        Server compared = sandboxes.get("8.0.15");
        Comparison comparison = comparer().compare("compare", compared, spec(reference, READ, 8));

        assertThat(comparison.pairs()).isGreaterThanOrEqualTo(3);
        assertThat(comparison.low()).isLessThan(comparison.ratio());
        assertThat(comparison.high()).isGreaterThan(comparison.ratio());
        assertThat(comparison.confounders()).extracting(Confounder::variable).contains("character_set_server");
        assertThat(comparison.table().rowCount()).isEqualTo(comparison.pairs());
        assertThat(comparison.toString()).startsWith("5.7.22 → 8.0.15: ").contains("\n  confounders  ");
        assertThat(new Journal(folder).read(COMPARISON).values())
                .singleElement()
                .hasToString(comparison.toString());
        assertThat(new Journal(folder).read(RUN).problems()).isEmpty();
    }

    @Test
    void a_normalized_server_has_the_settings_of_the_other_one() {
        Server reference = sandboxes.get("5.7.22");
        Server compared = sandboxes.get("8.0.15");
        List<Factor> factors =
                List.of(READ, Axis.of(Keys.NORMALIZED, List.of(true)), Axis.of(Keys.BUDGET, List.of(3.0)));
        Comparison comparison =
                comparer().compare("compare", compared, ComparisonSpec.throughput("compare", reference, factors));

        assertThat(comparison.compared()).isEqualTo("8.0.15/normalized");
        assertThat(comparison.confounders())
                .extracting(Confounder::variable)
                .doesNotContain(
                        "character_set_server",
                        "collation_server",
                        "log_bin",
                        "have_ssl",
                        "default_authentication_plugin",
                        "innodb_flush_neighbors");
    }

    @Test
    void a_server_that_must_not_wait_runs_in_its_turns_only() throws InterruptedException {
        Server server = sandboxes.get("5.7.22");
        ComparisonSpec spec = spec(server, Queries.of("SELECT 1"), 5);
        server.start();
        server.stop();
        try (Side side = new RestartedSide(spec.run())) {
            assertThat(side.turn(0.1, 0.3).counts().transactions()).isPositive();
            assertThat(server.state()).isEqualTo(Server.State.STOPPED);
        }
        assertThat(server.state()).isEqualTo(Server.State.RUNNING);
    }

    @Test
    void a_dynamic_setting_is_in_force_in_its_turns_only_and_put_back() {
        Server server = sandboxes.get("5.7.22");
        Workload sleeping = Queries.of("SELECT SLEEP(0.005 + 0.02 * @@GLOBAL.innodb_flush_neighbors)");
        Comparison comparison = comparer().whatIf("innodb_flush_neighbors=0 sync_binlog=0", spec(server, sleeping, 12));

        assertThat(comparison.verdict().kind()).as("%s", comparison).isEqualTo(Verdict.Kind.HIGHER);
        assertThat(comparison.toString()).startsWith("innodb_flush_neighbors 1, sync_binlog 1 → 0, 0: faster by ");
        assertThat(comparison.confounders()).isEmpty();
        assertThat(server.variables()).containsEntry("innodb_flush_neighbors", "1");
        assertThat(server.variables()).containsEntry("sync_binlog", "1");
    }

    @Test
    void a_setting_that_each_connection_keeps_is_in_force_on_the_connections_of_its_side() {
        Server server = sandboxes.get("8.0.15");
        Workload sleeping = Queries.of("SELECT SLEEP(IF(@@SESSION.sort_buffer_size = 65536, 0.03, 0.005))");
        Comparison comparison = comparer().whatIf("sort_buffer_size=65536", spec(server, sleeping, 12));

        assertThat(comparison.verdict().kind()).as("%s", comparison).isEqualTo(Verdict.Kind.LOWER);
    }

    @Test
    void a_setting_that_takes_a_restart_is_tried_on_a_second_sandbox() {
        Server server = sandboxes.get("8.0.15");
        Comparison comparison = comparer().whatIf("skip-log-bin", spec(server, READ, 6));

        assertThat(comparison.compared()).isEqualTo("skip-log-bin");
        assertThat(server.variables()).containsEntry("log_bin", "ON");
        assertThat(sandboxes.list().stream()
                        .filter(other -> other.name().startsWith("8.0.15/if-skip"))
                        .map(Server::state))
                .containsExactly(Server.State.STOPPED);
    }

    @Test
    void the_second_sandbox_has_what_was_set_on_the_first() {
        Server server = sandboxes.get("8.0.15");
        String before = server.variables().get("sync_binlog");
        server.set("sync_binlog", "7");
        try {
            Workload sleeping = Queries.of("SELECT SLEEP(IF(@@GLOBAL.sync_binlog = 7, 0.005, 0.04))");
            Comparison comparison = comparer().whatIf("innodb_doublewrite=OFF", spec(server, sleeping, 8));
            assertThat(comparison.compared()).isEqualTo("innodb_doublewrite=OFF");
            assertThat(comparison.ratio()).isBetween(0.7, 1.4);
            assertThat(comparison.confounders()).isEmpty();
        } finally {
            server.set("sync_binlog", before);
        }
    }

    @Test
    void an_unknown_setting_is_refused_with_the_near_match() {
        Server server = sandboxes.get("8.0.15");
        assertThatThrownBy(() -> comparer().whatIf("innodb_flush_neigbors=1", spec(server, READ, 5)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("Did you mean innodb_flush_neighbors?");
    }

    @Test
    void the_user_s_stop_ends_it_with_what_was_measured_and_puts_the_setting_back() throws InterruptedException {
        Server server = sandboxes.get("8.0.15");
        String before = server.variables().get("innodb_flush_neighbors");
        Thread conductor = Thread.currentThread();
        Progress stopAtThirdPair = (what, unit, total) -> (done, text) -> {
            if (unit == Progress.Unit.PAIRS && done >= 3) {
                conductor.interrupt();
            }
        };
        Comparison comparison = new Comparer(stopAtThirdPair, new Journal(folder))
                .whatIf("innodb_flush_neighbors=1", spec(server, READ, 60));

        assertThat(comparison.pairs()).isEqualTo(3);
        assertThat(comparison.notes()).contains("stopped by the user");
        assertThat(server.variables()).containsEntry("innodb_flush_neighbors", before);
        assertThat(Thread.interrupted()).isFalse();
    }

    private Comparer comparer() {
        return new Comparer(Progress.SILENT, new Journal(folder));
    }

    private static ComparisonSpec spec(Server server, Workload workload, double budget) {
        List<Factor> factors = List.of(
                workload,
                Axis.of(Keys.THREADS, List.of(4)),
                Axis.of(Keys.WARMUP, List.of(0.5)),
                Axis.of(Keys.BUDGET, List.of(budget)));
        return ComparisonSpec.throughput("compare", server, factors);
    }
}
