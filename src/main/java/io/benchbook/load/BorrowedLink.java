package io.benchbook.load;

import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;

/** One client's part in a pool: it has a connection only from {@link #acquire} to {@link #release}. */
final class BorrowedLink implements Engine.Link {
    private final SharedJdbcEngine engine;
    private final Rng random;
    private volatile SharedJdbcEngine.Borrowed borrowed;
    private volatile boolean lost;

    BorrowedLink(SharedJdbcEngine engine, Rng random) {
        this.engine = engine;
        this.random = random;
    }

    @Override
    public void acquire() throws SqlFailure {
        if (borrowed == null) {
            borrowed = engine.borrow();
        }
    }

    @Override
    public void release() {
        SharedJdbcEngine.Borrowed present = borrowed;
        if (present != null) {
            borrowed = null;
            engine.giveBack(present, lost);
            lost = false;
        }
    }

    @Override
    public Rng random() {
        return random;
    }

    @Override
    public Session bind(long value) {
        borrowed.link().bind(value);
        return this;
    }

    @Override
    public Session bind(byte[] ascii, int length) {
        borrowed.link().bind(ascii, length);
        return this;
    }

    @Override
    public long execute(Sql sql) throws SqlFailure {
        try {
            return borrowed.link().execute(sql);
        } catch (SqlFailure failure) {
            throw noticed(failure);
        }
    }

    @Override
    public long execute(String sql, Object... arguments) throws SqlFailure {
        try {
            return borrowed.link().execute(sql, arguments);
        } catch (SqlFailure failure) {
            throw noticed(failure);
        }
    }

    @Override
    public long executeOnce(String kind, String sql) throws SqlFailure {
        try {
            return borrowed.link().executeOnce(kind, sql);
        } catch (SqlFailure failure) {
            throw noticed(failure);
        }
    }

    @Override
    public String selectText(String sql, Object... arguments) throws SqlFailure {
        try {
            return borrowed.link().selectText(sql, arguments);
        } catch (SqlFailure failure) {
            throw noticed(failure);
        }
    }

    @Override
    public boolean lastWasResultSet() {
        return borrowed.link().lastWasResultSet();
    }

    @Override
    public long connectionId() {
        SharedJdbcEngine.Borrowed present = borrowed;
        return present == null ? 0 : present.link().connectionId();
    }

    @Override
    public void abort() {
        SharedJdbcEngine.Borrowed present = borrowed;
        if (present != null) {
            lost = true;
            present.link().abort();
        }
    }

    @Override
    public void close() {
        release();
    }

    private SqlFailure noticed(SqlFailure failure) {
        lost |= failure.connectionLost();
        return failure;
    }
}
