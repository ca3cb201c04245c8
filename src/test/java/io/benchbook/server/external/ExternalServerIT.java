package io.benchbook.server.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.server.settings.Administration;
import io.benchbook.server.settings.Binlogs;
import io.benchbook.server.settings.Durability;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers that are somebody's; here they are sandboxes, seen through their URL. */
class ExternalServerIT {
    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    Path folder;

    private static Sandbox sandbox(String name) {
        Sandbox sandbox = sandboxes.get(name);
        sandbox.start();
        return sandbox;
    }

    private static ExternalServer external(Sandbox sandbox) {
        Endpoint endpoint = sandbox.endpoint();
        return at(endpoint, "root", endpoint.password());
    }

    private static ExternalServer at(Endpoint endpoint, String user, String password) {
        String url = "jdbc:mysql://127.0.0.1:" + endpoint.port() + "/?user=" + user + "&password=" + password;
        return ExternalServer.at(url, PasswordPrompt.NOBODY);
    }

    private static void run(Server server, String... statements) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void whatever_changes_or_endangers_it_is_refused_until_it_is_disposable(String name) {
        ExternalServer server = external(sandbox(name));
        String place = server.name();
        assertThatThrownBy(() -> server.restart(List.of()))
                .hasMessage("restart: " + place + " was running already, so it is somebody's: a restart throws out"
                        + " whoever works there. Say .disposable() on it if that does not matter.");
        assertThatThrownBy(() -> server.set("sync_binlog", 0)).hasMessageStartingWith("set: " + place);
        assertThatThrownBy(() -> Durability.FAST.applyTo(server)).hasMessageStartingWith("setDurability: " + place);
        assertThatThrownBy(server::dropCaches).hasMessageStartingWith("dropCaches: " + place);
        assertThatThrownBy(() -> Binlogs.purge(server)).hasMessageStartingWith("purgeBinlogs: " + place);
        assertThatThrownBy(server::stop).hasMessageContaining("so it is not stopped");
        assertThatThrownBy(() -> server.mustBeDisposable("prepare")).hasMessageStartingWith("prepare: ");
        server.disposable().mustBeDisposable("prepare");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void settings_that_were_changed_are_put_back_and_that_is_said(String name) {
        Sandbox sandbox = sandbox(name);
        sandbox.set("character_set_server", "utf8");
        sandbox.set("collation_server", "utf8_unicode_ci");
        Durability before = Durability.of(sandbox.variables());
        ExternalServer server = external(sandbox).disposable();

        new Durability(7, 0).applyTo(server);
        server.set("character_set_server", "latin1");
        server.set("innodb_max_dirty_pages_pct", 50);
        server.set("init_connect", "SELECT 'it''s'");
        assertThat(Durability.of(server.variables())).isEqualTo(new Durability(7, 0));

        List<String> said = server.putBack();
        assertThat(said).contains(server.name() + ": put back sync_binlog=" + before.syncBinlog());
        assertThat(Durability.of(sandbox.variables())).isEqualTo(before);
        assertThat(sandbox.variables())
                .containsEntry("collation_server", "utf8_unicode_ci")
                .containsEntry("init_connect", "");
        assertThat(server.putBack()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_schema_with_somebodys_tables_is_not_written_to(String name) throws SQLException {
        Sandbox sandbox = sandbox(name);
        run(
                sandbox,
                "DROP DATABASE IF EXISTS benchbook",
                "CREATE DATABASE benchbook",
                "CREATE TABLE benchbook.a (i INT)");
        ExternalServer server = ownersView(sandbox).disposable();
        assertThatThrownBy(server::endpoint)
                .hasMessageStartingWith("schema: " + server.name()
                        + " has a schema benchbook with 1 table that Benchbook did not make.");
        run(sandbox, "DROP DATABASE benchbook");
        assertThat(server.endpoint().schema()).isEqualTo("benchbook");
        run(sandbox, "CREATE TABLE benchbook.sbtest1 (i INT)");
        assertThat(server.endpoint().schema()).isEqualTo("benchbook");
        run(sandbox, "DROP DATABASE benchbook");
    }

    /** Without making the schema through the sandbox. */
    private static ExternalServer ownersView(Sandbox sandbox) throws SQLException {
        run(sandbox, grant(sandbox));
        String url = "jdbc:mysql://127.0.0.1:" + sandbox.port().getAsInt() + "/?user=owner&password=ownerspassword";
        return ExternalServer.at(url, PasswordPrompt.NOBODY);
    }

    private static String[] grant(Sandbox sandbox) {
        String user = "'owner'@'127.0.0.1'";
        String local = "'owner'@'localhost'";
        return new String[] {
            sandbox.version().atLeast(5, 7, 0)
                    ? "CREATE USER IF NOT EXISTS " + user + " IDENTIFIED BY 'ownerspassword', " + local
                            + " IDENTIFIED BY 'ownerspassword'"
                    : "GRANT ALL ON *.* TO " + user + " IDENTIFIED BY 'ownerspassword', " + local
                            + " IDENTIFIED BY 'ownerspassword'",
            "GRANT ALL ON *.* TO " + user + ", " + local
        };
    }

    @Test
    void without_leave_no_schema_is_made() throws SQLException {
        Sandbox sandbox = sandbox("5.7.22");
        run(sandbox, "DROP DATABASE IF EXISTS benchbook");
        ExternalServer server = ownersView(sandbox);
        assertThat(server.endpoint().schema()).isEmpty();
        assertThat(new Administration(sandbox).hasSchema()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_wrong_password_is_one_line_without_the_password(String name) {
        Endpoint endpoint = sandbox(name).endpoint();
        Throwable failure =
                catchThrowable(() -> at(endpoint, "root", "wrongsecret").variables());
        assertThat(failure)
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("server: 127.0.0.1:" + endpoint.port() + " refused root (error 1045). ");
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        assertThat(trace.toString()).doesNotContain("wrongsecret");
    }

    @Test
    void a_password_that_is_found_nowhere_is_asked_for_once() throws IOException {
        Endpoint endpoint = sandbox("8.0.15").endpoint();
        List<String> asked = new ArrayList<>();
        Path noPassword = Files.writeString(folder.resolve("c.cnf"), "[client]\nuser=root\n");
        ExternalServer server = ExternalServer.at("jdbc:mysql://127.0.0.1:" + endpoint.port() + "/", account -> {
                    asked.add(account);
                    return Optional.of(endpoint.password());
                })
                .login(noPassword.toString());
        server.variables();
        server.status();
        assertThat(asked).containsExactly("root@127.0.0.1:" + endpoint.port());
        assertThat(server.toString()).doesNotContain(endpoint.password());
    }

    @Test
    void user_and_password_come_from_the_option_file_that_is_named() throws IOException {
        Endpoint endpoint = sandbox("5.7.22").endpoint();
        Path file = Files.writeString(
                folder.resolve("bench.cnf"), "[client]\nuser = root\npassword = \"" + endpoint.password() + "\"\n");
        ExternalServer server = ExternalServer.at(
                        "jdbc:mysql://127.0.0.1:" + endpoint.port() + "/", PasswordPrompt.NOBODY)
                .login(file.toString());
        assertThat(server.version()).hasToString("5.7.22");
    }

    @Test
    void nobody_at_the_port_is_one_line() throws IOException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        ExternalServer server = ExternalServer.at("jdbc:mysql://127.0.0.1:" + port + "/", PasswordPrompt.NOBODY);
        assertThatThrownBy(server::variables)
                .hasMessage("server: 127.0.0.1:" + port + " does not answer (connection refused)."
                        + " Check host and port, and that the server runs.");
        assertThat(server.state()).isEqualTo(Server.State.STOPPED);
    }

    @Test
    void a_restart_runs_the_command_and_waits_for_the_server() throws IOException {
        Sandbox sandbox = sandboxes.get("5.7.22").as("restarted");
        sandbox.start();
        ExternalServer server = external(sandbox).disposable();
        Path pidFile = folder.resolve("pid");
        try {
            assertThatThrownBy(() -> server.restart(List.of()))
                    .hasMessage("restart: I don't know how to restart " + server.name()
                            + ". Say .restartWith(\"...\") with a line for sh.");
            server.restartWith("sh " + restartScript(sandbox.pid().getAsLong(), pidFile));
            assertThatThrownBy(() -> server.restart(List.of("skip-log-bin")))
                    .hasMessageStartingWith("restart: start-up options cannot be passed to " + server.name());
            server.set("innodb_flush_neighbors", 0);
            server.restart(List.of());
            assertThat(server.variables()).containsEntry("innodb_flush_neighbors", "1");
            assertThat(Long.parseLong(server.status().get("Uptime"))).isLessThan(30);
        } finally {
            end(pidFile);
        }
    }

    /** Ends the process, waits for its end, and starts the same command line again. */
    private Path restartScript(long pid, Path pidFile) throws IOException {
        String arguments = Stream.of(
                        Files.readString(Path.of("/proc/" + pid + "/cmdline")).split("\0"))
                .filter(argument -> !argument.startsWith("--init-file"))
                .collect(Collectors.joining(" "));
        return Files.writeString(
                folder.resolve("restart.sh"),
                "kill " + pid + "\nwhile kill -0 " + pid + " 2>/dev/null; do sleep 0.1; done\n" + arguments
                        + " >/dev/null 2>&1 </dev/null &\necho $! > " + pidFile + "\n");
    }

    private static void end(Path pidFile) throws IOException {
        if (Files.exists(pidFile)) {
            long pid = Long.parseLong(Files.readString(pidFile).strip());
            ProcessHandle.of(pid).ifPresent(process -> {
                process.destroyForcibly();
                process.onExit().join();
            });
        }
    }

    @Test
    void a_command_that_restarts_nothing_is_not_believed() {
        ExternalServer server = external(sandbox("8.0.15")).disposable().restartWith("echo cannot; exit 4");
        assertThatThrownBy(() -> server.restart(List.of()))
                .isInstanceOfSatisfying(BenchbookException.class, failure -> {
                    assertThat(failure).hasMessage("restart: the command ended with status 4.");
                    assertThat(failure.facts()).containsEntry("output", "cannot");
                });
    }

    @Test
    void caches_are_dropped_by_the_command_that_was_given() {
        Path mark = folder.resolve("dropped");
        external(sandbox("8.0.15")).disposable().dropCachesWith("touch " + mark).dropCaches();
        assertThat(mark).exists();
    }
}
