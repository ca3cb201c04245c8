package io.benchbook.experiment.sweep;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Axes.SAFE;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Sweeps.charset;
import static io.benchbook.commands.Sweeps.coldCaches;
import static io.benchbook.commands.Sweeps.freshData;
import static io.benchbook.commands.Sweeps.named;
import static io.benchbook.commands.Sweeps.repeat;
import static io.benchbook.commands.Sweeps.restarted;
import static io.benchbook.commands.Sweeps.startup;
import static io.benchbook.commands.Sweeps.vary;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static io.benchbook.commands.Workloads.workload;
import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.external.ExternalServer;
import io.benchbook.server.external.PasswordPrompt;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.oltp.OltpWorkload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Sweeps on real servers, and what may come in between. */
@Isolated
class SweepIT {
    private static final OltpWorkload SMALL = oltpReadOnly().tables(2).rows(2_000);

    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    private Path results;

    private final List<String> said = new ArrayList<>();
    private Consumer<RunResult> ended = run -> {};

    private static Sandbox server() {
        return sandboxes.get("5.7.22");
    }

    private SweepRunner runner() {
        return new SweepRunner(Progress.SILENT, new Journal(results), said::add, run -> ended.accept(run));
    }

    private Sweep sweep(Factor... factors) {
        return runner().run(SweepPlan.of("sweep", List.of(factors), SweepIT::server));
    }

    private List<String> pointsInTheJournal() {
        return new Journal(results)
                .read(RUN).values().stream()
                        .map(run -> run.sweep().orElseThrow().point())
                        .toList();
    }

    @Test
    void every_combination_is_run_once_and_settings_are_put_back() {
        server().start();
        Durability before = Durability.of(server().variables());
        Sweep sweep = sweep(
                SMALL, threads(1, 2), durability(SAFE, FAST), vary("sort_buffer_size", "64K"), seconds(0.5), warmup(0));
        assertThat(sweep.results()).hasSize(4).allMatch(run -> run.ended().isCompleted() && run.transactions() > 0);
        assertThat(sweep.failed()).isEmpty();
        assertThat(sweep.missing()).isZero();
        assertThat(sweep.table().stringColumn("durability").asList()).containsExactly("SAFE", "SAFE", "FAST", "FAST");
        assertThat(sweep.table().intColumn("threads").asList()).containsExactly(1, 2, 1, 2);
        assertThat(sweep.table().stringColumn("sort_buffer_size").asList()).containsOnly("64K");
        assertThat(sweep.only("threads", 2).only("durability", SAFE).results())
                .containsExactly(sweep.results().get(1));
        assertThat(sweep.only("threads", 2).missing()).isZero();
        assertThatThrownBy(() -> sweep.only("threads", 3))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("only: no run has threads 3. There are: 1, 2.");
        assertThatThrownBy(() -> sweep.only("thread", 2)).hasMessageContaining("Did you mean threads?");
        assertThat(pointsInTheJournal()).hasSize(4).doesNotHaveDuplicates();
        assertThat(said).singleElement().asString().contains(": 4 runs, about ", "Ctrl-C keeps what is done");
        assertThat(Durability.of(server().variables())).isEqualTo(before);
        assertThat(server().variables()).containsEntry("sort_buffer_size", "262144");
    }

    @Test
    void what_was_set_before_the_sweep_outlives_its_restarts() {
        try (Sandboxes own = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            Sandbox server = own.get("5.7.22");
            server.set("innodb_flush_neighbors", 0);
            server.set("sync_binlog", 7);
            Sweep sweep =
                    sweep(server, SMALL, startup("", "sync-binlog=9"), restarted(), repeat(2), seconds(0.2), warmup(0));
            assertThat(sweep.results())
                    .hasSize(4)
                    .allMatch(run -> value(run, "innodb_flush_neighbors").equals("0"));
            assertThat(sweep.only("startup", "").results())
                    .allMatch(run -> value(run, "sync_binlog").equals("7"));
            assertThat(sweep.only("startup", "sync-binlog=9").results())
                    .allMatch(run -> value(run, "sync_binlog").equals("9"));
            assertThat(server.variables()).containsEntry("innodb_flush_neighbors", "0");
            assertThat(server.variables()).containsEntry("sync_binlog", "7");
        }
    }

    private static String value(RunResult run, String variable) {
        return run.provenance().variables().get(variable);
    }

    @Test
    void options_that_take_a_restart_are_in_force_in_their_runs_and_gone_afterwards() {
        List<String> pools = new ArrayList<>();
        ended = run -> pools.add(server().variables().get("innodb_purge_threads") + " "
                + server().variables().get("log_bin"));
        Sweep sweep = sweep(
                SMALL,
                vary("innodb_purge_threads", 1, 2),
                startup("", "log-bin"),
                charset("latin1", "utf8mb4"),
                seconds(0.2),
                warmup(0));
        assertThat(sweep.failed()).isEmpty();
        assertThat(pools).containsExactly("1 OFF", "2 OFF", "1 ON", "2 ON", "1 OFF", "2 OFF", "1 ON", "2 ON");
        assertThat(sweep.results())
                .filteredOn(run -> run.workloadOptions().contains("latin1"))
                .hasSize(4);
        assertThat(server().options()).isEmpty();
    }

    @Test
    void an_interrupted_sweep_is_gone_on_with_by_its_name_and_each_point_is_run_once() {
        Thread here = Thread.currentThread();
        AtomicInteger count = new AtomicInteger();
        ended = run -> {
            if (count.incrementAndGet() == 2) {
                here.interrupt();
            }
        };
        Factor[] factors = {
            SMALL, threads(1, 2, 3), vary("sort_buffer_size", "64K", "128K"), seconds(0.3), named("stopped")
        };
        Sweep stopped = sweep(factors);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(stopped.results()).hasSize(2);
        assertThat(stopped.missing()).isEqualTo(4);
        assertThat(stopped.toString()).contains("missing      4 runs: resume(\"stopped\") goes on with them");
        assertThat(server().variables()).containsEntry("sort_buffer_size", "262144");

        Sweep resumed = runner().resume("stopped", sandboxes::get);
        assertThat(resumed.results()).hasSize(6);
        assertThat(resumed.missing()).isZero();
        assertThat(pointsInTheJournal()).hasSize(6).doesNotHaveDuplicates();
        assertThat(said.get(1)).startsWith("sweep stopped: 2 of 6 runs are done, 4 to go, about ");
        assertThat(runner().resume("stopped", sandboxes::get).results()).hasSize(6);
        assertThat(pointsInTheJournal()).hasSize(6);
    }

    @Test
    void a_sweep_that_is_stopped_within_a_run_ends_at_once_and_leaves_no_option_behind() {
        Sandbox server = server().as("hurried");
        Thread here = Thread.currentThread();
        long[] stoppedAt = new long[1];
        Progress stopping = (what, unit, total) -> (done, text) -> {
            if (text.contains(" tps ") && stoppedAt[0] == 0) {
                stoppedAt[0] = System.nanoTime();
                here.interrupt();
            }
        };
        SweepPlan plan = SweepPlan.of(
                "sweep",
                List.of(server, SMALL, startup("log-bin"), vary("sort_buffer_size", "64K"), seconds(30)),
                () -> server);
        Sweep sweep = new SweepRunner(stopping, new Journal(results), said::add, run -> {}).run(plan);
        assertThat((System.nanoTime() - stoppedAt[0]) / 1e9).isLessThan(1.5);
        assertThat(sweep.results()).isEmpty();
        assertThat(new Journal(results).read(RUN).values()).isEmpty();
        assertThat(server.options()).isEmpty();
        assertThat(server.variables()).containsEntry("log_bin", "OFF").containsEntry("sort_buffer_size", "262144");
        assertThat(sweep.toString()).contains("0 of 1 run ", "missing      1 run: resume(");
    }

    @Test
    void the_same_sweep_again_resumes_also_with_a_workload_of_ones_own_and_another_one_is_refused() {
        Factor own = workload("own", session -> session.execute("SELECT 1"));
        ended = run -> Thread.currentThread().interrupt();
        assertThat(sweep(own, threads(1, 2), seconds(0.2), named("own")).results())
                .hasSize(1);
        ended = run -> {};
        assertThatThrownBy(() -> runner().resume("own", sandboxes::get))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("resume: the workload own cannot be made again from the journal. Type sweep(...) with the"
                        + " arguments it had and named(\"own\"): that resumes, too.");
        assertThatThrownBy(() -> sweep(own, threads(1, 3), seconds(0.2), named("own")))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("resume: \"own\" was begun otherwise: 1 of its runs are not planned now, the"
                        + " first: server=5.7.22; workload=own(")
                .hasMessageContaining("1 runs are new");
        assertThat(sweep(own, threads(1, 2), seconds(0.2), named("own")).results())
                .hasSize(2);
        assertThat(pointsInTheJournal()).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void a_sweep_begun_on_another_machine_is_refused() throws Exception {
        ended = run -> Thread.currentThread().interrupt();
        sweep(SMALL, threads(1, 2), seconds(0.2), named("moved"));
        ended = run -> {};
        try (var files = Files.list(results)) {
            Path file = files.findFirst().orElseThrow();
            Files.writeString(file, Files.readString(file).replaceFirst("\"cores\":\"[^\"]*\"", "\"cores\":\"64\""));
        }
        assertThatThrownBy(() -> runner().resume("moved", sandboxes::get))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("the machine's cores was 64, is ");
        assertThatThrownBy(() -> runner().resume("mived", sandboxes::get))
                .isInstanceOf(BenchbookException.class)
                .hasMessageEndingWith("has no sweep \"mived\". Did you mean moved?");
    }

    @Test
    void a_sweep_is_not_resumed_on_a_server_that_runs_with_other_options_until_it_has_those_of_before() {
        Sandbox server = server().as("resumed");
        server.restart(List.of("log-bin", "server-id=1"));
        ended = run -> Thread.currentThread().interrupt();
        sweep(server, SMALL, threads(1, 2), seconds(0.2), named("binlog"));
        assertThat(Thread.interrupted()).isFalse();
        ended = run -> {};
        server.restart(List.of());
        assertThatThrownBy(() -> runner().resume("binlog", name -> server))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("5.7.22/resumed had log-bin server-id=1, now no start-up options.")
                .hasMessageContaining("say restart(server(\"5.7.22/resumed\"), \"log-bin\", \"server-id=1\")");
        server.restart(List.of("log-bin", "server-id=1"));
        assertThat(runner().resume("binlog", name -> server).results()).hasSize(2);
    }

    @Test
    void a_sweep_whose_benchbook_was_killed_twice_is_resumed_with_no_server_left_behind() throws Exception {
        long first = killAfter(3, 150);
        int done = pointsInTheJournal().size();
        assertThat(done).isBetween(3, 5);
        long second = killAfter(4, 400);
        assertThat(pointsInTheJournal()).hasSizeBetween(done + 4, done + 6);
        try (Sandboxes next = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            Sweep resumed = runner().resume("killed", next::get);
            assertThat(resumed.results()).hasSize(12);
            assertThat(resumed.failed()).isEmpty();
        }
        assertThat(pointsInTheJournal()).hasSize(12).doesNotHaveDuplicates();
        assertThat(ProcessHandle.of(first).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(ProcessHandle.of(second).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void a_benchbook_that_is_asked_to_end_leaves_no_run_that_failed_for_that() throws Exception {
        for (int i = 0; i < 6; i++) {
            try (SweepJvm other = SweepJvm.start(results, "ended", 0.3)) {
                other.line();
                Thread.sleep(70L * i);
                other.terminate();
            }
        }
        assertThat(new Journal(results).read(RUN).values())
                .hasSizeBetween(6, 12)
                .allMatch(run -> run.ended().isCompleted());
        assertThat(pointsInTheJournal()).doesNotHaveDuplicates();
    }

    /** Has another Benchbook do so many runs and kills it a moment later; gives its server's process number. */
    private long killAfter(int runs, long millis) throws Exception {
        try (SweepJvm other = SweepJvm.start(results, "killed", 0.5)) {
            long server = 0;
            for (int i = 0; i < runs; i++) {
                server = Long.parseLong(other.line());
            }
            Thread.sleep(millis);
            other.kill();
            return server;
        }
    }

    @Test
    void a_misspelt_variable_ends_the_sweep_at_its_first_run_and_the_right_one_may_follow() {
        assertThatThrownBy(() -> sweep(SMALL, vary("sort_bufer_size", "64K"), seconds(0.2), named("typo")))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("Did you mean sort_buffer_size?");
        assertThat(sweep(SMALL, vary("sort_buffer_size", "64K"), seconds(0.2), named("typo"))
                        .results())
                .hasSize(1);
    }

    @Test
    void a_server_that_was_already_running_must_be_disposable_and_is_as_it_was_afterwards() {
        server().start();
        var there = server().endpoint();
        Server external = ExternalServer.at(
                "jdbc:mysql://" + there.user() + ":" + there.password() + "@127.0.0.1:" + there.port() + "/",
                PasswordPrompt.NOBODY);
        Factor[] factors = {external, SMALL, vary("sort_buffer_size", "64K"), seconds(0.2)};
        assertThatThrownBy(() -> sweep(factors))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("sort_buffer_size: ");
        external.disposable();
        assertThatThrownBy(() -> sweep(external, SMALL, startup("log-bin")))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("cannot give it start-up options");
        assertThat(sweep(factors).failed()).isEmpty();
        assertThat(server().variables()).containsEntry("sort_buffer_size", "262144");
    }

    @Test
    void a_sweep_that_another_benchbook_runs_is_left_to_it() {
        try (SweepLock other = SweepLock.of(results, "shared")) {
            assertThatThrownBy(() -> other.during(() -> sweep(SMALL, threads(1), seconds(0.2), named("shared"))))
                    .isInstanceOf(BenchbookException.class)
                    .hasMessage("sweep: \"shared\" is being run by another Benchbook. Wait for it, or give this one"
                            + " another name.");
        }
        assertThat(new Journal(results).read(RUN).values()).isEmpty();
        assertThat(sweep(SMALL, threads(1), seconds(0.2), named("shared")).missing())
                .isZero();
    }

    @Test
    void a_server_that_dies_fails_its_point_and_the_sweep_goes_on() {
        Sandbox mortal = server().as("mortal");
        Progress killing = (what, unit, total) -> (done, text) -> {
            if (done > 1.2 && text.contains("  2 threads") && text.contains(" tps ")) {
                mortal.kill();
            }
        };
        Sweep sweep = new SweepRunner(killing, new Journal(results), said::add, run -> {})
                .run(SweepPlan.of(
                        "sweep", List.of(mortal, SMALL, threads(1, 2, 3), seconds(3), warmup(0)), () -> mortal));
        assertThat(sweep.results()).hasSize(3);
        assertThat(sweep.failed()).singleElement().satisfies(run -> {
            assertThat(run.threads()).isEqualTo(2);
            assertThat(run.ended().reason()).isNotEmpty();
        });
        assertThat(sweep.results().get(2).transactions()).isPositive();
        assertThat(sweep.toString())
                .contains("failed       1 run, the first at threads 2: 5.7.22/mortal died during the run");
    }

    @Test
    void fresh_data_is_the_same_before_each_run() {
        List<String> before = new ArrayList<>();
        Sandbox server = server().as("fresh");
        Factor writes = workload(
                        "checked",
                        session -> session.execute("UPDATE t SET a = a + 1 WHERE id = "
                                + session.random().uniform(1, 100)))
                .table("t", "CREATE TABLE t (id INT PRIMARY KEY, a INT)", 100, row -> "(" + row + ", 100)");
        SweepPlan plan = SweepPlan.of(
                "sweep", List.of(server, writes, threads(2), repeat(3), freshData(), seconds(0.3)), () -> server);
        try (SweepStage stage = new SweepStage(plan, Progress.SILENT)) {
            for (SweepPoint point : plan.points()) {
                var prepared = stage.bring(point, new Laps());
                before.add(checksum(server, "t"));
                new Runner(Progress.SILENT, new Journal(results)).measured(point.spec(), prepared);
                assertThat(checksum(server, "t")).isNotEqualTo(before.get(0));
            }
        }
        assertThat(before).hasSize(3).containsOnly(before.get(0));
    }

    @Test
    void start_up_options_with_character_sets_have_tables_in_them_also_when_they_are_brought_back() throws Exception {
        Sandbox server = server().as("charsets");
        List<Factor> axes = List.of(
                server,
                SMALL,
                threads(2),
                startup("character_set_server=latin1", "character-set-server=utf8mb4"),
                repeat(2),
                seconds(0.2));
        List<Factor> fresh = new ArrayList<>(axes);
        fresh.add(freshData());
        for (List<Factor> factors : List.of(axes, fresh)) {
            SweepPlan plan = SweepPlan.of("sweep", factors, () -> server);
            try (SweepStage stage = new SweepStage(plan, Progress.SILENT)) {
                for (SweepPoint point : plan.points()) {
                    assertThat(stage.bring(point, new Laps()).made())
                            .as("tables made after the data was there")
                            .isZero();
                    assertThat(collation(server))
                            .startsWith(point.startup().get(0).replaceFirst(".*=", ""));
                }
            }
        }
    }

    private static String collation(Server server) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT table_collation FROM information_schema.tables"
                        + " WHERE table_schema = 'benchbook' AND table_name = 'sbtest1'")) {
            row.next();
            return row.getString(1);
        }
    }

    private static String checksum(Server server, String table) {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("CHECKSUM TABLE " + Server.SCHEMA + "." + table)) {
            rows.next();
            return rows.getString(2);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void cold_caches_are_proved_by_what_had_to_be_read() {
        Sandbox server = server().as("cold");
        Factor[] common = {server, oltpWriteOnly().tables(2).rows(20_000), threads(2), seconds(1), warmup(0)};
        Sweep warm = sweep(common);
        Sweep cold = sweep(common[0], common[1], common[2], common[3], common[4], coldCaches());
        assertThat(warm.results().get(0).notes()).noneMatch(note -> note.startsWith("cold: "));
        String note = cold.results().get(0).notes().stream()
                .filter(line -> line.startsWith("cold: "))
                .findFirst()
                .orElseThrow();
        assertThat(note)
                .matches("cold: the buffer pool held [\\d,]+ pages at first, [\\d,]+ were read in the run,"
                        + " [\\d.,]+ MiB came from the disk");
        long read = Long.parseLong(
                note.replaceFirst(".*first, ([\\d,]+) were.*", "$1").replace(",", ""));
        double disk = Double.parseDouble(
                note.replaceFirst(".*, ([\\d.,]+) MiB.*", "$1").replace(",", ""));
        assertThat(read).isGreaterThan(100);
        assertThat(disk).isGreaterThan(1);
        assertThat(server.options()).isEmpty();
    }
}
