package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.JsonUpdate;
import io.benchbook.workload.OwnWorkload;
import io.benchbook.workload.Queries;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.Sysbench;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every workload, run by the load generator on a real server. */
@Isolated
class WorkloadRunIT {
    private static final int CLIENTS = 2;

    private static Sandboxes sandboxes;
    private static Sandbox server;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @AfterEach
    void clean() {
        new Preparation(server.endpoint(), Progress.SILENT).cleanup();
    }

    static List<Workload> workloads() {
        return List.of(
                Sysbench.oltpReadWrite().tables(2).rows(2_000),
                Sysbench.oltpReadOnly().tables(2).oneTablePerTransaction(),
                Sysbench.oltpWriteOnly().tables(2).rows(2_000),
                Sysbench.oltpPointSelect(),
                Sysbench.oltpUpdateIndex(),
                Sysbench.oltpUpdateNonIndex(),
                Sysbench.oltpInsert(),
                Sysbench.oltpInsert().autoInc(false),
                Sysbench.oltpDelete(),
                Sysbench.bulkInsert(),
                Sysbench.selectRandomPoints(),
                Sysbench.selectRandomRanges(),
                JsonUpdate.of(10_000).rows(4).commit(true),
                Queries.of("SELECT 1", "SELECT '?'"),
                OwnWorkload.of("own", session -> session.execute("SELECT ?", 1)));
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void it_runs_without_errors_as_text_and_prepared(Workload workload) {
        for (EngineKind engine : List.of(EngineKind.JDBC, EngineKind.WIRE)) {
            for (boolean prepared : new boolean[] {false, true}) {
                LoadResult result = run(workload, prepared, engine);

                assertThat(result.ending().isCompleted())
                        .as("%s, %s", engine, result.ending())
                        .isTrue();
                assertThat(result.counts().transactions()).isPositive();
                assertThat(result.counts().errors().keySet()).isSubsetOf(1213);
            }
        }
    }

    @Test
    void what_bulk_insert_has_not_sent_when_the_clock_stops_is_sent_then() throws SQLException {
        LoadResult result = run(Sysbench.bulkInsert(), true, EngineKind.WIRE);

        assertThat(number("SELECT (SELECT COUNT(*) FROM benchbook.sbtest1) + (SELECT COUNT(*) FROM benchbook.sbtest2)"))
                .isGreaterThanOrEqualTo(result.counts().transactions());
    }

    @ParameterizedTest
    @EnumSource(
            value = EngineKind.class,
            names = {"JDBC", "WIRE"})
    void a_workload_that_connects_anew_gets_other_connections(EngineKind engine) throws SQLException {
        long before = number(
                "SELECT variable_value FROM performance_schema.global_status WHERE variable_name = 'Connections'");
        LoadResult result = run(Sysbench.oltpPointSelect().reconnect(10), true, engine);
        long after = number(
                "SELECT variable_value FROM performance_schema.global_status WHERE variable_name = 'Connections'");

        assertThat(result.ending().isCompleted()).as("%s", result.ending()).isTrue();
        assertThat(result.counts().reconnects()).isPositive();
        assertThat(after - before).isGreaterThanOrEqualTo(result.counts().reconnects());
    }

    private static LoadResult run(Workload workload, boolean prepared, EngineKind engine) {
        new Preparation(server.endpoint(), Progress.SILENT).forRun(workload, CLIENTS);
        LoadPlan plan = new LoadPlan(
                server.endpoint(), workload, engine, CLIENTS, 0.4, 0, 1, prepared, 7, RetryPolicy.SYSBENCH);
        return LoadRun.run(plan, new LoadListener() {});
    }

    private static long number(String query) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
