package io.benchbook.load;

import io.benchbook.workload.DataSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What of a data set is there.
 *
 * @param missing what is to be made (or made anew)
 * @param foreign how many tables are fit for use but were made by something else
 * @param changed how many of the missing ones are there with rows that a run has changed
 * @param unfinished how many of the missing ones were left half done
 * @param otherCharset how many of the missing ones are there in another character set than they would be made with now
 */
record Inventory(List<DataSet.Table> missing, int foreign, int changed, int unfinished, int otherCharset) {
    /** Looks at the schema; fails where a table is there with other content. */
    static Inventory of(LoaderConnection connection, DataSet data) {
        Map<String, Registry.Entry> known = new Registry(connection).entries();
        Set<String> present = new HashSet<>();
        connection.query("SHOW TABLES").forEach(row -> present.add(row[0]));
        Count count = new Count(new ForeignTables(connection), OtherCharset.of(connection));
        for (DataSet.Table table : data.tables()) {
            if (present.contains(table.name())) {
                count.present(table, known.get(table.name()));
            } else {
                count.missing.add(table);
            }
        }
        return new Inventory(
                List.copyOf(count.missing), count.foreign, count.changed, count.unfinished, count.otherCharset);
    }

    private static final class Count {
        private final ForeignTables foreignTables;
        private final OtherCharset differing;
        private final List<DataSet.Table> missing = new ArrayList<>();
        private int foreign;
        private int changed;
        private int unfinished;
        private int otherCharset;

        Count(ForeignTables foreignTables, OtherCharset differing) {
            this.foreignTables = foreignTables;
            this.differing = differing;
        }

        void present(DataSet.Table table, Registry.Entry entry) {
            if (entry == null) {
                foreignTables.mustBeFit(table);
                foreign++;
            } else if (entry.state() == Registry.State.MAKING) {
                missing.add(table);
                unfinished++;
            } else if (!entry.fingerprint().equals(table.fingerprint())) {
                throw Differences.otherData(table, entry.fingerprint());
            } else if (entry.state() == Registry.State.USED) {
                missing.add(table);
                changed++;
            } else if (differing.has(table)) {
                missing.add(table);
                otherCharset++;
            }
        }
    }
}
