package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The empty table that one client of {@code bulk_insert} fills.
 *
 * @param number from 1
 */
record BulkTable(int number) implements DataSet.Table {
    private static final String CREATE = """
            CREATE TABLE IF NOT EXISTS %s (
                      id INTEGER NOT NULL,
                      k INTEGER DEFAULT '0' NOT NULL,
                      PRIMARY KEY (id))""";

    static DataSet dataSet(int clients) {
        return new DataSet(
                "bulk_insert",
                IntStream.rangeClosed(1, clients)
                        .<DataSet.Table>mapToObj(BulkTable::new)
                        .toList());
    }

    @Override
    public String name() {
        return SbtestTable.name(number);
    }

    @Override
    public String create() {
        return String.format(CREATE, name());
    }

    @Override
    public List<String> finish() {
        return List.of();
    }

    @Override
    public List<String> shape() {
        return List.of("id int", "k int", "primary key (id)");
    }

    @Override
    public long rows() {
        return 0;
    }

    @Override
    public String fingerprint() {
        return "columns=bulk_insert; rows=0";
    }

    @Override
    public void fill(DataSet.Sink sink) {}
}
