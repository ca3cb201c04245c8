package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Script;
import io.benchbook.workload.oltp.OltpWorkload;
import io.benchbook.workload.oltp.Sysbench;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a server hears of 100 transactions of each workload, from us and from a real sysbench. Both draw from the same
 * seed, so that not only the statements, their order and their number are the same but every value in them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GeneralLogIT {
    private static final int TRANSACTIONS = 100;
    private static final int ROWS = 1_000;

    private final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
    private final Map<String, List<String>> counts = new TreeMap<>();
    private Sandbox server;
    private SysbenchProgram sysbench;

    @BeforeAll
    void open() throws SQLException {
        server = sandboxes.get("5.7.22");
        sysbench = SysbenchProgram.on(server);
        execute("SET GLOBAL log_output = 'TABLE'");
    }

    @AfterAll
    void close() {
        sandboxes.close();
        report();
    }

    static List<OltpWorkload> workloads() {
        List<OltpWorkload> all = new ArrayList<>();
        for (OltpWorkload workload : List.of(
                Sysbench.oltpReadWrite(),
                Sysbench.oltpReadOnly(),
                Sysbench.oltpWriteOnly(),
                Sysbench.oltpPointSelect(),
                Sysbench.oltpUpdateIndex(),
                Sysbench.oltpUpdateNonIndex(),
                Sysbench.oltpInsert(),
                Sysbench.oltpDelete())) {
            all.add(workload.tables(4).rows(ROWS));
        }
        all.add(Sysbench.bulkInsert());
        all.add(Sysbench.selectRandomPoints().rows(ROWS));
        all.add(Sysbench.selectRandomRanges().rows(ROWS));
        return all;
    }

    @ParameterizedTest
    @MethodSource("workloads")
    void the_server_hears_the_same_from_us_as_from_sysbench(OltpWorkload workload) throws Exception {
        List<String> theirs = ofSysbench(workload);
        for (EngineKind engine : List.of(EngineKind.JDBC, EngineKind.WIRE)) {
            List<String> ours = ofOurs(workload, engine);
            counts.put(workload.name(), List.of(summary(theirs), summary(ours)));

            assertThat(masked(ours)).as("%s", engine).isEqualTo(masked(theirs));
            assertThat(ours)
                    .as("%s", engine)
                    .isEqualTo(theirs)
                    .hasSizeGreaterThanOrEqualTo(workload.name().equals("bulk_insert") ? 1 : 100);
        }
    }

    private List<String> ofSysbench(OltpWorkload workload) throws Exception {
        int tables = workload.data().tables().size();
        String[] options = {workload.name(), "--table-size=" + ROWS, "--tables=" + tables, "--threads=1"};
        sysbench.run(with(options, "prepare"));
        startLog();
        sysbench.run(
                with(options, "--events=" + TRANSACTIONS, "--time=0", "--rand-seed=42", "--db-ps-mode=disable", "run"));
        List<String> heard = heard("sbtest");
        sysbench.run(with(options, "cleanup"));
        return heard;
    }

    private List<String> ofOurs(OltpWorkload workload, EngineKind kind) throws Exception {
        Endpoint endpoint = server.endpoint();
        Preparation preparation = new Preparation(endpoint, Progress.SILENT);
        preparation.forRun(workload, 1);
        startLog();
        transactions(workload, endpoint, kind);
        List<String> heard = heard(endpoint.user());
        preparation.cleanup();
        return heard;
    }

    /** sysbench draws once more after each transaction, to spread its histogram. */
    private static void transactions(OltpWorkload workload, Endpoint endpoint, EngineKind kind) throws Exception {
        Rng random = new Rng(0x0448be462a3c4464L, 0x5866c03136140b29L);
        try (Engine engine = kind.open(1);
                Engine.Link link = engine.connect(endpoint, false, workload.statements(), random)) {
            Script script = workload.script(0, 1);
            for (int i = 0; i < TRANSACTIONS; i++) {
                script.transaction(link);
                random.next();
            }
            script.finish(link);
        }
    }

    private static String[] with(String[] options, String... more) {
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private void startLog() throws SQLException {
        execute("SET GLOBAL general_log = OFF", "TRUNCATE mysql.general_log", "SET GLOBAL general_log = ON");
    }

    /** What connections to the schema of {@code user} have sent, without what a driver says when it connects or leaves. */
    private List<String> heard(String user) throws SQLException {
        execute("SET GLOBAL general_log = OFF");
        String schema = user.equals("sbtest") ? SysbenchProgram.SCHEMA : "benchbook";
        List<String> heard = new ArrayList<>();
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery("SELECT argument FROM mysql.general_log WHERE command_type = 'Query'"
                                + " AND thread_id IN (SELECT thread_id FROM mysql.general_log WHERE command_type = 'Connect' AND"
                                + " argument LIKE '" + user + "@% on " + schema + " %')")) {
            while (rows.next()) {
                heard.add(rows.getString(1));
            }
        }
        heard.removeIf(GeneralLogIT::isOfTheDriver);
        return heard;
    }

    private static boolean isOfTheDriver(String statement) {
        return statement.matches(
                "(?s)(/\\* mysql-connector.*|SET (NAMES|character_set_results|autocommit|sql_mode|"
                        + "SESSION TRANSACTION|net_).*|set session transaction.*|ROLLBACK|rollback|SHOW WARNINGS|SELECT @@.*|select @@.*)");
    }

    /** Statements with values as {@code ?}: a difference in kind is told before one in a value. */
    private static List<String> masked(List<String> statements) {
        return statements.stream()
                .map(text -> text.replaceAll("'[^']*'", "?")
                        .replaceAll("sbtest\\d+", "sbtestN")
                        .replaceAll("-?\\b\\d+\\b", "?"))
                .toList();
    }

    private static String summary(List<String> statements) {
        Map<String, Long> byVerb = statements.stream()
                .collect(Collectors.groupingBy(
                        text -> text.strip().split("[^A-Za-z]+")[0].toUpperCase(Locale.ROOT),
                        TreeMap::new,
                        Collectors.counting()));
        return statements.size() + " " + byVerb;
    }

    private void report() {
        StringBuilder table = new StringBuilder(
                String.format("%n%-24s %-72s %s%n", "100 transactions of", "statements of sysbench", "of Benchbook"));
        counts.forEach((workload, both) ->
                table.append(String.format("%-24s %-72s %s%n", workload, both.get(0), both.get(1))));
        System.out.println(table);
    }

    private void execute(String... statements) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
