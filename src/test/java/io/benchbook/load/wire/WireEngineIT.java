package io.benchbook.load.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.load.Engine;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireEngineIT {
    private static final Sql INSERT = Sql.of("insert", "INSERT INTO wire VALUES (?, ?)");
    private static final Sql UPDATE = Sql.of("update", "UPDATE wire SET t = ? WHERE id = ?");
    private static final Sql SELECT = Sql.of("select", "SELECT t FROM wire WHERE id BETWEEN ? AND ?");

    private static Sandboxes servers;

    @BeforeAll
    static void open() {
        servers = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
    }

    @AfterAll
    static void close() {
        servers.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void every_version_answers_over_tcp_and_unix_socket_in_text_and_binary(String version) throws Exception {
        Sandbox server = servers.get(version);
        for (boolean unixSocket : new boolean[] {false, true}) {
            for (boolean prepared : new boolean[] {false, true}) {
                try (WireEngine engine = new WireEngine(unixSocket);
                        Engine.Link link = connect(engine, server.endpoint(), prepared)) {
                    countsRowsAndChanges(link);
                }
            }
        }
    }

    private static void countsRowsAndChanges(Engine.Link link) throws SqlFailure {
        link.execute("DROP TABLE IF EXISTS wire");
        link.execute("CREATE TABLE wire (id BIGINT PRIMARY KEY, t VARCHAR(200))");
        byte[] text = "it's 1\\2".getBytes(StandardCharsets.US_ASCII);
        for (long id : new long[] {-3, 1, Long.MAX_VALUE}) {
            assertThat(link.bind(id).bind(text, text.length).execute(INSERT)).isEqualTo(1);
            assertThat(link.lastWasResultSet()).isFalse();
        }
        assertThat(link.bind(-10).bind(10).execute(SELECT)).isEqualTo(2);
        assertThat(link.lastWasResultSet()).isTrue();
        assertThat(link.bind(text, text.length).bind(1).execute(UPDATE))
                .as("nothing changes")
                .isZero();
        assertThat(link.selectText("SELECT t FROM wire WHERE id = ?", 1)).isEqualTo("it's 1\\2");
        assertThat(link.selectText("SELECT t FROM wire WHERE id = 99")).isNull();
        assertThat(link.selectLong("SELECT id FROM wire ORDER BY id DESC LIMIT 1"))
                .isEqualTo(Long.MAX_VALUE);
        assertThat(link.execute("SELECT ?", 1.5)).isEqualTo(1);
        assertThat(link.selectLong("SELECT 1 = ?", true)).isEqualTo(1);
        assertThat(link.execute("SELECT 1; SELECT 2 UNION SELECT 3")).isEqualTo(3);
        assertThatThrownBy(() -> link.execute("SELECT nothing FROM nowhere"))
                .isInstanceOf(SqlFailure.class)
                .satisfies(e -> assertThat(((SqlFailure) e).code()).isEqualTo(1146));
        assertThat(link.execute("SELECT 1")).as("usable after an error").isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void caching_sha2_password_works_on_the_full_and_on_the_fast_path(boolean unixSocket) throws Exception {
        Sandbox server = servers.get("8.0.15");
        String user = unixSocket ? "sha_unix" : "sha_tcp";
        account(server, user, "caching_sha2_password", "a secret");
        try (WireEngine engine = new WireEngine(unixSocket)) {
            for (String path : List.of("full", "fast")) {
                try (Engine.Link link = connect(engine, as(server, user, "a secret"), false)) {
                    assertThat(link.selectText("SELECT CURRENT_USER()"))
                            .as(path)
                            .startsWith(user);
                }
            }
        }
    }

    @Test
    void an_account_of_another_plugin_than_the_server_s_default_is_switched_to() throws Exception {
        Sandbox server = servers.get("8.0.15");
        account(server, "old", "mysql_native_password", "a secret");
        try (WireEngine engine = new WireEngine(false);
                Engine.Link link = connect(engine, as(server, "old", "a secret"), false)) {
            assertThat(link.selectText("SELECT CURRENT_USER()")).startsWith("old");
        }
    }

    @Test
    void an_account_of_a_plugin_that_it_does_not_speak_is_refused_by_name() throws Exception {
        Sandbox server = servers.get("8.0.15");
        account(server, "sha256", "sha256_password", "a secret");
        assertThatThrownBy(() -> connectOnce(as(server, "sha256", "a secret")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage(
                        "engine(WIRE): does not speak the authentication plugin sha256_password. Use engine(JDBC).");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_wrong_password_is_the_server_s_error_1045_and_is_not_repeated(String version) {
        assertThatThrownBy(() -> connectOnce(as(servers.get(version), "root", "a wrong secret")))
                .isInstanceOf(SqlFailure.class)
                .hasMessageContaining("Access denied")
                .hasMessageNotContaining("a wrong secret")
                .satisfies(e -> assertThat(((SqlFailure) e).code()).isEqualTo(1045));
    }

    @Test
    void tls_and_compression_are_refused_by_name() {
        Endpoint endpoint = servers.get("8.0.15").endpoint();
        assertThatThrownBy(() -> connectOnce(with(endpoint, "sslMode", "REQUIRED")))
                .hasMessage("engine(WIRE): does not speak TLS (sslMode=REQUIRED). Use engine(JDBC).");
        assertThatThrownBy(() -> connectOnce(with(endpoint, "useCompression", "true")))
                .hasMessage("engine(WIRE): does not speak compression (useCompression=true). Use engine(JDBC).");
    }

    @Test
    void messages_over_16_mb_go_both_ways() throws Exception {
        Sandbox server = servers.get("8.0.15");
        try (WireEngine engine = new WireEngine(false);
                Engine.Link link = connect(engine, server.endpoint(), false)) {
            String large = "x".repeat(17 * 1024 * 1024);
            assertThat(link.selectLong("SELECT LENGTH(?)", large)).isEqualTo(large.length());
            assertThat(link.execute("SELECT REPEAT('x', 17 * 1024 * 1024) UNION ALL SELECT 'y'"))
                    .isEqualTo(2);
        }
    }

    @Test
    void more_prepared_statements_than_the_server_takes_are_error_1461() throws Exception {
        Sandbox server = servers.get("5.7.22");
        server.set("max_prepared_stmt_count", 1);
        try (WireEngine engine = new WireEngine(false)) {
            assertThatThrownBy(() -> engine.connect(server.endpoint(), true, List.of(SELECT, UPDATE), new Rng(1, 2)))
                    .isInstanceOf(SqlFailure.class)
                    .satisfies(e -> assertThat(((SqlFailure) e).code()).isEqualTo(1461));
        } finally {
            server.set("max_prepared_stmt_count", 16382);
        }
    }

    @Test
    void a_link_that_waits_can_be_aborted_from_another_thread() throws Exception {
        try (WireEngine engine = new WireEngine(false);
                Engine.Link link = connect(engine, servers.get("5.7.22").endpoint(), false)) {
            CompletableFuture<Long> waiting = CompletableFuture.supplyAsync(() -> sleep(link));
            Thread.sleep(200);
            link.abort();
            assertThat(waiting.get(5, TimeUnit.SECONDS)).isEqualTo(SqlFailure.SERVER_LOST);
        }
    }

    private static long sleep(Engine.Link link) {
        try {
            return link.execute("SELECT SLEEP(60)");
        } catch (SqlFailure e) {
            return e.code();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothing_is_allocated_for_a_query_once_it_is_warm(boolean prepared) throws Exception {
        try (WireEngine engine = new WireEngine(false);
                Engine.Link link = connect(engine, servers.get("5.7.22").endpoint(), prepared)) {
            countsRowsAndChanges(link);
            queries(link, 20_000);
            var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            queries(link, 10_000);
            long allocated =
                    threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertThat(allocated / 10_000)
                    .as("bytes a query, of %s bytes in all", allocated)
                    .isZero();
        }
    }

    private static void queries(Engine.Link link, int count) throws SqlFailure {
        byte[] text = "abc".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < count / 2; i++) {
            link.bind(1).bind(100).execute(SELECT);
            link.bind(text, text.length).bind(i % 2).execute(UPDATE);
        }
    }

    private static Engine.Link connect(WireEngine engine, Endpoint endpoint, boolean prepared) throws SqlFailure {
        return engine.connect(endpoint, prepared, List.of(), new Rng(1, 2));
    }

    private static void connectOnce(Endpoint endpoint) throws SqlFailure {
        try (WireEngine engine = new WireEngine(false)) {
            connect(engine, endpoint, false).close();
        }
    }

    private static void account(Sandbox server, String user, String plugin, String password) throws Exception {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "CREATE USER " + user + "@localhost IDENTIFIED WITH " + plugin + " BY '" + password + "'");
            statement.execute("GRANT ALL ON *.* TO " + user + "@localhost");
        }
    }

    private static Endpoint as(Sandbox server, String user, String password) {
        Endpoint at = server.endpoint();
        return new Endpoint(at.host(), at.port(), at.socket(), user, password, at.schema(), at.properties());
    }

    private static Endpoint with(Endpoint at, String property, String value) {
        return new Endpoint(
                at.host(), at.port(), at.socket(), at.user(), at.password(), at.schema(), Map.of(property, value));
    }
}
