package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The schema in which Benchbook keeps its data. A small table marks it as Benchbook's, so that a schema of the same name
 * with somebody's data is never written to.
 */
final class OwnSchema {
    /** The table whose presence says that the schema is Benchbook's. */
    static final String MARK = "made_by_benchbook";

    private OwnSchema() {}

    static boolean exists(Connection connection) throws SQLException {
        return count(
                        connection,
                        "SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name = ?",
                        Server.SCHEMA)
                > 0;
    }

    /** Makes and marks it; refused where it has tables but no mark. */
    static void claim(Connection connection, String serverName) throws SQLException {
        if (isMarked(connection)) {
            followCharset(connection);
            return;
        }
        long foreign = tables(connection);
        if (foreign > 0) {
            throw new BenchbookException("schema: " + serverName + " has a schema " + Server.SCHEMA + " with " + foreign
                            + (foreign == 1 ? " table" : " tables") + " that Benchbook did not make.")
                    .next("Benchbook writes into a schema of its own only: rename that one or use another server.");
        }
        make(connection);
    }

    private static void make(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE IF NOT EXISTS `" + Server.SCHEMA + "`");
            statement.execute("CREATE TABLE IF NOT EXISTS `" + Server.SCHEMA + "`.`" + MARK
                    + "` (since TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP)"
                    + " COMMENT 'This schema is Benchbook''s and may be dropped'");
        }
    }

    /**
     * New tables get the server's present character set, whatever it was when the schema was made: else a server
     * restarted with another {@code character-set-server} would be measured with the old one. Tables in the old one are
     * made anew when a workload needs them.
     */
    private static void followCharset(Connection connection) throws SQLException {
        String differing = "SELECT CONCAT('ALTER DATABASE `" + Server.SCHEMA + "` CHARACTER SET ',"
                + " @@GLOBAL.character_set_server, ' COLLATE ', @@GLOBAL.collation_server)"
                + " FROM information_schema.schemata WHERE schema_name = '" + Server.SCHEMA + "'"
                + " AND default_collation_name <> @@GLOBAL.collation_server";
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(differing)) {
            if (rows.next()) {
                String alter = rows.getString(1);
                statement.execute(alter);
            }
        }
    }

    private static boolean isMarked(Connection connection) throws SQLException {
        return count(
                        connection,
                        "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = ? AND table_name = ?",
                        Server.SCHEMA,
                        MARK)
                > 0;
    }

    private static long tables(Connection connection) throws SQLException {
        return count(
                connection, "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = ?", Server.SCHEMA);
    }

    private static long count(Connection connection, String sql, String... arguments) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setString(i + 1, arguments[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                rows.next();
                return rows.getLong(1);
            }
        }
    }
}
