package io.benchbook.workload;

import java.util.List;

/**
 * The tables a workload needs, described so that they can be made in parallel and recognised again. Equal descriptions
 * make equal data: rows depend on the seed and the table's number only.
 *
 * @param name of the kind of data, for instance {@code sbtest}
 * @param tables each with its rows, in the order of their numbers
 */
public record DataSet(String name, List<Table> tables) {
    /** A workload that brings no tables. */
    public static final DataSet NONE = new DataSet("none", List.of());

    public DataSet {
        tables = List.copyOf(tables);
    }

    public boolean isNone() {
        return tables.isEmpty();
    }

    public long rows() {
        return tables.stream().mapToLong(Table::rows).sum();
    }

    /** One table. */
    public interface Table {
        String name();

        /** {@code CREATE TABLE ...} */
        String create();

        /** Statements after the rows are in, for instance {@code CREATE INDEX}. */
        List<String> finish();

        /**
         * Its columns and keys as {@code id int}, {@code c char(120)}, {@code primary key (id)}, {@code key (k)}, columns
         * first, in order: what a table made by something else must look like to be taken for it. Empty where it never is.
         */
        default List<String> shape() {
            return List.of();
        }

        long rows();

        /**
         * What decides its content, as {@code rows=10000; dataSeed=1; ...}; equal texts mean equal tables. Where two
         * differ, a user is shown the parts that do.
         */
        String fingerprint();

        /** Hands multi-row INSERT statements to {@code sink}, in order, each below 512 KiB. */
        void fill(Sink sink) throws SqlFailure;
    }

    /** Takes the statements of {@link Table#fill}. */
    @FunctionalInterface
    public interface Sink {
        /** @param rows how many rows {@code statement} inserts */
        void insert(String statement, int rows) throws SqlFailure;
    }
}
