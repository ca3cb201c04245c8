package io.benchbook.load;

import io.benchbook.base.Endpoint;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Kills statements that outlast a run, through a connection of its own that does not wait long itself. */
final class Killer {
    private static final int PATIENCE_MS = 1_000;

    private Killer() {}

    /** Sends {@code KILL QUERY} for each; what that does not end has to be aborted. */
    static void killQueries(Endpoint endpoint, List<Long> connectionIds) {
        try (Connection control = ConnectorJ.impatient(endpoint, PATIENCE_MS).getConnection();
                Statement statement = control.createStatement()) {
            for (long id : connectionIds) {
                kill(statement, id);
            }
        } catch (SQLException unreachable) {
            // the server does not answer: its connections are aborted next
        }
    }

    private static void kill(Statement statement, long id) throws SQLException {
        try {
            statement.execute("KILL QUERY " + id);
        } catch (SQLException failure) {
            if (ConnectorJ.failure(failure).connectionLost()) {
                throw failure;
            }
        }
    }
}
