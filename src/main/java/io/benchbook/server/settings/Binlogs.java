package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A server's binary logs. */
public final class Binlogs {
    private Binlogs() {}

    /**
     * What a purge left.
     *
     * @param server its name
     * @param purged how many logs went
     * @param freedBytes their size
     * @param current the log that is written to, which stays
     */
    public record Purged(String server, int purged, long freedBytes, String current) {}

    /**
     * Deletes all but the current log.
     *
     * @throws BenchbookException of one line where the server keeps none, or is somebody's
     */
    public static Purged purge(Server server) {
        server.mustBeDisposable("purgeBinlogs");
        Administration administration = new Administration(server);
        if (!administration.variable("log_bin").orElse("OFF").equals("ON")) {
            throw new BenchbookException("purgeBinlogs: " + server.name() + " keeps no binary logs: log_bin is OFF.");
        }
        return administration.ask("purgeBinlogs", connection -> purge(connection, server.name()));
    }

    private static Purged purge(Connection connection, String name) throws SQLException {
        int logs = 0;
        long bytes = 0;
        long last = 0;
        String current = "";
        try (Statement statement = connection.createStatement()) {
            try (ResultSet rows = statement.executeQuery("SHOW BINARY LOGS")) {
                while (rows.next()) {
                    logs++;
                    current = rows.getString(1);
                    last = rows.getLong(2);
                    bytes += last;
                }
            }
            statement.execute("PURGE BINARY LOGS TO '" + current + "'");
        }
        return new Purged(name, Math.max(0, logs - 1), bytes - last, current);
    }
}
