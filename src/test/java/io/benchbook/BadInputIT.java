package io.benchbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.commands.Workbench;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import io.benchbook.experiment.RunFormat;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a user may type wrong, typed as in the shell: each is answered by one line, and the next cell works. */
@Isolated
class BadInputIT {
    private static Evaluator evaluator;

    @TempDir
    static Path folder;

    @BeforeAll
    static void open() {
        System.setProperty("benchbook.results", folder.toString());
        evaluator = Evaluator.start(Startup.imports(), note -> {});
        ok("var my57 = server(\"5.7.22\")");
        ok("var my80 = server(\"8.0.15\")");
    }

    @AfterAll
    static void close() {
        evaluator.close();
        Workbench.current().close();
        System.clearProperty("benchbook.results");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            server("8.0.51")                                          | there is no server "8.0.51". Did you mean 8.0.15?
            server("jdbc:postgresql://db1/x")                         | needs a URL like jdbc:mysql://
            run(my57, oltpReadOnly(), threads(0))                     | threads: needs a number from 1 to 10,000, got 0.
            run(my57, oltpReadOnly(), seconds(-1))                    | seconds: needs a number from 0.1 to 604,800, got -1.
            run(my57, oltpReadOnly(), threads(1, 2))                  | threads
            run(my57, threads(1))                                     | needs a workload
            run(my57, my80, oltpReadOnly())                           | server
            oltpReadOnly().rows("100K")                               | rows: needs a whole number, got the text "100K". Type rows(100_000).
            oltpReadOnly().rows(0)                                    | rows: needs
            oltpReadOnly().tables(-3)                                 | tables: needs
            jsonUpdate(0)                                             | needs
            run(server("5.6.24"), jsonUpdate(100), seconds(0.1))      | needs MySQL 5.7.8 or newer
            set(my80, "query_cache_type", 1)                          | query_cache_type
            set(my80, "innodb_flush_neigbors", 0)                     | Did you mean innodb_flush_neighbors?
            set(my80, "innodb_log_file_size", 1)                      | is not dynamic in MySQL 8.0.15. Use restart(
            restart(my57, "no_such_option=1")                         | no_such_option
            restart(my80, "query_cache_type=1")                       | query_cache_type
            plot(results(), x("thread"), y("tps"))                    | Did you mean threads?
            importSysbench("/nowhere")                                | there is no file or folder /nowhere.
            help("swep")                                              | there is nothing called swep.
            published("r9")                                           | there is no report r9.
            setDurability(my57, 1, 7)                                 | needs
            """)
    void is_answered_by_one_line_that_names_it(String input, String expected) {
        String answer = refused(input);
        assertThat(answer.lines().findFirst())
                .hasValueSatisfying(line -> assertThat(line).contains(expected));
        ok("1 + 1");
        ok("my57.variables().size()");
    }

    @Test
    void several_faults_are_told_at_once_a_line_each() {
        assertThat(refused("run(my57, oltpReadOnly(), threads(0), seconds(-1))").lines())
                .hasSize(2);
    }

    @Test
    void a_port_that_is_taken_is_named_and_the_server_can_still_be_started() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(refused("restart(my57, \"port=" + taken.getLocalPort() + "\")"))
                    .contains(String.valueOf(taken.getLocalPort()));
        }
        ok("run(my57, queries(\"SELECT 1\"), seconds(0.2))");
    }

    @Test
    void a_table_of_another_shape_is_refused_with_the_way_out() {
        ok("sql(my80, \"DROP TABLE IF EXISTS benchbook.sbtest7\")");
        ok("sql(my80, \"CREATE TABLE benchbook.sbtest7 (id INT PRIMARY KEY)\")");
        assertThat(refused("run(my80, oltpPointSelect().tables(7).rows(100), seconds(0.2))"))
                .contains("sbtest7");
        ok("sql(my80, \"DROP TABLE benchbook.sbtest7\")");
        ok("run(my80, oltpPointSelect().tables(7).rows(100), seconds(0.2))");
    }

    @Test
    void a_server_killed_during_a_run_leaves_what_was_measured_and_can_be_used_again() {
        ok("new Thread(() -> { try { Thread.sleep(1500); } catch (InterruptedException e) { } my80.kill(); }).start()");
        Object result = ok("run(my80, oltpPointSelect().rows(100), threads(2), seconds(30))");
        assertThat(Displays.text(result, Screen.PLAIN)).contains("ended", "failed");
        ok("run(my80, oltpPointSelect().rows(100), seconds(0.2))");
    }

    @Test
    void a_server_that_is_somebodys_is_left_alone_and_a_wrong_password_is_one_line() {
        Endpoint endpoint = Workbench.current().sandboxes().get("5.7.22").endpoint();
        String at = "jdbc:mysql://127.0.0.1:" + endpoint.port() + "/?user=" + endpoint.user() + "&password=";
        assertThat(refused("server(\"" + at + "wrong\").version()"))
                .contains("error 1045")
                .doesNotContain("wrong");
        ok("var theirs = server(\"" + at + endpoint.password() + "\")");
        for (String change : List.of(
                "purgeBinlogs(theirs)",
                "setDurability(theirs, FAST)",
                "set(theirs, \"sync_binlog\", 0)",
                "restart(theirs)",
                "dropCaches(theirs)",
                "prepare(theirs, oltpReadOnly())",
                "cleanup(theirs)",
                "run(theirs, oltpReadOnly(), seconds(0.2))")) {
            assertThat(refused(change)).as(change).contains(".disposable()").doesNotContain(endpoint.password());
        }
    }

    @Test
    void the_journal_can_be_read_and_holds_no_password() throws Exception {
        ok("run(my57, queries(\"SELECT 1\"), seconds(0.2))");
        String password =
                Workbench.current().sandboxes().get("5.7.22").endpoint().password();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).doesNotContain(password);
            }
        }
        assertThat(Workbench.current().journal().read(RunFormat.RUN).values()).isNotEmpty();
    }

    /** What is said of a cell that must fail as a user's own fault does. */
    private static String refused(String cell) {
        Outcome outcome = evaluator.evaluate(cell);
        assertThat(outcome).as(cell).isInstanceOf(Outcome.Thrown.class);
        Throwable cause = ((Outcome.Thrown) outcome).cause();
        assertThat(cause).as(cell).isInstanceOf(BenchbookException.class);
        return Displays.text(cause, Screen.PLAIN);
    }

    private static Object ok(String cell) {
        Outcome outcome = evaluator.evaluate(cell);
        assertThat(outcome).as(cell).isInstanceOfAny(Outcome.Value.class, Outcome.Nothing.class);
        return outcome instanceof Outcome.Value value ? value.value() : null;
    }
}
