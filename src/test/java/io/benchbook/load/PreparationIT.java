package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.JsonUpdate;
import io.benchbook.workload.OwnWorkload;
import io.benchbook.workload.oltp.OltpWorkload;
import io.benchbook.workload.oltp.Sysbench;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Making, recognising and dropping tables on real servers. */
@Isolated
class PreparationIT {
    private static final OltpWorkload FOUR = Sysbench.oltpReadOnly().tables(4).rows(2_000);

    private static Sandboxes sandboxes;
    private static Sandbox server;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("5.7.22");
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @AfterEach
    void clean() {
        preparation().cleanup();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void the_tables_are_those_of_sysbench_and_sysbench_runs_on_them(String version) throws Exception {
        Sandbox each = sandboxes.get(version);
        SysbenchProgram sysbench = SysbenchProgram.on(each);
        sysbench.run("oltp_read_write", "--tables=2", "--table-size=3000", "prepare");

        new Preparation(each.endpoint(), Progress.SILENT)
                .prepare(Sysbench.oltpReadWrite().tables(2).rows(3_000).data());

        for (String table : List.of("sbtest1", "sbtest2")) {
            assertThat(text(each, "SHOW CREATE TABLE benchbook." + table, 2))
                    .isEqualTo(text(each, "SHOW CREATE TABLE sbtest." + table, 2))
                    .contains("AUTO_INCREMENT=3001", "KEY `k_");
            assertThat(text(
                            each,
                            "SELECT CONCAT(COUNT(*), ' ', MIN(id), ' ', MAX(id), ' ', COUNT(DISTINCT c)) FROM benchbook."
                                    + table,
                            1))
                    .isEqualTo("3000 1 3000 3000");
        }
        assertThat(sysbench.runIn(
                        "benchbook", "oltp_read_write", "--tables=2", "--table-size=3000", "--events=50", "run"))
                .contains("transactions:                        50 ");
    }

    @Test
    void tables_that_are_there_are_recognised_at_once() {
        Prepared first = preparation().prepare(FOUR.data());
        long start = System.nanoTime();
        Prepared second = preparation().prepare(FOUR.pointSelects(3).data());
        double seconds = (System.nanoTime() - start) / 1e9;

        assertThat(first.toString()).startsWith("sbtest: 4 tables with 8,000 rows made in ");
        assertThat(second).hasToString("sbtest: 4 tables found, nothing to do");
        assertThat(seconds).isLessThan(1.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void tables_are_made_anew_where_the_server_s_character_set_is_another_now(String version) throws Exception {
        try (Sandboxes own = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            Sandbox changing = own.get(version).as("charsets").with("character_set_server=latin1");
            OltpWorkload stated = FOUR.createTableOptions("CHARACTER SET latin1");
            new Preparation(changing.endpoint(), Progress.SILENT).prepare(FOUR.data());
            changing.restart(List.of("character_set_server=utf8mb4"));
            Prepared anew = new Preparation(changing.endpoint(), Progress.SILENT).forRun(FOUR, 1);

            assertThat(anew.notes()).containsExactly("4 tables made anew: the server's character set was another");
            assertThat(text(changing, "SHOW CREATE TABLE benchbook.sbtest1", 2)).contains("CHARSET=utf8mb4");
            assertThat(new Preparation(changing.endpoint(), Progress.SILENT)
                            .prepare(FOUR.data())
                            .made())
                    .isZero();
            new Preparation(changing.endpoint(), Progress.SILENT).cleanup();
            new Preparation(changing.endpoint(), Progress.SILENT).prepare(stated.data());
            assertThat(new Preparation(changing.endpoint(), Progress.SILENT)
                            .prepare(stated.data())
                            .made())
                    .isZero();
        }
    }

    @Test
    void more_tables_of_the_same_kind_are_added_to_those_that_are_there() {
        preparation().prepare(FOUR.tables(2).data());

        Prepared more = preparation().prepare(FOUR.data());

        assertThat(more.made()).isEqualTo(2);
        assertThat(more.found()).isEqualTo(2);
    }

    @Test
    void tables_with_other_content_are_an_error_that_says_what_differs() {
        preparation().prepare(FOUR.data());

        assertThatThrownBy(() -> preparation()
                        .prepare(
                                FOUR.rows(50).distribution(Distribution.UNIFORM).data()))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("prepare: table sbtest1 is there with rows=2000, distribution=special, wanted was rows=50,"
                        + " distribution=uniform. cleanup(server) drops Benchbook's tables there, then prepare again.");
        assertThatThrownBy(() -> preparation().prepare(Sysbench.bulkInsert().data()))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("prepare: table sbtest1 is there with columns=sbtest, rows=2000, wanted was "
                        + "columns=bulk_insert, rows=0.");
    }

    @Test
    void equal_seeds_make_equal_tables() throws SQLException {
        preparation().prepare(FOUR.data());
        String first = checksums();
        preparation().cleanup();
        preparation().prepare(FOUR.data());
        String again = checksums();
        preparation().cleanup();
        preparation().prepare(FOUR.dataSeed(2).data());

        assertThat(again).isEqualTo(first);
        assertThat(checksums()).isNotEqualTo(first);
    }

    @Test
    void tables_that_sysbench_made_are_taken_if_they_fit() throws Exception {
        SysbenchProgram sysbench = SysbenchProgram.on(server);
        sysbench.runIn("benchbook", "oltp_read_only", "--tables=4", "--table-size=2000", "prepare");
        try {
            assertThat(preparation().prepare(FOUR.data()))
                    .hasToString(
                            "sbtest: 4 tables found, nothing to do (4 tables made by something else than Benchbook)");
            assertThatThrownBy(() -> preparation().prepare(FOUR.rows(3_000).data()))
                    .hasMessage("prepare: table sbtest1 is there, made by something else, with 2,000 rows, wanted was "
                            + "3,000. Drop it: sql(\"DROP TABLE benchbook.sbtest1\").");
            assertThatThrownBy(() ->
                            preparation().prepare(FOUR.createSecondary(false).data()))
                    .hasMessageContaining("with id int, k int, c char(120), pad char(60), primary key (id), key (k), "
                            + "wanted was id int, k int, c char(120), pad char(60), primary key (id).");
            assertThat(preparation().cleanup()).isEmpty();
            assertThat(tables()).contains("sbtest1");
        } finally {
            sysbench.runIn("benchbook", "oltp_read_only", "--tables=4", "cleanup");
        }
    }

    @Test
    void tables_whose_rows_a_run_changes_are_made_anew_before_the_next() {
        preparation().forRun(Sysbench.oltpDelete().tables(4).rows(2_000), 8);

        Prepared next = preparation().forRun(FOUR, 8);
        Prepared last = preparation().forRun(FOUR, 8);

        assertThat(next.made()).isEqualTo(4);
        assertThat(next.notes()).containsExactly("4 tables made anew: a run had changed the rows");
        assertThat(last.made()).isZero();
    }

    @Test
    void each_client_of_bulk_insert_gets_a_table() throws SQLException {
        preparation().forRun(Sysbench.bulkInsert(), 3);

        assertThat(tables()).contains("sbtest1", "sbtest2", "sbtest3").doesNotContain("sbtest4");
    }

    @Test
    void an_interrupted_prepare_says_so_and_the_next_one_completes_it() throws Exception {
        OltpWorkload big = FOUR.rows(20_000);
        preparation().prepare(big.data());
        String whole = checksums();
        preparation().cleanup();

        AtomicReference<Throwable> failure = new AtomicReference<>();
        CountDownLatch filling = new CountDownLatch(1);
        Thread thread = new Thread(() -> failure.set(catchThrowable(
                () -> new Preparation(server.endpoint(), (what, unit, total) -> (done, text) -> filling.countDown())
                        .prepare(big.data()))));
        thread.start();
        filling.await();
        thread.interrupt();
        thread.join(5_000);

        assertThat(failure.get())
                .isInstanceOf(BenchbookException.class)
                .hasMessageMatching("prepare: interrupted after [\\d,]+ of 80,000 rows\\. "
                        + "Prepare again to go on where it ended\\.");
        Prepared next = preparation().prepare(big.data());
        assertThat(next.made()).isPositive();
        assertThat(checksums()).isEqualTo(whole);
    }

    @Test
    void a_server_that_dies_is_one_line_and_nothing_wrong_is_recorded() throws Exception {
        OltpWorkload big = FOUR.rows(30_000);
        AtomicBoolean first = new AtomicBoolean(true);
        Thread killer = new Thread(server::kill);
        Preparation dying = new Preparation(server.endpoint(), (what, unit, total) -> (done, text) -> {
            if (done > 20_000 && first.getAndSet(false)) {
                killer.start();
            }
        });

        assertThatThrownBy(() -> dying.prepare(big.data()))
                .isInstanceOf(BenchbookException.class)
                .hasMessageMatching("prepare: lost the connection to \\S+ while .*\\. "
                        + "Is the server still running\\? Prepare again to go on where it ended\\.");
        killer.join();
        server.start();
        Prepared next = preparation().prepare(big.data());
        assertThat(next.made()).isPositive();
        assertThat(text(server, "SELECT GROUP_CONCAT(DISTINCT state) FROM benchbook.benchbook_data", 1))
                .isEqualTo("COMPLETE");
        assertThat(text(server, "SELECT COUNT(*) FROM benchbook.sbtest4", 1)).isEqualTo("30000");
    }

    @Test
    void cleanup_drops_what_was_made_and_nothing_else() throws SQLException {
        execute("CREATE TABLE benchbook.mine (a INT)");
        preparation().prepare(FOUR.data());

        assertThat(preparation().cleanup()).containsExactly("sbtest1", "sbtest2", "sbtest3", "sbtest4");
        assertThat(tables()).contains("mine").doesNotContain("sbtest1", Registry.TABLE);
        execute("DROP TABLE benchbook.mine");
    }

    @Test
    void a_server_that_refuses_the_table_is_one_line() {
        assertThatThrownBy(() -> preparation()
                        .prepare(FOUR.createTableOptions("NONSENSE=1").data()))
                .isInstanceOf(BenchbookException.class)
                .hasMessageMatching("prepare: \\S+ refused CREATE TABLE sbtest\\d\\( \\(error 1064\\): .*NONSENSE=1.*");
    }

    @Test
    void a_document_that_is_larger_than_the_server_takes_is_one_line_with_the_way_out() {
        assertThat(preparation().prepare(JsonUpdate.of(100_000).data()).rows()).isEqualTo(1);
        preparation().cleanup();
        assertThatThrownBy(() -> preparation().prepare(JsonUpdate.of(5_000_000).data()))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("max_allowed_packet (4194304)")
                .hasMessageEndingWith("Type restart(server, \"max_allowed_packet=1G\").");
    }

    @Test
    void tables_of_ones_own_are_made_and_recognised() {
        OwnWorkload transfer = OwnWorkload.of("transfer", session -> {})
                .table(
                        "accounts",
                        "CREATE TABLE accounts (id INT PRIMARY KEY, name TEXT)",
                        5,
                        row -> "(" + row + ", 'é')");

        assertThat(preparation().prepare(transfer.data()).rows()).isEqualTo(5);
        assertThat(preparation().prepare(transfer.data()).made()).isZero();
    }

    private static Preparation preparation() {
        Endpoint endpoint = server.endpoint();
        return new Preparation(endpoint, Progress.SILENT);
    }

    private static String checksums() throws SQLException {
        StringBuilder all = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            all.append(text(server, "CHECKSUM TABLE benchbook.sbtest" + i, 2)).append(' ');
        }
        return all.toString();
    }

    private static List<String> tables() throws SQLException {
        return List.of(text(
                        server,
                        "SELECT GROUP_CONCAT(table_name) FROM information_schema.tables WHERE "
                                + "table_schema = 'benchbook'",
                        1)
                .split(","));
    }

    private static void execute(String sql) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String text(Sandbox server, String query, int column) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getString(column) : "";
        }
    }
}
