package io.benchbook.load;

import io.benchbook.workload.DataSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The table that remembers which tables Benchbook has made in a schema, from what, and how far it came. */
final class Registry {
    static final String TABLE = "benchbook_data";

    private static final String CREATE = """
            CREATE TABLE IF NOT EXISTS benchbook_data (
              table_name VARCHAR(64) NOT NULL PRIMARY KEY,
              fingerprint VARCHAR(1000) NOT NULL,
              row_count BIGINT NOT NULL,
              state VARCHAR(10) NOT NULL,
              made_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
            ) ENGINE = InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin""";

    private final LoaderConnection connection;

    Registry(LoaderConnection connection) {
        this.connection = connection;
    }

    void exist() {
        connection.execute(CREATE);
    }

    /** What is remembered, by table; empty where there is no such table. */
    Map<String, Entry> entries() {
        Map<String, Entry> entries = new LinkedHashMap<>();
        if (!connection.query("SHOW TABLES LIKE 'benchbook\\_data'").isEmpty()) {
            for (String[] row : connection.query("SELECT table_name, fingerprint, state FROM " + TABLE
                    + " ORDER BY LENGTH(table_name), table_name")) {
                entries.put(row[0], new Entry(row[1], State.valueOf(row[2])));
            }
        }
        return entries;
    }

    /** One statement for all, since each would have to reach the disk. */
    void making(List<DataSet.Table> tables) {
        String rows = tables.stream()
                .map(table -> "(" + quoted(table.name()) + ", " + quoted(table.fingerprint()) + ", " + table.rows()
                        + ", '" + State.MAKING + "')")
                .collect(Collectors.joining(", "));
        connection.execute("REPLACE INTO " + TABLE + " (table_name, fingerprint, row_count, state) VALUES " + rows);
    }

    void complete(DataSet.Table table) {
        connection.execute("UPDATE " + TABLE + " SET state = '" + State.COMPLETE
                + "', made_at = NOW() WHERE table_name = " + quoted(table.name()));
    }

    void used(List<DataSet.Table> tables) {
        String names = tables.stream().map(table -> quoted(table.name())).collect(Collectors.joining(", "));
        if (!entries().isEmpty()) {
            connection.execute(
                    "UPDATE " + TABLE + " SET state = '" + State.USED + "' WHERE table_name IN (" + names + ")");
        }
    }

    void forget(String name) {
        connection.execute("DELETE FROM " + TABLE + " WHERE table_name = " + quoted(name));
    }

    static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'";
    }

    /** How far a table is. */
    enum State {
        /** Being filled, or left so when that was interrupted. */
        MAKING,
        COMPLETE,
        /** Its rows are no longer those it was made with. */
        USED
    }

    /** What is remembered of a table. */
    record Entry(String fingerprint, State state) {}
}
