package io.benchbook.experiment;

import static io.benchbook.commands.Axes.JDBC;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.text;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Pacings.constantRate;
import static io.benchbook.commands.Pacings.events;
import static io.benchbook.commands.Pacings.percentiles;
import static io.benchbook.commands.Pacings.poolSize;
import static io.benchbook.commands.Pacings.rate;
import static io.benchbook.commands.Pacings.reconnectEvery;
import static io.benchbook.commands.Pacings.rollbackOnRetry;
import static io.benchbook.commands.Pacings.skipTransactions;
import static io.benchbook.commands.Pacings.thinkTime;
import static io.benchbook.commands.Workloads.oltpPointSelect;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.queries;
import static io.benchbook.commands.Workloads.workload;
import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.exchange.SysbenchText;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.Ending;
import io.benchbook.load.OpenLoop;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.oltp.OltpWorkload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Open and closed loops on a real server. */
@Isolated
class PacingIT {
    private static final OltpWorkload SMALL = oltpPointSelect().rows(1_000);
    private static final double STALL = 2;

    private static Sandboxes sandboxes;
    private static Sandbox server;

    @TempDir
    private Path results;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @Test
    void an_open_loop_shows_a_stall_of_the_server_that_a_closed_loop_hides() throws Exception {
        run(SMALL, seconds(0.5));
        RunResult open = frozen(SMALL, threads(4), rate(100), seconds(8), warmup(1));
        RunResult closed = frozen(SMALL, threads(4), seconds(8), warmup(1));
        assertThat(open.p99Ms()).isBetween(1_000.0, 2_500.0);
        assertThat(open.maxMs()).isBetween(1_800.0, 3_500.0);
        assertThat(open.service().percentileMs(95)).isLessThan(1_000);
        assertThat(closed.p99Ms()).isLessThan(1_000);
        assertThat(closed.maxMs()).isBetween(1_800.0, 3_500.0);
        OpenLoop loop = open.openLoop().orElseThrow();
        assertThat(loop.mostWaiting()).isBetween(100L, 300L);
        assertThat(loop.waitingAtEnd()).isLessThan(20);
        assertThat(open.tps()).isCloseTo(100, within(15.0));
        assertThat(open.toString())
                .contains("open loop at 100/s Poisson", "from the intended start", "service ms", "backlog");
        assertThat(closed.toString()).contains("closed loop").doesNotContain("service ms");
        assertThat(open.latencies().stringColumn("kind").asList())
                .containsSequence("transaction", "service", "lateness");
    }

    @Test
    void a_backlog_is_reported_and_does_not_end_the_run() {
        RunResult run = run(queries("SELECT SLEEP(0.1)"), threads(2), constantRate(100), seconds(2), warmup(1));
        OpenLoop loop = run.openLoop().orElseThrow();
        assertThat(run.ended().isCompleted()).isTrue();
        assertThat(run.tps()).isCloseTo(20, within(4.0));
        assertThat(loop.waitingAtEnd()).isBetween(120L, 190L);
        // nothing of the warm-up's backlog is in it: what waits longest came after that
        assertThat(loop.oldestSeconds()).isBetween(1.0, 2.0);
        assertThat(run.maxMs()).isLessThan(2_200);
        assertThat(run.notes()).anyMatch(note -> note.startsWith("the clients fell behind: "));
        assertThat(run.toString()).contains("left at the end, waiting for up to");
        assertThat(run.intervals().longColumn("waiting").asList())
                .satisfiesExactly(
                        first -> assertThat(first).isBetween(60L, 95L),
                        second -> assertThat(second).isBetween(120L, 190L));
        assertThat(SysbenchText.of(run, SysbenchText.Format.V1_0))
                .containsPattern(
                        "\\[ 1s ] thds: 2 tps: .*\n\\[ 1s ] queue length: \\d+, concurrency: 2\n\\[ 2s ] thds");
    }

    @Test
    void a_number_of_transactions_is_kept_exactly() {
        RunResult run = run(SMALL, threads(7), events(1_000));
        assertThat(run.transactions()).isEqualTo(1_000);
        assertThat(run.counts().reads()).isEqualTo(1_000);
        assertThat(run.latency().count()).isEqualTo(1_000);
        assertThat(run.seconds()).isLessThan(5);
        RunResult warm = run(SMALL, threads(7), events(1_000), warmup(0.3), seconds(20));
        assertThat(warm.transactions()).isEqualTo(1_000);
        RunResult paced = run(SMALL, threads(3), events(100), rate(200));
        assertThat(paced.transactions()).isEqualTo(100);
        RunResult cut = run(queries("SELECT SLEEP(0.1)"), threads(2), events(1_000), seconds(1));
        assertThat(cut.transactions()).isBetween(10L, 30L);
        assertThat(cut.notes()).contains("the time was over before 1,000 transactions were done");
    }

    @Test
    void clients_think_between_their_transactions() {
        RunResult run = run(SMALL, threads(4), thinkTime(50), seconds(2), warmup(0));
        assertThat(run.tps()).isBetween(50.0, 82.0);
        assertThat(run.p50Ms()).isLessThan(20);
        assertThat(run.toString()).contains("closed loop, 50 ms think time");
    }

    @Test
    void clients_of_a_pool_share_its_connections() {
        for (Factor protocol : List.of(prepared(), text())) {
            RunResult run =
                    run(oltpReadOnly().rows(1_000), threads(8), engine(JDBC), poolSize(2), seconds(1), protocol);
            assertThat(run.ended().isCompleted()).isTrue();
            assertThat(run.counts().reads()).isBetween(14 * run.transactions() - 200, 14 * run.transactions());
            assertThat(run.transactions()).isGreaterThan(20);
        }
        AtomicInteger most = new AtomicInteger();
        RunResult counting = run(
                workload("counting", session -> {
                    int there = (int) session.selectLong("SELECT COUNT(*) FROM information_schema.processlist"
                            + " WHERE db = 'benchbook' AND command <> 'Sleep'");
                    most.accumulateAndGet(there, Math::max);
                    session.execute("SELECT SLEEP(0.01)");
                }),
                threads(8),
                engine(JDBC),
                poolSize(3),
                seconds(1));
        assertThat(counting.transactions()).isGreaterThan(20);
        assertThat(most.get()).isBetween(1, 3);
    }

    @Test
    void clients_connect_anew_as_often_as_was_asked() {
        RunResult run = run(SMALL, threads(2), events(100), reconnectEvery(10));
        assertThat(run.transactions()).isEqualTo(100);
        assertThat(run.reconnects()).isBetween(8L, 10L);
    }

    @Test
    void begin_and_commit_are_left_out_and_percentiles_shown_as_asked() {
        RunResult run = run(oltpReadOnly().rows(1_000), skipTransactions(), percentiles(50, 99.9), events(20));
        assertThat(run.counts().others()).isZero();
        assertThat(run.counts().reads()).isEqualTo(14 * 20);
        assertThat(run.toString()).contains("p50 ", "p99.9 ").doesNotContain("p95 ");
        assertThat(run.latencies().columnNames()).contains("p99_9_ms");
    }

    @Test
    void a_transaction_is_rolled_back_before_it_is_begun_again() {
        AtomicInteger first = new AtomicInteger();
        for (boolean rollback : new boolean[] {false, true}) {
            first.set(0);
            List<Factor> factors = new ArrayList<>(List.of(events(3), threads(1)));
            if (rollback) {
                factors.add(rollbackOnRetry());
            }
            factors.add(workload("failing", session -> {
                session.execute("BEGIN");
                if (first.getAndIncrement() == 0) {
                    session.execute("SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213");
                }
                session.execute("COMMIT");
            }));
            RunResult run = run(factors.toArray(Factor[]::new));
            assertThat(run.errors()).containsEntry(1213, 1L);
            assertThat(run.counts().others()).isEqualTo(rollback ? 8 : 7);
        }
    }

    @Test
    void the_journal_keeps_what_an_open_loop_has_and_so_does_sysbenchs_report() {
        RunResult run = run(SMALL, threads(2), rate(50), seconds(1));
        RunResult read = new Journal(results).read(RUN).values().get(0);
        assertThat(read.toString()).isEqualTo(run.toString());
        assertThat(read.openLoop().orElseThrow().service().count()).isEqualTo(run.transactions());
        assertThat(read.load().endedBy(Ending.INTERRUPTED).openLoop())
                .isEqualTo(read.load().openLoop());
        assertThat(SysbenchText.of(read, SysbenchText.Format.V1_0)).contains("Target transaction rate: 50/sec\n");
    }

    /** A run whose server stands still for two seconds in its middle. */
    private RunResult frozen(Factor... factors) throws Exception {
        long pid = server.pid().orElseThrow();
        Thread freezer = new Thread(() -> {
            try {
                Thread.sleep(3_500);
                signal("-STOP", pid);
                Thread.sleep((long) (STALL * 1_000));
            } catch (InterruptedException | IOException e) {
                Thread.currentThread().interrupt();
            } finally {
                goOn(pid);
            }
        });
        freezer.start();
        RunResult run = run(factors);
        freezer.join();
        return run;
    }

    private static void goOn(long pid) {
        try {
            signal("-CONT", pid);
        } catch (InterruptedException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void signal(String name, long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", name, String.valueOf(pid)).start().waitFor();
    }

    private RunResult run(Factor... factors) {
        List<Factor> all = new ArrayList<>(List.of(server));
        all.addAll(Arrays.asList(factors));
        return new Runner(Progress.SILENT, new Journal(results)).run(RunSpec.of(Factors.of("run", all), () -> server));
    }
}
