package io.benchbook.workload;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * A workload of the user's own: a transaction in Java, with tables of its own where it needs some. All clients share the
 * one script, each with its own session, so it must not keep state of its own. Immutable.
 */
public final class OwnWorkload implements Workload {
    private final String name;
    private final Script script;
    private final DataSet data;
    private final boolean changesRows;

    private OwnWorkload(String name, Script script, DataSet data, boolean changesRows) {
        this.name = name;
        this.script = script;
        this.data = data;
        this.changesRows = changesRows;
    }

    /**
     * A workload without tables.
     *
     * @param name a letter and up to 63 letters, digits, {@code _ . -}
     * @param script one transaction
     */
    public static OwnWorkload of(String name, Script script) {
        if (script == null) {
            throw new BenchbookException("workload: needs a script, got null.")
                    .next("Type workload(\"mine\", session -> { session.execute(\"SELECT 1\"); }).");
        }
        return new OwnWorkload(WorkloadName.checked(name), script, DataSet.NONE, false);
    }

    /**
     * With one more table: {@code table("accounts", "CREATE TABLE accounts (id INT PRIMARY KEY, balance INT)", 1_000, row ->
     * "(" + row + ", 100)")}.
     *
     * @param table its name
     * @param create the statement that makes it
     * @param rows how many it gets, 0 to 10^9
     * @param row the values of row 1, 2, ... in parentheses, as in {@code INSERT ... VALUES}
     */
    public OwnWorkload table(String table, String create, long rows, LongFunction<String> row) {
        List<DataSet.Table> tables = new ArrayList<>(data.tables());
        tables.add(OwnTable.checked(table, create, rows, row));
        return new OwnWorkload(name, script, new DataSet(name, tables), changesRows);
    }

    /** Whether its tables must be made anew before each run, since a run adds or removes rows; false by default. */
    public OwnWorkload changesRows(boolean on) {
        return new OwnWorkload(name, script, data, on);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public DataSet data() {
        return data;
    }

    @Override
    public boolean changesRows() {
        return changesRows;
    }

    /** Not known in advance. */
    @Override
    public List<Sql> statements() {
        return List.of();
    }

    @Override
    public Script script(int number, int clients) {
        return script;
    }

    @Override
    public String options() {
        return data.isNone() ? "" : "tables=" + data.tables().size() + ", rows=" + data.rows();
    }

    @Override
    public String toString() {
        return name + "(" + options() + ")";
    }
}
