package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;

/**
 * Each transaction appends a row {@code (n,n)} to a statement of the client's own, which is sent when it is 512 KiB long:
 * most transactions send nothing. What is left at the end is sent when the clock has stopped.
 */
final class BulkInsert implements Mix {
    @Override
    public String name() {
        return "bulk_insert";
    }

    @Override
    public DataSet data(Options options, int clients) {
        return BulkTable.dataSet(clients);
    }

    @Override
    public boolean changesRows() {
        return true;
    }

    @Override
    public Script script(Client client) {
        return new Rows(SbtestTable.name(client.number() + 1));
    }

    private static final class Rows implements Script, DataSet.Sink {
        private static final byte[] OPEN = "(".getBytes(StandardCharsets.US_ASCII);
        private static final byte[] COMMA = ",".getBytes(StandardCharsets.US_ASCII);
        private static final byte[] CLOSE = ")".getBytes(StandardCharsets.US_ASCII);

        private final MultiRowInsert insert;
        private Session session;
        private long number;

        Rows(String table) {
            insert = new MultiRowInsert("INSERT INTO " + table + " VALUES");
        }

        @Override
        public void transaction(Session session) throws SqlFailure {
            number++;
            insert.begin();
            insert.add(OPEN);
            insert.add(number);
            insert.add(COMMA);
            insert.add(number);
            insert.add(CLOSE);
            this.session = session;
            insert.end(this);
        }

        @Override
        public void insert(String statement, int rows) throws SqlFailure {
            session.executeOnce("bulk_inserts", statement);
        }

        @Override
        public void finish(Session session) throws SqlFailure {
            this.session = session;
            insert.flush(this);
        }
    }
}
