package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import io.benchbook.workload.UniqueNumbers;
import java.util.List;

/**
 * One INSERT, always as text. The server makes the id (sent as 0); with {@code autoInc(false)} the tables start empty and
 * ids are unique random numbers of -2^31 to 2^31 - 1.
 */
final class Insert implements Mix {
    private static final long TO_SIGNED = 1L << 31;

    @Override
    public String name() {
        return "oltp_insert";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.INSERTS_AS_TEXT);
    }

    @Override
    public DataSet data(Options options, int clients) {
        return options.is(Option.AUTO_INC) ? SbtestTable.dataSet(options) : SbtestTable.emptyDataSet(options);
    }

    @Override
    public boolean changesRows() {
        return true;
    }

    @Override
    public Script script(Client client) {
        Sql[] inserts = client.statements().of(Key.INSERTS);
        UniqueNumbers ids =
                client.options().is(Option.AUTO_INC) ? null : UniqueNumbers.of(1, 2, client.number(), client.clients());
        return session -> insert(session, client, inserts, ids);
    }

    private static void insert(Session session, Client client, Sql[] inserts, UniqueNumbers ids) throws SqlFailure {
        Rng random = session.random();
        Sql sql = inserts[client.table(random)];
        long k = client.id(random);
        byte[] c = client.drawC(random);
        byte[] pad = client.drawPad(random);
        session.bind(ids == null ? 0 : ids.next() - TO_SIGNED)
                .bind(k)
                .bind(c, c.length)
                .bind(pad, pad.length)
                .execute(sql);
    }
}
