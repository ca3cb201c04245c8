package io.benchbook.commands;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Servers.*;
import static io.benchbook.commands.Settings.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.SandboxCensus;
import io.benchbook.server.settings.Durability;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.Table;

/** The commands about servers, as they are typed. */
class ServersIT {
    @AfterEach
    void close() {
        Workbench.current().notices(line -> {});
        Workbench.current().close();
    }

    @Test
    void without_a_server_commands_say_how_to_name_one() {
        assertThatThrownBy(() -> restart())
                .hasMessage("restart: there is no current server. Name one first: use(server(\"8.0.15\")).");
        assertThatThrownBy(() -> sql("SELECT 1")).hasMessageStartingWith("sql: there is no current server.");
        assertThatThrownBy(() -> Experiments.run(Workloads.oltpReadOnly()))
                .hasMessageStartingWith("run: there is no current server.");
        assertThatThrownBy(() -> restart((Server) null)).hasMessageStartingWith("restart: needs a server, got null.");
        assertThatThrownBy(() -> server("8.0.51")).hasMessageContaining("Did you mean 8.0.15?");
    }

    @Test
    void the_current_server_is_the_used_one_else_the_one_named_last() {
        Server my57 = server("5.7.22");
        Server my80 = server("8.0.15");
        assertThat(server()).isSameAs(my80);
        assertThat(use(my57)).isSameAs(server());
        server("8.0.15");
        assertThat(server()).isSameAs(my57);
        assertThat(server("8.0.15")).isSameAs(my80);
    }

    @Test
    void sql_gives_columns_of_their_types() {
        Table table = sql(
                server("8.0.15"),
                "SELECT 1 a, 2.5 b, NULL c, 'x' d, TIMESTAMP '2019-04-25 10:00:00' e, DATE '2019-04-25' f, 1 a,"
                        + " CAST(7 AS UNSIGNED) g, 18446744073709551615 h, TIME '10:00:00' i");
        assertThat(table.columnNames()).containsExactly("a", "b", "c", "d", "e", "f", "a_2", "g", "h", "i");
        assertThat(table.types())
                .containsExactly(
                        ColumnType.LONG,
                        ColumnType.DOUBLE,
                        ColumnType.STRING,
                        ColumnType.STRING,
                        ColumnType.LOCAL_DATE_TIME,
                        ColumnType.LOCAL_DATE,
                        ColumnType.LONG,
                        ColumnType.LONG,
                        ColumnType.DOUBLE,
                        ColumnType.STRING);
        assertThat(table.get(0, 4)).hasToString("2019-04-25T10:00");
        assertThat(table.column("c").isMissing(0)).isTrue();
    }

    @Test
    void sql_changes_rows_and_explains_what_it_refuses() {
        Server server = server("8.0.15");
        assertThat(sql("CREATE TABLE t (a INT)").get(0, 0)).isEqualTo(0L);
        assertThat(sql("INSERT INTO t VALUES (1), (2)").get(0, 0)).isEqualTo(2L);
        assertThat(sql("SELECT COUNT(*) AS n FROM t").get(0, 0)).isEqualTo(2L);
        assertThat(sql("SHOW ENGINE INNODB STATUS").rowCount()).isEqualTo(1);
        assertThatThrownBy(() -> sql(server, "SELECT 1; SELECT 2"))
                .hasMessageStartingWith("sql: 8.0.15 answers with error 1064: ")
                .hasMessageEndingWith("sql(...) takes one statement.");
        assertThatThrownBy(() -> sql("SELECT * FROM nowhere"))
                .hasMessage("sql: 8.0.15 answers with error 1146: Table 'benchbook.nowhere' doesn't exist");
    }

    @Test
    void a_restart_takes_new_options_or_keeps_those_it_has() {
        Server server = use(server("8.0.15"));
        restart("innodb_log_file_size=64M");
        assertThat(config("innodb_log_file_size").get(0, 1)).isEqualTo("67108864");
        restart();
        assertThat(config(server, "innodb_log_file_size").get(0, 1)).isEqualTo("67108864");
        assertThat(restart(server).options()).containsExactly("innodb_log_file_size=64M");
    }

    @Test
    void settings_are_changed_read_and_compared() {
        Server my57 = server("5.7.22");
        Server my80 = server("8.0.15");
        assertThat(set("innodb-flush-neighbors", 1)).hasToString("innodb_flush_neighbors on 8.0.15: 0 → 1");
        Table now = setDurability(FAST);
        assertThat(now.columnNames())
                .containsExactly("server", "durability", "sync_binlog", "innodb_flush_log_at_trx_commit", "log_bin");
        assertThat(List.of(now.get(0, 1), now.get(0, 2), now.get(0, 3), now.get(0, 4)))
                .containsExactly("FAST", 0L, 2, "ON");
        assertThat(setDurability(my57, 100, 1).get(0, 1)).isEqualTo("100-1");
        assertThat(durability(my57).get(0, 4)).isEqualTo("OFF");
        assertThat(options(my80, "innodb_flush_neighbors", "sync_binlog"))
                .containsExactly("innodb_flush_neighbors=1", "sync_binlog=0");
        assertThatThrownBy(() -> options(my80, "sync_binlogs"))
                .hasMessage("options: 8.0.15 has no variable sync_binlogs. Did you mean sync_binlog?");
        Table differences = diffConfig(my57, my80);
        assertThat(differences.columnNames()).containsExactly("variable", "5.7.22", "8.0.15", "confounder", "why");
        assertThat(differences.stringColumn("variable").asList())
                .contains("character_set_server")
                .doesNotContain("innodb_flush_neighbors", "datadir", "server_uuid");
    }

    @Test
    void closing_puts_settings_of_a_disposable_server_back_and_says_so() {
        Sandbox owner = (Sandbox) server("5.7.22");
        Endpoint endpoint = owner.endpoint();
        List<String> said = new ArrayList<>();
        Workbench.current().notices(said::add);
        String url = "jdbc:mysql://127.0.0.1:" + endpoint.port() + "/?user=root&password=" + endpoint.password();
        Server theirs = server(url);
        assertThatThrownBy(() -> setDurability(theirs, FAST)).hasMessageStartingWith("setDurability: " + theirs.name());
        assertThatThrownBy(() -> Experiments.run(theirs, Workloads.oltpReadOnly(), Axes.threads(1), Axes.seconds(1)))
                .hasMessageStartingWith("prepare: " + theirs.name() + " was running already");
        assertThat(server(url).disposable()).isSameAs(theirs);
        setDurability(theirs, FAST);
        assertThat(servers().stringColumn("name").asList()).contains(theirs.name());

        Workbench.current().servers().putBack();
        assertThat(Durability.of(owner.variables())).isEqualTo(Durability.SAFE);
        assertThat(said)
                .containsExactly(
                        theirs.name() + ": put back sync_binlog=1",
                        theirs.name() + ": put back innodb_flush_log_at_trx_commit=1");
        assertThat(theirs.toString()).doesNotContain(endpoint.password());
    }

    @Test
    void a_benchbook_that_is_ended_puts_settings_back_too() throws IOException, InterruptedException {
        Sandbox owner = (Sandbox) server("5.7.22");
        Endpoint endpoint = owner.endpoint();
        String url = "jdbc:mysql://127.0.0.1:" + endpoint.port() + "/?user=root&password=" + endpoint.password();
        Process benchbook = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        ChangesSettings.class.getName(),
                        url)
                .redirectErrorStream(true)
                .start();
        try (BufferedReader out = benchbook.inputReader()) {
            assertThat(out.readLine()).isEqualTo("changed");
            assertThat(Durability.of(owner.variables())).isEqualTo(Durability.FAST);
            benchbook.toHandle().destroy();
            assertThat(out.lines()).contains("127.0.0.1:" + endpoint.port() + ": put back sync_binlog=1");
            assertThat(benchbook.waitFor(10, TimeUnit.SECONDS)).isTrue();
        } finally {
            benchbook.destroyForcibly();
        }
        assertThat(Durability.of(owner.variables())).isEqualTo(Durability.SAFE);
    }

    @Test
    void sandboxes_are_seen_and_stopped_from_outside() {
        Sandbox server = (Sandbox) server("8.0.15").as("outside");
        server.start();
        assertThat(new ServerKeeping().list().stringColumn("name").asList()).contains("8.0.15", "8.0.15/outside");
        assertThat(SandboxCensus.of(Folders.cache()))
                .filteredOn(entry -> entry.server().equals("8.0.15/outside")
                        && entry.pid() == server.pid().getAsLong())
                .singleElement()
                .satisfies(entry -> {
                    assertThat(entry.orphan()).isFalse();
                    assertThat(entry.ownerPid())
                            .isEqualTo(ProcessHandle.current().pid());
                });
    }
}
