package io.benchbook.experiment;

import static io.benchbook.commands.Axes.SYSBENCH;
import static io.benchbook.commands.Axes.WIRE;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.unchecked;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Workloads.oltpPointSelect;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.commands.Axes;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.EngineKind;
import io.benchbook.server.Server;
import io.benchbook.server.external.ExternalServer;
import io.benchbook.server.external.PasswordPrompt;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.oltp.OltpWorkload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole runs on real servers, from factors to the journal. */
@Isolated
class RunnerIT {
    private static final OltpWorkload SMALL = oltpReadWrite().tables(2).rows(5_000);

    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    private Path results;

    private final List<String> heard = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_read_write_transaction_is_14_reads_4_writes_and_2_others(String version) {
        for (EngineKind engine : EnumSet.complementOf(EnumSet.of(EngineKind.SYSBENCH))) {
            for (boolean prepared : new boolean[] {false, true}) {
                List<Factor> factors =
                        new ArrayList<>(List.of(server(version), SMALL, seconds(1), warmup(0), Axes.engine(engine)));
                factors.add(prepared ? prepared() : Axes.text());
                RunResult run = run(factors.toArray(Factor[]::new));
                assertThat(run.ended().isCompleted()).isTrue();
                assertThat(run.transactions()).isGreaterThan(5);
                assertThat(run.counts().reads()).isEqualTo(14 * run.transactions());
                assertThat(run.counts().writes()).isEqualTo(4 * run.transactions());
                assertThat(run.counts().others()).isEqualTo(2 * run.transactions());
                assertThat(run.engine()).isEqualTo(engine.toString());
            }
        }
    }

    @Test
    void a_result_states_what_it_cost_and_under_which_circumstances() {
        RunResult run = run(server("8.0.15"), SMALL, threads(2), seconds(2), durability(Durability.SAFE));
        assertThat(run.durability()).isEqualTo("SAFE");
        assertThat(run.serverCpuUsPerTx()).isBetween(100.0, 100_000.0);
        assertThat(run.generatorCpuUsPerTx()).isBetween(10.0, 100_000.0);
        assertThat(run.redoBytesPerTx()).isGreaterThan(500);
        assertThat(run.binlogBytesPerTx()).isGreaterThan(500);
        assertThat(run.fsyncsPerTx()).isPositive();
        assertThat(run.rowsReadPerTx()).isEqualTo(414, within(60.0));
        assertThat(run.provenance().variables()).containsKeys("sync_binlog", "character_set_server");
        assertThat(run.provenance().machine()).containsKey("kernel");
        assertThat(run.latencies().stringColumn("kind")).contains("transaction", "point_selects", "commit");
        assertThat(run.notes()).contains("charset utf8mb4", "after 0.2 s of warm-up");
        assertThat(heard).anyMatch(line -> line.matches("[\\d,]+ tps  p95 [\\d.]+ ms  [\\d,]+ errors"));
    }

    @Test
    void a_run_is_in_the_journal_when_it_is_returned_and_no_password_with_it() throws Exception {
        RunResult run = run(server("8.0.15"), SMALL, seconds(0.5));
        assertThat(new Journal(results).read(RUN).values()).singleElement().hasToString(run.toString());
        String password = server("8.0.15").endpoint().password();
        try (Stream<Path> files = Files.list(results)) {
            assertThat(Files.readString(files.findFirst().orElseThrow()))
                    .doesNotContain(password)
                    .doesNotContain("jdbc:mysql");
        }
    }

    @Test
    void a_server_that_was_already_running_has_its_cpu_time_told_too() {
        Server sandbox = server("8.0.15");
        var there = sandbox.endpoint();
        Server external = ExternalServer.at(
                        "jdbc:mysql://" + there.user() + ":" + there.password() + "@127.0.0.1:" + there.port() + "/",
                        PasswordPrompt.NOBODY)
                .disposable();
        RunResult run = run(external, SMALL, seconds(1));
        assertThat(run.serverCpuUsPerTx()).isPositive();
        assertThat(run.toString()).doesNotContain(there.password());
    }

    /** 181 statements a connection: 90 of them fit into MySQL's default of 16,382, for the real program as well. */
    @Test
    void prepared_statements_over_the_ceiling_are_refused_and_can_be_forced() {
        Server server = server("8.0.15").as("ceiling");
        OltpWorkload twentyTables = oltpReadWrite().tables(20).rows(100);
        assertThatThrownBy(() -> run(server, twentyTables, threads(91), prepared()))
                .isInstanceOf(BenchbookException.class)
                .hasMessage(
                        "prepared: 181 statements x 91 threads are 16,471, max_prepared_stmt_count is 16,382: error"
                                + " 1461 would follow. At most 90 threads, or text(), or set(\"max_prepared_stmt_count\", 16471).");
        for (EngineKind kind : List.of(WIRE, SYSBENCH)) {
            assertThatThrownBy(() -> run(server, twentyTables, threads(91), prepared(), unchecked(), engine(kind)))
                    .isInstanceOf(BenchbookException.class)
                    .hasMessageContaining("1461");
        }
        RunResult most = run(server, twentyTables, threads(90), prepared(), seconds(1), warmup(0));
        assertThat(most.ended().isCompleted()).isTrue();
    }

    @Test
    void a_stopped_run_is_kept_and_in_the_journal() {
        server("8.0.15").start();
        run(server("8.0.15"), SMALL, seconds(0.3));
        Thread here = Thread.currentThread();
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1500);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            here.interrupt();
        });
        other.start();
        RunResult run = run(server("8.0.15"), SMALL, seconds(60), warmup(0));
        assertThat(run.ended().reason()).isEqualTo("stopped by the user");
        assertThat(run.transactions()).isPositive();
        assertThat(new Journal(results).read(RUN).values()).hasSize(2);
    }

    @Test
    void errors_of_a_storm_are_told_by_code() {
        RunResult run =
                run(server("8.0.15").as("storm"), oltpReadWrite().tables(1).rows(10), threads(8), seconds(1.5));
        assertThat(run.ended().isCompleted()).isTrue();
        assertThat(run.errors()).containsOnlyKeys(1213);
        assertThat(run.toString()).contains(" × 1213 Deadlock found");
    }

    @Test
    void point_selects_are_reads_only() {
        RunResult run = run(server("8.0.15").as("points"), oltpPointSelect().rows(1_000), threads(2), seconds(1));
        assertThat(run.counts().reads()).isEqualTo(run.counts().queries());
        assertThat(run.p50Ms()).isPositive().isLessThanOrEqualTo(run.p99Ms());
    }

    private RunResult run(Factor... factors) {
        RunSpec spec = RunSpec.of(Factors.of("run", List.of(factors)), () -> server("8.0.15"));
        return new Runner(this::listen, new Journal(results)).run(spec);
    }

    private Progress.Task listen(String what, Progress.Unit unit, double total) {
        return (done, text) -> heard.add(text);
    }

    private static io.benchbook.server.sandbox.Sandbox server(String name) {
        return sandboxes.get(name);
    }
}
