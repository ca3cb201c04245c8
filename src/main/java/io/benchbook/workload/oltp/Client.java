package io.benchbook.workload.oltp;

import io.benchbook.workload.Distribution;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;

/**
 * One client of a workload: the groups of statements that transactions are made of, with sysbench's draws in sysbench's
 * order. A group chooses one table, uniformly, and uses it for all its repetitions. Nothing here allocates.
 */
final class Client {
    private final Options options;
    private final int number;
    private final int clients;
    private final Statements statements;
    private final Distribution distribution;
    private final int tables;
    private final long rows;
    private final boolean transactions;
    private final boolean oneTable;
    private final long rangeEnd;
    private final byte[] c = new byte[RandomText.C.length];
    private final byte[] pad = new byte[RandomText.PAD.length];
    private int tableOfTransaction = -1;

    Client(Options options, Statements statements, int number, int clients) {
        this.options = options;
        this.statements = statements;
        this.number = number;
        this.clients = clients;
        this.distribution = options.distribution();
        this.tables = options.count(Option.TABLES);
        this.rows = options.get(Option.ROWS);
        this.transactions = !options.is(Option.SKIP_TRX);
        this.oneTable = options.is(Option.ONE_TABLE);
        this.rangeEnd = oneTable ? 0 : options.get(Option.RANGE_SIZE) - 1;
    }

    Options options() {
        return options;
    }

    Statements statements() {
        return statements;
    }

    /** From 0. */
    int number() {
        return number;
    }

    int clients() {
        return clients;
    }

    void begin(Session session) throws SqlFailure {
        if (oneTable) {
            tableOfTransaction = drawTable(session.random());
        }
        if (transactions) {
            session.execute(statements.begin());
        }
    }

    void commit(Session session) throws SqlFailure {
        if (transactions) {
            session.execute(statements.commit());
        }
    }

    void byId(Session session, Sql[] byTable, int repetitions) throws SqlFailure {
        Sql sql = byTable[table(session.random())];
        for (int i = 0; i < repetitions; i++) {
            session.bind(id(session.random())).execute(sql);
        }
    }

    void byRange(Session session, Sql[] byTable, int repetitions) throws SqlFailure {
        Sql sql = byTable[table(session.random())];
        for (int i = 0; i < repetitions; i++) {
            long id = id(session.random());
            session.bind(id).bind(id + rangeEnd).execute(sql);
        }
    }

    void changeC(Session session, Sql[] byTable, int repetitions) throws SqlFailure {
        Sql sql = byTable[table(session.random())];
        for (int i = 0; i < repetitions; i++) {
            session.bind(drawC(session.random()), c.length)
                    .bind(id(session.random()))
                    .execute(sql);
        }
    }

    /** Deletes a row and puts another in its place. */
    void replaceRows(Session session, Sql[] deletes, Sql[] inserts, int repetitions) throws SqlFailure {
        Rng random = session.random();
        int table = table(random);
        for (int i = 0; i < repetitions; i++) {
            long id = id(random);
            long k = id(random);
            drawC(random);
            drawPad(random);
            session.bind(id).execute(deletes[table]);
            session.bind(id).bind(k).bind(c, c.length).bind(pad, pad.length).execute(inserts[table]);
        }
    }

    /** A table from 0, drawn for this group of statements. */
    int table(Rng random) {
        return oneTable && tableOfTransaction >= 0 ? tableOfTransaction : drawTable(random);
    }

    private int drawTable(Rng random) {
        return (int) random.uniform(1, tables) - 1;
    }

    /** An id, or a value of {@code k}: 1 to the number of rows. */
    long id(Rng random) {
        return distribution.draw(random, 1, rows);
    }

    byte[] drawC(Rng random) {
        random.fill(RandomText.C, c, 0);
        return c;
    }

    byte[] drawPad(Rng random) {
        random.fill(RandomText.PAD, pad, 0);
        return pad;
    }
}
