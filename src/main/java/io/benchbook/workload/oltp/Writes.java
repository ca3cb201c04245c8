package io.benchbook.workload.oltp;

import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;

/** The writes of a transaction: updates of {@code k}, updates of {@code c}, rows deleted and inserted again. */
final class Writes {
    private final Client client;
    private final Sql[] index;
    private final Sql[] nonIndex;
    private final Sql[] deletes;
    private final Sql[] inserts;
    private final int indexUpdates;
    private final int nonIndexUpdates;
    private final int deleteInserts;

    Writes(Client client) {
        Statements statements = client.statements();
        Options options = client.options();
        this.client = client;
        this.index = statements.of(Key.INDEX_UPDATES);
        this.nonIndex = statements.of(Key.NON_INDEX_UPDATES);
        this.deletes = statements.of(Key.DELETES);
        this.inserts = statements.of(Key.INSERTS);
        this.indexUpdates = options.count(Option.INDEX_UPDATES);
        this.nonIndexUpdates = options.count(Option.NON_INDEX_UPDATES);
        this.deleteInserts = options.count(Option.DELETE_INSERTS);
    }

    void send(Session session) throws SqlFailure {
        client.byId(session, index, indexUpdates);
        client.changeC(session, nonIndex, nonIndexUpdates);
        client.replaceRows(session, deletes, inserts, deleteInserts);
    }
}
