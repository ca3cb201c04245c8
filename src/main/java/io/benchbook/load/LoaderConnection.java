package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A connection for making tables. Its failures are of one line that says what was being done. */
final class LoaderConnection implements AutoCloseable {
    private static final Map<String, String> PROPERTIES = Map.of(
            "sslMode", "DISABLED",
            "allowPublicKeyRetrieval", "true",
            "useAffectedRows", "true",
            "connectTimeout", "10000");
    /** Seconds to wait for another Benchbook that is preparing; also lets the lock of one that was killed go away. */
    private static final int PATIENCE = 5;

    private final Endpoint endpoint;
    private final Connection connection;
    private final Statement statement;

    private LoaderConnection(Endpoint endpoint, Connection connection, Statement statement) {
        this.endpoint = endpoint;
        this.connection = connection;
        this.statement = statement;
    }

    static LoaderConnection open(Endpoint endpoint) {
        Properties login = new Properties();
        login.setProperty("user", endpoint.user());
        login.setProperty("password", endpoint.password());
        try {
            Connection connection = DriverManager.getConnection(endpoint.jdbcUrl(PROPERTIES), login);
            Statement statement = connection.createStatement();
            statement.setEscapeProcessing(false);
            return new LoaderConnection(endpoint, connection, statement);
        } catch (SQLException e) {
            throw failed(endpoint, "connecting", e);
        }
    }

    /** Waits for, and takes, the right to make tables; it ends with the connection. */
    void lock() {
        if (!query("SELECT GET_LOCK('benchbook.prepare', " + PATIENCE + ")")
                .get(0)[0]
                .equals("1")) {
            throw new BenchbookException("prepare: another Benchbook is making tables on " + endpoint + ".")
                    .next("Wait until it has finished.");
        }
    }

    void execute(String sql) {
        try {
            statement.executeUpdate(sql);
        } catch (SQLException e) {
            throw failed(endpoint, doing(sql), e);
        }
    }

    /** All rows as texts. */
    List<String[]> query(String sql) {
        try (ResultSet result = statement.executeQuery(sql)) {
            List<String[]> rows = new ArrayList<>();
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                String[] row = new String[columns];
                for (int i = 0; i < columns; i++) {
                    row[i] = result.getString(i + 1);
                }
                rows.add(row);
            }
            return rows;
        } catch (SQLException e) {
            throw failed(endpoint, doing(sql), e);
        }
    }

    /** Ends the connection at once, from another thread. */
    void abort() {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException e) {
            close();
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            abandoned();
        }
    }

    /** A connection that cannot be closed is gone already. */
    private static void abandoned() {}

    static BenchbookException failed(Endpoint endpoint, String doing, SQLException e) {
        String state = e.getSQLState() == null ? "" : e.getSQLState();
        if (state.startsWith("08")) {
            return new BenchbookException("prepare: lost the connection to " + endpoint + " while " + doing + ".", e)
                    .next("Is the server still running? Prepare again to go on where it ended.");
        }
        String message =
                String.valueOf(e.getMessage()).strip().lines().findFirst().orElse("");
        BenchbookException refused = new BenchbookException(
                "prepare: " + endpoint + " refused " + doing + " (error " + e.getErrorCode() + "): " + message, e);
        return e.getErrorCode() == 1301 || e.getErrorCode() == 1153
                ? refused.next("Type restart(server, \"max_allowed_packet=1G\").")
                : refused;
    }

    private static String doing(String sql) {
        String head = sql.length() > 60 ? sql.substring(0, 60) : sql;
        return head.lines().findFirst().orElse("").strip();
    }
}
