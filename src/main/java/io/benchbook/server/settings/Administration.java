package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Server;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is done with any running server over JDBC: its variables, its counters, changes of its settings, Benchbook's
 * schema there. Every call has a connection of its own.
 */
public final class Administration {
    /** Milliseconds after which a question that got no answer is given up. */
    private static final int PATIENCE = 60_000;

    private final Server server;

    /** @param server whose {@link Server#connect} is used; nothing is asked yet */
    public Administration(Server server) {
        this.server = server;
    }

    /** {@code SHOW GLOBAL VARIABLES}, in the server's order. */
    public Map<String, String> variables() {
        return ask("variables", Administration::variables);
    }

    /** The same over a connection that is there. */
    public static Map<String, String> variables(Connection connection) throws SQLException {
        return pairs(connection, "SHOW GLOBAL VARIABLES");
    }

    /** {@code SHOW GLOBAL STATUS}, in the server's order. */
    public Map<String, String> status() {
        return ask("status", connection -> pairs(connection, "SHOW GLOBAL STATUS"));
    }

    /** The present value of one variable, empty where the server has no such variable. */
    public Optional<String> variable(String name) {
        return ask("variable", connection -> read(connection, SettingName.canonical("variable", name)));
    }

    /**
     * {@code SET GLOBAL variable = value}. A value that the server would only take clipped to its range is refused and
     * the old one put back, as a run under another setting than the one asked for would mislead.
     *
     * @param value a number, a truth value, a word such as {@code "ON"}, a size such as {@code "64M"}, or
     *     {@code "DEFAULT"}
     * @throws BenchbookException of one line where the variable is unknown, not dynamic or of a session only, or the
     *     value is not taken
     */
    public void set(String variable, Object value) {
        String name = SettingName.canonical("set", variable);
        ask("set", connection -> {
            try {
                change(connection, name, SettingValue.of(value));
            } catch (SQLException e) {
                throw SettingRefusal.of(server, name, value, e, () -> variables(connection));
            }
            return null;
        });
    }

    /**
     * Makes the schema {@link Server#SCHEMA} where it is missing and marks it as Benchbook's.
     *
     * @throws BenchbookException where the schema exists with tables that Benchbook did not make
     */
    public void makeSchema() {
        ask("schema", connection -> {
            OwnSchema.claim(connection, server.name());
            return null;
        });
    }

    /** Whether the schema {@link Server#SCHEMA} is there. */
    public boolean hasSchema() {
        return ask("schema", OwnSchema::exists);
    }

    /** Asks something; failures that the question did not explain itself become one line. */
    <T> T ask(String what, Question<T> question) {
        try (Connection connection = server.connect()) {
            connection.setNetworkTimeout(Runnable::run, PATIENCE);
            return question.ask(connection);
        } catch (SQLException e) {
            throw new BenchbookException(
                    what + ": " + server.name() + " answered with error " + e.getErrorCode() + ": "
                            + Jdbc.firstLine(String.valueOf(e.getMessage())),
                    e);
        }
    }

    private void change(Connection connection, String name, SettingValue value) throws SQLException {
        Optional<String> before = read(connection, name);
        value.assign(connection, name);
        if (clipped(connection)) {
            String taken = read(connection, name).orElse("another value");
            if (before.isPresent()) {
                SettingValue.of(before.get()).assign(connection, name);
            }
            throw new BenchbookException("set: " + server.version().product() + " would take " + taken + " for " + name
                    + " instead of " + value + ", which is out of its range.");
        }
    }

    /** Whether the last statement had to change a value: warning 1292, ER_TRUNCATED_WRONG_VALUE. */
    private static boolean clipped(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SHOW WARNINGS")) {
            while (rows.next()) {
                if (rows.getInt("Code") == 1292) {
                    return true;
                }
            }
            return false;
        }
    }

    private static Optional<String> read(Connection connection, String name) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("SHOW GLOBAL VARIABLES WHERE Variable_name = ?")) {
            statement.setString(1, name);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? Optional.of(rows.getString(2)) : Optional.empty();
            }
        }
    }

    private static Map<String, String> pairs(Connection connection, String sql) throws SQLException {
        Map<String, String> pairs = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                pairs.put(rows.getString(1), rows.getString(2));
            }
        }
        return pairs;
    }

    /** Something that is asked over a connection. */
    @FunctionalInterface
    interface Question<T> {
        T ask(Connection connection) throws SQLException;
    }
}
