package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import java.util.List;
import java.util.Optional;

/** What distinguishes one of sysbench's workloads from the others. */
interface Mix {
    /** sysbench's name of it, for instance {@code oltp_read_only}. */
    String name();

    /** The groups of statements it sends, in the order in which sysbench prepares them. */
    default List<Part> parts() {
        return List.of();
    }

    /** A statement of its own beside those of {@link Key}. */
    default Optional<Sql> ownStatement(Options options) {
        return Optional.empty();
    }

    /** What one client does. */
    Script script(Client client);

    /** The tables it needs. */
    default DataSet data(Options options, int clients) {
        return SbtestTable.dataSet(options);
    }

    /** See {@link io.benchbook.workload.Workload#changesRows}. */
    default boolean changesRows() {
        return false;
    }

    /** The options it has beside the common ones. */
    default List<Option> ownOptions() {
        return List.of();
    }

    /** Whether it works on {@code sbtest1} only. */
    default boolean oneTableOnly() {
        return false;
    }

    /** A group of statements. */
    enum Part {
        TRANSACTION,
        POINT_SELECTS,
        RANGES,
        INDEX_UPDATES,
        NON_INDEX_UPDATES,
        DELETES,
        DELETE_INSERTS,
        INSERTS_AS_TEXT
    }
}
