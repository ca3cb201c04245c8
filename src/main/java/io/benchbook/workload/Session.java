package io.benchbook.workload;

import io.benchbook.base.BenchbookException;

/**
 * One connection, as a workload sees it. Parameters are bound one after the other and consumed by the next
 * {@link #execute(Sql)}; nothing on that path allocates. Not safe for more than one thread.
 */
public interface Session {
    /** This client's random numbers, seeded by the run. */
    Rng random();

    /** Binds the next parameter. */
    Session bind(long value);

    /** Binds the next parameter to {@code length} ASCII characters, which are copied at once. */
    Session bind(byte[] ascii, int length);

    /**
     * Sends a statement with the bound parameters and takes in the whole result.
     *
     * @return the number of rows of a result set, else of rows changed
     * @throws SqlFailure when the server refuses it or the connection is lost
     */
    long execute(Sql sql) throws SqlFailure;

    /**
     * Gives up the connection and opens another with the same statements prepared, for workloads that measure that.
     *
     * @throws SqlFailure when the server does not take it
     */
    default void reconnect() throws SqlFailure {
        throw new BenchbookException("reconnect: this engine cannot do it.").next("Take engine(JDBC).");
    }

    /**
     * Sends a statement given as text, for workloads written in a notebook: {@code execute("UPDATE t SET a=? WHERE
     * id=?", 1, 2)}. Arguments are numbers or texts.
     *
     * @return the number of rows of a result set, else of rows changed
     */
    long execute(String sql, Object... arguments) throws SqlFailure;

    /**
     * Sends a statement that is long and never sent again: always as text, and nothing of it is kept.
     *
     * @param kind the name under which its latency is reported
     * @return the number of rows changed
     */
    default long executeOnce(String kind, String sql) throws SqlFailure {
        return execute(sql);
    }

    /** The first column of the first row as a text, null where there is no row or the value is NULL. */
    String selectText(String sql, Object... arguments) throws SqlFailure;

    /** The first column of the first row as a number; fails where there is no row. */
    default long selectLong(String sql, Object... arguments) throws SqlFailure {
        String text = selectText(sql, arguments);
        if (text == null) {
            throw new SqlFailure(0, "02000", "no row for: " + sql);
        }
        return Long.parseLong(text);
    }
}
