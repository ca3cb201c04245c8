package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.workload.DataSet;
import io.benchbook.workload.Workload;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes, recognises and drops the tables of data sets in the endpoint's schema. Safe to repeat: tables that are there and
 * match are left alone, what an interrupted prepare left half done is made anew, as are tables whose rows a run has
 * changed and those in a character set that the server no longer gives new tables; tables with other content are never touched, they are an error that says what differs. Tables that something
 * else has made (sysbench itself) are taken if their columns, keys and number of rows are right.
 *
 * <p>A table {@code benchbook_data} beside them remembers what was made.
 */
public final class Preparation {
    private final Endpoint endpoint;
    private final Progress progress;

    /** @param endpoint with the schema in which the tables are, or are to be */
    public Preparation(Endpoint endpoint, Progress progress) {
        this.endpoint = endpoint;
        this.progress = progress;
    }

    /**
     * Makes sure that the data for a run of {@code workload} is there, and remembers if the run will change its rows.
     *
     * @param clients of the run
     * @throws BenchbookException of one line where tables with other content are in the way, where the server does not do
     *     what is asked or goes away, or where this thread is interrupted
     */
    public Prepared forRun(Workload workload, int clients) {
        DataSet data = workload.dataFor(clients);
        Prepared prepared = prepare(data);
        if (workload.changesRows()) {
            try (LoaderConnection connection = LoaderConnection.open(endpoint)) {
                new Registry(connection).used(data.tables());
            }
        }
        return prepared;
    }

    /** Makes sure that the tables are there; throws as {@link #forRun} does. */
    public Prepared prepare(DataSet data) {
        if (data.isNone()) {
            return Prepared.NOTHING;
        }
        long start = System.nanoTime();
        try (LoaderConnection connection = LoaderConnection.open(endpoint)) {
            Inventory inventory = Inventory.of(connection, data);
            if (!inventory.missing().isEmpty()) {
                connection.lock();
                inventory = Inventory.of(connection, data);
                make(connection, data, inventory.missing());
            }
            return prepared(data, inventory, System.nanoTime() - start);
        }
    }

    private void make(LoaderConnection connection, DataSet data, List<DataSet.Table> missing) {
        Registry registry = new Registry(connection);
        registry.exist();
        registry.making(missing);
        long rows = missing.stream().mapToLong(DataSet.Table::rows).sum();
        String what = "prepare " + data.name() + ", " + Numbers.count(missing.size(), "table");
        try (Progress.Task task = progress.begin(what, Progress.Unit.ROWS, rows)) {
            new TableMakers(endpoint, task, rows).make(missing);
        }
    }

    private static Prepared prepared(DataSet data, Inventory inventory, long nanos) {
        List<DataSet.Table> made = inventory.missing();
        List<String> notes = new ArrayList<>();
        if (inventory.foreign() > 0) {
            notes.add(Numbers.count(inventory.foreign(), "table") + " made by something else than Benchbook");
        }
        if (inventory.changed() > 0) {
            notes.add(Numbers.count(inventory.changed(), "table") + " made anew: a run had changed the rows");
        }
        if (inventory.unfinished() > 0) {
            notes.add(
                    Numbers.count(inventory.unfinished(), "table") + " made anew: an earlier prepare was interrupted");
        }
        if (inventory.otherCharset() > 0) {
            notes.add(Numbers.count(inventory.otherCharset(), "table")
                    + " made anew: the server's character set was another");
        }
        long rows = made.stream().mapToLong(DataSet.Table::rows).sum();
        return new Prepared(
                data.name(), made.size(), data.tables().size() - made.size(), rows, nanos / 1e9, List.copyOf(notes));
    }

    /**
     * Drops the tables that Benchbook has made in this schema, and no others.
     *
     * @return their names, in order
     */
    public List<String> cleanup() {
        try (LoaderConnection connection = LoaderConnection.open(endpoint)) {
            connection.lock();
            Registry registry = new Registry(connection);
            List<String> names = List.copyOf(registry.entries().keySet());
            for (String name : names) {
                connection.execute("DROP TABLE IF EXISTS `" + name + "`");
                registry.forget(name);
            }
            connection.execute("DROP TABLE IF EXISTS " + Registry.TABLE);
            return names;
        }
    }
}
