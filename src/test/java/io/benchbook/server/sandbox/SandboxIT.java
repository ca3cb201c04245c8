package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Server;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real servers of every version in the catalogue. */
@Isolated
class SandboxIT {
    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void every_version_installs_starts_answers_and_stops(String name) throws SQLException {
        Sandbox server = sandboxes.get(name);

        assertThat(text(server, "SELECT VERSION()")).startsWith(name);
        assertThat(server.state()).isEqualTo(Server.State.RUNNING);
        server.stop();
        assertThat(server.state()).isEqualTo(Server.State.STOPPED);
        assertThat(server.log()).contains("Shutdown complete");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void nobody_gets_in_without_the_password(String name) {
        Sandbox server = sandboxes.get(name);
        server.start();
        Endpoint endpoint = server.endpoint();

        assertThatThrownBy(() -> Jdbc.open(login(endpoint, "root", "")))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("refused root");
        assertThatThrownBy(() -> Jdbc.open(login(endpoint, "", ""))).isInstanceOf(BenchbookException.class);
        assertThatThrownBy(() -> Jdbc.open(login(endpoint, "nobody", ""))).isInstanceOf(BenchbookException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void it_comes_back_after_kill_9_with_what_was_committed(String name) throws SQLException {
        Sandbox server = sandboxes.get(name).as("killed");
        execute(server, "CREATE DATABASE t", "CREATE TABLE t.t (a INT)", "INSERT INTO t.t VALUES (42)");

        server.kill();

        assertThat(server.state()).isEqualTo(Server.State.STOPPED);
        assertThat(text(server, "SELECT a FROM t.t")).isEqualTo("42");
        assertThat(server.log()).contains("crash recovery");
        server.discard();
    }

    @Test
    void a_restart_has_the_new_options_and_only_those() throws SQLException {
        Sandbox server = sandboxes.get("5.7.22").as("restarted").with("innodb_buffer_pool_size=64M");
        assertThat(text(server, "SELECT @@innodb_buffer_pool_size")).isEqualTo("67108864");
        int port = server.endpoint().port();

        server.restart(List.of("sync_binlog=0"));

        assertThat(server.options()).containsExactly("sync_binlog=0");
        assertThat(text(server, "SELECT CONCAT(@@sync_binlog, ' ', @@innodb_buffer_pool_size)"))
                .isEqualTo("0 134217728");
        assertThat(server.endpoint().port()).isEqualTo(port);
        assertThatThrownBy(() -> server.with("sync_binlog=1"))
                .hasMessage("with: 5.7.22/restarted is running already. Use restart(server, \"option\", ...).");
        server.discard();
    }

    @Test
    void a_binary_log_can_be_turned_on_before_8_0() throws SQLException {
        Sandbox server = sandboxes.get("5.7.22").as("binlog").with("log-bin");

        assertThat(text(server, "SELECT @@log_bin")).isEqualTo("1");
        server.discard();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void an_unknown_option_is_one_line_and_the_next_start_works(String name) throws SQLException {
        Sandbox server = sandboxes.get(name);

        assertThatThrownBy(() -> server.restart(List.of("innodb_flush_neigbors=0")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage(name + ": MySQL " + name + " has no start-up option innodb_flush_neigbors=0. "
                        + "Did you mean innodb_flush_neighbors?")
                .satisfies(failure -> assertThat(
                                ((BenchbookException) failure).facts().get("error log"))
                        .contains("[ERROR]", "innodb_flush_neigbors"));
        assertThat(server.state()).isEqualTo(Server.State.STOPPED);
        assertThat(text(server, "SELECT 1")).isEqualTo("1");
        assertThat(server.options()).isEmpty();
    }

    @Test
    void a_value_that_mysqld_refuses_is_told_with_its_own_words() {
        Sandbox server = sandboxes.get("5.7.22").as("refused").with("innodb_page_size=5000");

        assertThatThrownBy(server::start)
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("5.7.22/refused: mysqld did not start: ")
                .hasMessageContaining("page size");
        assertThat(server.state()).isEqualTo(Server.State.STOPPED);
        server.discard();
    }

    @Test
    void a_port_that_is_taken_is_one_line_and_a_free_one_is_used() throws IOException {
        Sandbox server = sandboxes.get("5.7.22").as("port");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = taken.getLocalPort();
            assertThatThrownBy(() -> server.restart(List.of("port=" + port)))
                    .hasMessage("5.7.22/port: port " + port + " is taken by another process. "
                            + "Leave port out to get a free one.");
        }
        int free = Ports.free();
        server.restart(List.of("port=" + free));

        assertThat(server.endpoint().port()).isEqualTo(free);
        server.discard();
    }

    @Test
    void nobody_reaches_it_from_outside() throws IOException {
        Sandbox server = sandboxes.get("8.0.15");
        int port = server.endpoint().port();

        List<InetAddress> outside = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress())
                .toList();
        assertThat(outside)
                .allSatisfy(address -> assertThatThrownBy(() -> {
                            try (Socket socket = new Socket()) {
                                socket.connect(new InetSocketAddress(address, port), 1_000);
                            }
                        })
                        .isInstanceOf(IOException.class));
        assertThat(listeningElsewhere(server.pid().orElseThrow())).isEmpty();
    }

    /** Listening TCP sockets of the process that are not on 127.0.0.1, from /proc/net/tcp and tcp6. */
    private static List<String> listeningElsewhere(long pid) throws IOException {
        List<String> sockets;
        try (Stream<Path> files = Files.list(Path.of("/proc/" + pid + "/fd"))) {
            sockets = files.map(SandboxIT::link)
                    .filter(link -> link.startsWith("socket:["))
                    .toList();
        }
        assertThat(sockets).isNotEmpty();
        return Stream.of("/proc/net/tcp", "/proc/net/tcp6")
                .flatMap(file -> lines(Path.of(file)))
                .map(line -> line.strip().split("\\s+"))
                .filter(fields -> fields[3].equals("0A") && sockets.contains("socket:[" + fields[9] + "]"))
                .map(fields -> fields[1])
                .filter(address -> !address.startsWith("0100007F:"))
                .toList();
    }

    private static String link(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException e) {
            return "";
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void the_password_is_in_no_log_and_no_text(String name) throws IOException {
        Sandbox server = sandboxes.get(name).as("secret").with("general-log", "log-bin");
        String password = server.endpoint().password();
        Path folder = server.dataDirectory().orElseThrow().getParent();

        assertThat(server + server.log() + server.endpoint()).doesNotContain(password);
        assertThat(folder.resolve("init.sql")).doesNotExist();
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile))
                    .allSatisfy(file -> assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                            .as(file.toString())
                            .doesNotContain(password));
        }
        server.discard();
    }

    @Test
    void two_of_one_version_are_two_servers() throws SQLException {
        Sandbox one = sandboxes.get("5.7.22");
        Sandbox other = one.as("relaxed");

        assertThat(other.name()).isEqualTo("5.7.22/relaxed");
        assertThat(sandboxes.get("5.7.22/relaxed")).isSameAs(other);
        assertThat(text(one, "SELECT @@server_uuid")).isNotEqualTo(text(other, "SELECT @@server_uuid"));
        assertThat(one.endpoint().port()).isNotEqualTo(other.endpoint().port());
        other.discard();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22"})
    void an_unpacked_distribution_is_a_server_too(String name) throws SQLException {
        sandboxes.install(name);
        Sandbox server =
                sandboxes.at(Folders.cache().resolve("servers").resolve(name)).as("unpacked");

        assertThat(server.kind()).isEqualTo(Server.Kind.DISTRIBUTION);
        assertThat(server.version()).hasToString(name);
        assertThat(text(server, "SELECT VERSION()")).startsWith(name);
        server.discard();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_snapshot_brings_back_what_was_there(String name) throws SQLException {
        Sandbox server = sandboxes.get(name).as("snapshot");
        execute(server, "CREATE DATABASE t", "CREATE TABLE t.t (a INT)", "INSERT INTO t.t VALUES (1)");
        server.snapshot("prepared");
        execute(server, "UPDATE t.t SET a = 2", "CREATE TABLE t.u (a INT)");

        server.restore("prepared");

        assertThat(server.state()).isEqualTo(Server.State.RUNNING);
        assertThat(text(server, "SELECT a FROM t.t")).isEqualTo("1");
        assertThat(text(server, "SHOW TABLES IN t LIKE 'u'")).isEmpty();
        assertThat(server.hasSnapshot("other")).isFalse();
        assertThatThrownBy(() -> server.restore("other"))
                .hasMessage(
                        "restore: there is no snapshot \"other\" of this server. Make one with snapshot(\"other\").");
        assertThatThrownBy(() -> server.snapshot("../x")).isInstanceOf(BenchbookException.class);
        assertThat(text(server, "SELECT 1")).isEqualTo("1");
        server.discard();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.7.22", "8.0.15"})
    void new_tables_have_the_servers_present_charset(String name) throws SQLException {
        Sandbox server = sandboxes.get(name).as("charset");
        server.endpoint();

        server.restart(List.of("character-set-server=koi8r"));
        server.endpoint();

        assertThat(text(
                        server,
                        "SELECT default_character_set_name FROM information_schema.schemata"
                                + " WHERE schema_name = 'benchbook'"))
                .isEqualTo("koi8r");
        server.discard();
    }

    @Test
    void a_folder_without_a_server_is_one_line(@TempDir Path folder) {
        assertThatThrownBy(() -> sandboxes.at(folder))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("server: there is no bin/mysqld in " + folder + ".");
    }

    @Test
    void closing_ends_all_and_deletes_their_data() {
        Sandboxes own = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        Sandbox server = own.get("5.7.22").as("closing");
        server.start();
        long pid = server.pid().orElseThrow();
        Path folder = server.dataDirectory().orElseThrow().getParent();

        own.close();

        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(folder).doesNotExist();
        assertThatThrownBy(() -> own.get("5.7.22").start()).hasMessage("server: this Benchbook is closing.");
    }

    private static Endpoint login(Endpoint endpoint, String user, String password) {
        return new Endpoint(endpoint.host(), endpoint.port(), Optional.empty(), user, password, "", Map.of());
    }

    private static void execute(Server server, String... statements) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    private static String text(Server server, String query) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getString(1) : "";
        }
    }
}
