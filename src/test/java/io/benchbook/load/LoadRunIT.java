package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.DataSet;
import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import io.benchbook.workload.Workload;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs against a real server: on time, counted right, and nothing left behind. */
@Isolated
class LoadRunIT {
    private static final Sql ONE = Sql.of("one", "SELECT 1 + ?");

    private static Sandboxes sandboxes;
    private static Sandbox server;

    @BeforeAll
    static void open() throws SQLException {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
        server.endpoint();
        sql("CREATE TABLE benchbook.t (id INT PRIMARY KEY, k INT)", "INSERT INTO benchbook.t VALUES (1, 0), (2, 0)");
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @AfterEach
    void no_client_is_left_behind() {
        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(Thread::isAlive)
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("benchbook-client"));
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void a_run_ends_on_time_and_counts_every_statement_once(EngineKind engine) throws SQLException {
        for (boolean prepared : new boolean[] {false, true}) {
            Listener listener = new Listener();
            LoadResult result = LoadRun.run(
                    plan(engine, workload(List.of(ONE), LoadRunIT::oneOfEach), 2, 1.5, 0.5, prepared), listener);
            assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
            assertThat(result.seconds()).isEqualTo(1.5, within(0.1));
            Counts counts = result.counts();
            assertThat(counts.transactions()).isGreaterThan(100);
            // at the end of the warm-up each of the two clients may be in the middle of a transaction
            assertThat(counts.reads()).isBetween(counts.transactions() - 2, counts.transactions());
            assertThat(counts.writes()).isBetween(counts.transactions() - 2, counts.transactions());
            assertThat(counts.others()).isBetween(2 * counts.transactions() - 4, 2 * counts.transactions());
            assertThat(result.transactions().count()).isEqualTo(counts.transactions());
            assertThat(result.transactionsPerThread().stream()
                            .mapToLong(Long::longValue)
                            .sum())
                    .isEqualTo(counts.transactions());
            assertThat(result.statements()).extracting(Latency::kind).containsExactly("begin", "commit", "one", "up");
            assertThat(result.intervals()).hasSize(2);
            assertThat(result.intervals().stream()
                            .mapToLong(interval -> interval.counts().transactions())
                            .sum())
                    .isEqualTo(counts.transactions());
            assertThat(result.generator().threadCpuSeconds()).isBetween(0.001, 3.2);
            assertThat(listener.heard)
                    .containsSubsequence("opened 2", "started", "measuring", "interval", "measured", "interval");
        }
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void a_hung_query_does_not_keep_a_run_from_ending(EngineKind engine) {
        long begun = System.nanoTime();
        LoadResult result = run(plan(engine, workload(session -> session.execute("SELECT SLEEP(60)")), 3, 0.5));
        assertThat(secondsSince(begun)).isLessThan(4);
        assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(result.seconds()).isEqualTo(0.5);
        assertThat(result.counts().transactions()).isZero();
        assertThat(result.notes()).containsExactly("3 transactions were killed at the end");
        assertThat(server.status().get("Threads_running")).isIn("1", "2");
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void an_interrupt_ends_a_run_at_once_and_keeps_what_was_measured(EngineKind engine) {
        Thread here = Thread.currentThread();
        Thread other = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(1200);
                here.interrupt();
            } catch (InterruptedException e) {
                here.interrupt();
            }
        });
        other.start();
        long begun = System.nanoTime();
        LoadResult result = run(plan(engine, workload(LoadRunIT::oneOfEach), 2, 60));
        assertThat(secondsSince(begun)).isLessThan(3);
        assertThat(result.ending()).isEqualTo(Ending.INTERRUPTED);
        assertThat(result.counts().transactions()).isPositive();
        assertThat(result.seconds()).isBetween(0.3, 2.0);
        assertThat(Thread.interrupted()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void deadlocks_are_counted_and_the_transactions_begun_again(EngineKind engine) {
        LoadResult result = LoadRun.run(
                plan(engine, workload(List.of(), LoadRunIT::crosswise), 8, 2, 0, false), new LoadListener() {});
        assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(result.counts().errors()).containsOnlyKeys(1213);
        assertThat(result.counts().errorCount()).isPositive();
        assertThat(result.errorTexts().get(1213)).startsWith("Deadlock found");
        assertThat(result.counts().transactions()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void an_error_that_is_not_ignored_ends_the_run_with_its_reason(EngineKind engine) {
        LoadResult result = run(plan(engine, workload(session -> session.execute("SELECT nothing")), 2, 30));
        assertThat(result.ending()).isEqualTo(Ending.failed("Unknown column 'nothing' in 'field list' (1054)"));
        assertThat(result.counts().errors()).containsKey(1054);
    }

    @Test
    void an_error_in_a_workload_of_a_notebook_ends_the_run_with_its_reason() {
        LoadResult result = run(plan(
                EngineKind.JDBC,
                workload(session -> {
                    throw new IllegalStateException("no seats left");
                }),
                2,
                30));
        assertThat(result.ending().reason())
                .isEqualTo("workload test threw java.lang.IllegalStateException: no seats left");
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void a_connection_that_was_killed_is_opened_again(EngineKind engine) throws Exception {
        Thread killer = new Thread(LoadRunIT::killTheClients);
        killer.start();
        LoadResult result = run(plan(engine, workload(LoadRunIT::oneOfEach), 2, 2));
        killer.join();
        assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(result.counts().reconnects()).isBetween(1L, 2L);
        assertThat(result.counts().errors()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void a_server_that_is_killed_during_a_run_leaves_a_partial_result_with_the_reason(EngineKind engine)
            throws Exception {
        Sandbox victim = server.as("victim-" + engine);
        LoadPlan plan = new LoadPlan(
                victim.endpoint(),
                workload(session -> session.execute("SELECT 1")),
                engine,
                2,
                60,
                0,
                1,
                false,
                1,
                RetryPolicy.SYSBENCH);
        Thread killer = new Thread(() -> {
            LoadRunIT.sleep(1000);
            victim.kill();
        });
        killer.start();
        long begun = System.nanoTime();
        LoadResult result = run(plan);
        killer.join();
        assertThat(secondsSince(begun)).isLessThan(8);
        assertThat(result.ending().kind()).isEqualTo(Ending.Kind.FAILED);
        assertThat(result.ending().reason()).contains("it could not be reached again within 2 s");
        assertThat(result.ending().reason().lines()).hasSize(1);
        assertThat(result.counts().transactions()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void a_refused_connection_is_told_once_with_the_reason(EngineKind engine) {
        var there = server.endpoint();
        var wrong = new io.benchbook.base.Endpoint(
                there.host(), there.port(), there.socket(), "nobody", "secret-word", "", java.util.Map.of());
        LoadPlan plan =
                new LoadPlan(wrong, workload(LoadRunIT::oneOfEach), engine, 4, 5, 0, 1, false, 1, RetryPolicy.SYSBENCH);
        assertThatThrownBy(() -> run(plan))
                .isInstanceOf(BenchbookException.class)
                .hasMessageMatching("run: 0 of 4 connections could be opened, then: Access denied .*\\(1045\\)\\.")
                .hasMessageNotContaining("secret-word");
    }

    @ParameterizedTest
    @EnumSource(value = EngineKind.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSBENCH")
    void too_many_prepared_statements_are_error_1461_and_not_hidden(EngineKind engine) throws SQLException {
        List<Sql> many = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            many.add(Sql.of("one", "SELECT " + i + " + ?"));
        }
        sql("SET GLOBAL max_prepared_stmt_count = 100");
        try {
            LoadPlan plan = plan(engine, workload(many, LoadRunIT::oneOfEach), 2, 1, 0, true);
            assertThatThrownBy(() -> run(plan)).hasMessageContaining("(1461)");
        } finally {
            sql("SET GLOBAL max_prepared_stmt_count = 16382");
        }
    }

    @Test
    void warnings_of_the_server_are_told() {
        Sql dividing = Sql.of("dividing", "SELECT 1 / 0");
        LoadResult result =
                run(plan(EngineKind.WIRE, workload(List.of(dividing), session -> session.execute(dividing)), 1, 0.3));
        assertThat(result.notes()).anyMatch(note -> note.endsWith("warnings from the server"));
    }

    private static LoadResult run(LoadPlan plan) {
        return LoadRun.run(plan, new LoadListener() {});
    }

    private static LoadPlan plan(EngineKind engine, Workload workload, int threads, double seconds) {
        return plan(engine, workload, threads, seconds, 0, false);
    }

    private static LoadPlan plan(
            EngineKind engine, Workload workload, int threads, double seconds, double warmup, boolean prepared) {
        return new LoadPlan(
                server.endpoint(),
                workload,
                engine,
                threads,
                seconds,
                warmup,
                1,
                prepared,
                1,
                RetryPolicy.retrying(IgnoredErrors.of(1213), false));
    }

    private static final Sql BEGIN = Sql.textOnly("begin", "BEGIN");
    private static final Sql UP = Sql.of("up", "UPDATE t SET k = k + 1 WHERE id = ?");
    private static final Sql COMMIT = Sql.of("commit", "COMMIT");
    private static final AtomicInteger TURN = new AtomicInteger();

    private static void oneOfEach(Session session) throws SqlFailure {
        session.execute(BEGIN);
        session.bind(3).execute(ONE);
        session.bind(1).execute(UP);
        session.execute(COMMIT);
    }

    private static void crosswise(Session session) throws SqlFailure {
        int first = 1 + TURN.getAndIncrement() % 2;
        session.execute(BEGIN);
        session.bind(first).execute(UP);
        session.bind(3 - first).execute(UP);
        session.execute(COMMIT);
    }

    private static Workload workload(Script script) {
        return workload(List.of(), script);
    }

    private static Workload workload(List<Sql> statements, Script script) {
        return new Workload() {
            @Override
            public String name() {
                return "test";
            }

            @Override
            public DataSet data() {
                return DataSet.NONE;
            }

            @Override
            public List<Sql> statements() {
                return statements;
            }

            @Override
            public Script script(int number, int clients) {
                return script;
            }
        };
    }

    private static void killTheClients() {
        sleep(700);
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            List<Long> ids = new ArrayList<>();
            try (var rows = statement.executeQuery("SELECT id FROM information_schema.processlist"
                    + " WHERE id <> CONNECTION_ID() AND db = 'benchbook'")) {
                while (rows.next()) {
                    ids.add(rows.getLong(1));
                }
            }
            for (long id : ids) {
                statement.execute("KILL " + id);
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static void sql(String... statements) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            for (String text : statements) {
                statement.execute(text);
            }
        }
    }

    private static void sleep(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static double secondsSince(long begun) {
        return (System.nanoTime() - begun) / 1e9;
    }

    private static final class Listener implements LoadListener {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void opened(int connections) {
            heard.add("opened " + connections);
        }

        @Override
        public void started() {
            heard.add("started");
        }

        @Override
        public void measuring() {
            heard.add("measuring");
        }

        @Override
        public void interval(Interval interval) {
            heard.add("interval");
        }

        @Override
        public void measured() {
            heard.add("measured");
        }
    }
}
