package io.benchbook.workload;

import io.benchbook.base.Factor;
import io.benchbook.base.ServerVersion;
import java.util.List;
import java.util.Optional;

/** What the clients of a run do. Immutable; a workload declared in a cell is as good as a built-in one. */
public interface Workload extends Factor {
    /** Its name in results, for instance {@code oltp_read_only}. */
    String name();

    /** What tells it from others in tables and plots; its name where it was given none with {@code named}. */
    default String label() {
        return name();
    }

    /** The tables that must be there; {@link DataSet#NONE} for none. */
    DataSet data();

    /** The tables for a run with so many clients; differs from {@link #data()} only where each client has a table of its own. */
    default DataSet dataFor(int clients) {
        return data();
    }

    /**
     * Whether a run leaves the tables with other rows than it found, so that they must be made anew before the next run
     * (rows that are only updated, or replaced one by one, do not count).
     */
    default boolean changesRows() {
        return false;
    }

    /**
     * The statements that one connection keeps prepared when statements are server-prepared, in order; decides whether
     * {@code max_prepared_stmt_count} is exceeded. Empty where that is not known in advance.
     */
    List<Sql> statements();

    /** What client {@code number} of {@code clients} does; called once per connection, before the clock starts. */
    Script script(int number, int clients);

    /** The oldest server that can run it, empty for any. */
    default Optional<ServerVersion> since() {
        return Optional.empty();
    }

    /** As results state it beside its label: its options, with its name where the label hides that. */
    default String stated() {
        String options = options();
        boolean hidden = !label().equals(name());
        return hidden ? "workload=" + name() + (options.isEmpty() ? "" : ", " + options) : options;
    }

    /** Options that differ from their defaults and others worth stating, for the journal: {@code tables=20, rows=100000}. */
    default String options() {
        return "";
    }
}
