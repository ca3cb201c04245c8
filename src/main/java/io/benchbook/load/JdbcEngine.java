package io.benchbook.load;

import com.mysql.cj.jdbc.JdbcConnection;
import io.benchbook.base.Endpoint;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** HikariCP and MySQL Connector/J. Each connection is borrowed once and kept for the whole run. */
public final class JdbcEngine implements Engine {
    private final int connections;
    private ConnectionPool pool;

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
            Connection connection = poolFor(endpoint).borrow();
            JdbcLink link = new JdbcLink(
                    connection,
                    connection.unwrap(JdbcConnection.class),
                    prepared,
                    random,
                    () -> pool.evict(connection));
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

    private synchronized ConnectionPool poolFor(Endpoint endpoint) {
        if (pool == null) {
            pool = new ConnectionPool(endpoint, connections);
        }
        return pool;
    }
}
