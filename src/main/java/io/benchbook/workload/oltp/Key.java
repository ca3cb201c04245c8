package io.benchbook.workload.oltp;

import java.util.Locale;

/** The statements that there are once for each table; the names are sysbench's and those of reports. */
enum Key {
    POINT_SELECTS("SELECT c FROM %s WHERE id=?"),
    SIMPLE_RANGES("SELECT c FROM %s WHERE id BETWEEN ? AND ?"),
    SUM_RANGES("SELECT SUM(k) FROM %s WHERE id BETWEEN ? AND ?"),
    ORDER_RANGES("SELECT c FROM %s WHERE id BETWEEN ? AND ? ORDER BY c"),
    DISTINCT_RANGES("SELECT DISTINCT c FROM %s WHERE id BETWEEN ? AND ? ORDER BY c"),
    INDEX_UPDATES("UPDATE %s SET k=k+1 WHERE id=?"),
    NON_INDEX_UPDATES("UPDATE %s SET c=? WHERE id=?"),
    DELETES("DELETE FROM %s WHERE id=?"),
    INSERTS("INSERT INTO %s (id, k, c, pad) VALUES (?, ?, ?, ?)");

    private final String text;

    Key(String text) {
        this.text = text;
    }

    /** The statement for a table. */
    String text(String table) {
        return String.format(text, table);
    }

    /** Under which its latency is reported. */
    String kind() {
        return name().toLowerCase(Locale.ROOT);
    }
}
