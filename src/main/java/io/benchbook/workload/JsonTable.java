package io.benchbook.workload;

import java.util.List;

/**
 * The documents of {@link JsonUpdate}: {@code {"k1": "xxx...", "k2": 0}}.
 *
 * @param bytes length of {@code k1}
 * @param rows how many documents
 */
record JsonTable(long bytes, long rows) implements DataSet.Table {
    private static final long BYTES_AT_ONCE = 4_000_000;
    private static final long ROWS_AT_ONCE = 1_000;

    @Override
    public String name() {
        return "json_doc";
    }

    @Override
    public String create() {
        return "CREATE TABLE json_doc(id INT, c JSON, k2 INT AS (JSON_EXTRACT(c, '$.k2')), PRIMARY KEY(id))";
    }

    @Override
    public List<String> finish() {
        return List.of();
    }

    @Override
    public String fingerprint() {
        return "columns=json_doc; rows=" + rows + "; bytes=" + bytes;
    }

    /** The server makes the documents, so that the statements are short however long those are. */
    @Override
    public void fill(DataSet.Sink sink) throws SqlFailure {
        long atOnce = Math.max(1, Math.min(ROWS_AT_ONCE, BYTES_AT_ONCE / bytes));
        for (long first = 1; first <= rows; first += atOnce) {
            long last = Math.min(rows, first + atOnce - 1);
            StringBuilder statement = new StringBuilder("INSERT INTO json_doc (id, c) VALUES ");
            for (long id = first; id <= last; id++) {
                statement.append(id == first ? "(" : ",(").append(id);
                statement
                        .append(", JSON_OBJECT('k1', REPEAT('x', ")
                        .append(bytes)
                        .append("), 'k2', 0))");
            }
            sink.insert(statement.toString(), (int) (last - first + 1));
        }
    }
}
