package io.benchbook.load;

import io.benchbook.base.Endpoint;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.util.List;

/** A way to talk to a server. One instance serves one run and is closed with it. */
public interface Engine extends AutoCloseable {
    /** Its name in results: {@code jdbc}, {@code wire}. */
    String name();

    /**
     * Opens one connection.
     *
     * @param prepared whether statements are server-prepared (binary protocol) or sent as text
     * @param statements what to prepare at once where {@code prepared}, in this order
     */
    Link connect(Endpoint endpoint, boolean prepared, List<Sql> statements, Rng random) throws SqlFailure;

    @Override
    void close();

    /** One connection of an engine. */
    interface Link extends Session, AutoCloseable {
        /** Whether the last {@link Session#execute} returned a result set (sysbench: read) or not. */
        boolean lastWasResultSet();

        /** Warnings that the server has reported on this connection; 0 where the engine does not hear of them. */
        default long warnings() {
            return 0;
        }

        /** The server's id of this connection, for {@code KILL QUERY}. */
        long connectionId();

        /** Ends the connection at once from another thread, whatever it is waiting for. */
        void abort();

        /** Gets a connection for a transaction, where clients share them; does nothing where it has one. */
        default void acquire() throws SqlFailure {}

        /** Gives the connection back, where clients share them. */
        default void release() {}

        /** Closes the connection for good, where {@link #close} may keep it for the next who wants one. */
        default void discard() {
            abort();
            close();
        }

        @Override
        void close();
    }
}
