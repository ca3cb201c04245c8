package io.benchbook.load;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * Remembers why the last connection could not be made, since a pool goes on trying in the background and tells its
 * borrowers only that time is up.
 */
final class FailureKeeper implements DataSource {
    private final DataSource source;
    private final AtomicReference<SQLException> failure = new AtomicReference<>();

    FailureKeeper(DataSource source) {
        this.source = source;
    }

    /** The reason of the last failure, null where the last connection could be made. */
    SQLException lastFailure() {
        return failure.get();
    }

    @Override
    public Connection getConnection() throws SQLException {
        try {
            Connection connection = source.getConnection();
            failure.set(null);
            return connection;
        } catch (SQLException reason) {
            failure.set(reason);
            throw reason;
        }
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        return getConnection();
    }

    @Override
    public PrintWriter getLogWriter() throws SQLException {
        return source.getLogWriter();
    }

    @Override
    public void setLogWriter(PrintWriter out) throws SQLException {
        source.setLogWriter(out);
    }

    @Override
    public void setLoginTimeout(int seconds) throws SQLException {
        source.setLoginTimeout(seconds);
    }

    @Override
    public int getLoginTimeout() throws SQLException {
        return source.getLoginTimeout();
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getLogger("io.benchbook.load");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        return source.unwrap(type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) throws SQLException {
        return source.isWrapperFor(type);
    }
}
