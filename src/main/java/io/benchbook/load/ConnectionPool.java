package io.benchbook.load;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.benchbook.base.Endpoint;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;

/** HikariCP over Connector/J, without anything that happens by itself while a run measures. */
final class ConnectionPool implements AutoCloseable {
    /** How long the pool itself waits before it tells of a failure, in milliseconds. */
    private static final int PATIENCE_MS = 1_000;
    /** How long a connection may take in all, as in sysbench. */
    private static final long OPEN_NANOS = 30_000_000_000L;

    private final FailureKeeper source;
    private final HikariDataSource pool;

    ConnectionPool(Endpoint endpoint, int connections) {
        source = new FailureKeeper(ConnectorJ.forLoad(endpoint));
        HikariConfig config = new HikariConfig();
        config.setPoolName("load");
        config.setDataSource(source);
        config.setMaximumPoolSize(connections);
        config.setMinimumIdle(0);
        config.setMaxLifetime(0);
        config.setIdleTimeout(0);
        config.setKeepaliveTime(0);
        config.setConnectionTimeout(PATIENCE_MS);
        config.setInitializationFailTimeout(-1);
        pool = new HikariDataSource(config);
    }

    /** Waits for a connection while there is hope; fails with the server's reason where there is one. */
    Connection borrow() throws SQLException {
        long end = System.nanoTime() + OPEN_NANOS;
        while (true) {
            try {
                return pool.getConnection();
            } catch (SQLTransientConnectionException late) {
                SQLException reason = source.lastFailure();
                if (reason != null) {
                    throw reason;
                }
                if (System.nanoTime() - end > 0) {
                    throw late;
                }
            }
        }
    }

    /** A borrowed connection is of no use any more. */
    void evict(Connection connection) {
        pool.evictConnection(connection);
    }

    @Override
    public void close() {
        pool.close();
    }
}
