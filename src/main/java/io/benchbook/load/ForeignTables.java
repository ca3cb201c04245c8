package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import io.benchbook.workload.DataSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Judges tables that something else has made, for instance sysbench's own prepare. */
final class ForeignTables {
    private final LoaderConnection connection;

    ForeignTables(LoaderConnection connection) {
        this.connection = connection;
    }

    /** Fails where the table's columns, keys or number of rows are not those of {@code wanted}. */
    void mustBeFit(DataSet.Table wanted) {
        List<String> shape = shape(wanted.name());
        if (!new HashSet<>(shape).equals(new HashSet<>(wanted.shape()))) {
            throw unfit(wanted, String.join(", ", shape), String.join(", ", wanted.shape()));
        }
        long rows = rows(wanted.name());
        if (rows != wanted.rows()) {
            throw unfit(wanted, Numbers.count(rows, "row"), Numbers.text(wanted.rows()));
        }
    }

    private static BenchbookException unfit(DataSet.Table wanted, String there, String asked) {
        return Differences.unfit(wanted.name(), there, asked.isEmpty() ? "one that Benchbook makes" : asked);
    }

    /** The highest id, which is there at once; ids of such tables count from 1. */
    private long rows(String table) {
        String highest = connection.query("SELECT MAX(id) FROM `" + table + "`").get(0)[0];
        return highest == null ? 0 : Long.parseLong(highest);
    }

    private List<String> shape(String table) {
        String where = " WHERE table_schema = DATABASE() AND table_name = " + Registry.quoted(table);
        List<String> shape = new ArrayList<>();
        connection
                .query("SELECT CONCAT(column_name, ' ', data_type, IF(character_maximum_length IS NULL, '',"
                        + " CONCAT('(', character_maximum_length, ')'))) FROM information_schema.columns" + where
                        + " ORDER BY ordinal_position")
                .forEach(row -> shape.add(row[0]));
        connection
                .query("SELECT CONCAT(IF(index_name = 'PRIMARY', 'primary ', IF(non_unique, '', 'unique ')), 'key (',"
                        + " GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ', '), ')')"
                        + " FROM information_schema.statistics" + where
                        + " GROUP BY index_name, non_unique ORDER BY index_name <> 'PRIMARY', index_name")
                .forEach(row -> shape.add(row[0]));
        return shape;
    }
}
