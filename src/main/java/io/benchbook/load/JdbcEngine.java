package io.benchbook.load;

import com.mysql.cj.jdbc.JdbcConnection;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.benchbook.base.Endpoint;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.List;

/** HikariCP and MySQL Connector/J. Each connection is borrowed once and kept for the whole run. */
public final class JdbcEngine implements Engine {
    /** How long the pool itself waits before it tells of a failure, in milliseconds. */
    private static final int PATIENCE_MS = 1_000;
    /** How long opening a connection may take in all, as in sysbench. */
    private static final long OPEN_NANOS = 30_000_000_000L;

    private final int connections;
    private HikariDataSource pool;
    private FailureKeeper source;

    /** @param connections the size of the pool */
    public JdbcEngine(int connections) {
        this.connections = connections;
    }

    @Override
    public String name() {
        return "jdbc";
    }

    @Override
    public Link connect(Endpoint endpoint, boolean prepared, List<Sql> statements, Rng random) throws SqlFailure {
        try {
            Connection connection = borrow(poolFor(endpoint));
            JdbcLink link = new JdbcLink(
                    connection,
                    connection.unwrap(JdbcConnection.class),
                    prepared,
                    random,
                    () -> pool.evictConnection(connection));
            return prepareAll(link, prepared ? statements : List.of());
        } catch (SQLException failure) {
            throw ConnectorJ.failure(failure);
        }
    }

    @Override
    public synchronized void close() {
        if (pool != null) {
            pool.close();
        }
    }

    private static Link prepareAll(JdbcLink link, List<Sql> statements) throws SqlFailure {
        try {
            for (Sql sql : statements) {
                link.prepare(sql);
            }
            return link;
        } catch (SqlFailure failure) {
            link.close();
            throw failure;
        }
    }

    private Connection borrow(HikariDataSource from) throws SQLException {
        long end = System.nanoTime() + OPEN_NANOS;
        while (true) {
            try {
                return from.getConnection();
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

    private synchronized HikariDataSource poolFor(Endpoint endpoint) {
        if (pool == null) {
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
        return pool;
    }
}
