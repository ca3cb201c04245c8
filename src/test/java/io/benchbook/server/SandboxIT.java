package io.benchbook.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real servers of every version in the catalogue. */
class SandboxIT {
    private static Sandboxes sandboxes;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

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

    private static Endpoint login(Endpoint endpoint, String user, String password) {
        return new Endpoint(endpoint.host(), endpoint.port(), Optional.empty(), user, password, "", Map.of());
    }

    static String text(Server server, String query) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getString(1) : "";
        }
    }
}
