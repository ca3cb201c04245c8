package io.benchbook.load;

import com.mysql.cj.jdbc.JdbcConnection;
import io.benchbook.base.Endpoint;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * HikariCP and MySQL Connector/J with fewer connections than clients: each transaction borrows one and gives it back, as
 * applications do. Statements stay prepared with their connection. Waiting for a connection is in the latency.
 */
final class SharedJdbcEngine implements Engine {
    private final int connections;
    private final Map<JdbcConnection, JdbcLink> links = new ConcurrentHashMap<>();
    private ConnectionPool pool;
    private boolean prepared;
    private List<Sql> statements = List.of();

    SharedJdbcEngine(int connections) {
        this.connections = connections;
    }

    @Override
    public String name() {
        return "jdbc";
    }

    @Override
    public Link connect(Endpoint endpoint, boolean serverPrepared, List<Sql> toPrepare, Rng random) throws SqlFailure {
        fill(endpoint, serverPrepared, toPrepare);
        return new BorrowedLink(this, random);
    }

    /** Borrows a connection; its statements are prepared. */
    Borrowed borrow() throws SqlFailure {
        try {
            Connection connection = pool.borrow();
            try {
                return new Borrowed(connection, link(connection.unwrap(JdbcConnection.class)));
            } catch (SqlFailure | SQLException failure) {
                pool.evict(connection);
                throw failure;
            }
        } catch (SQLException failure) {
            throw ConnectorJ.failure(failure);
        }
    }

    /** Gives a connection back, or gives it up where it is of no use any more. */
    void giveBack(Borrowed borrowed, boolean lost) {
        try {
            if (lost) {
                links.values().remove(borrowed.link());
                pool.evict(borrowed.connection());
            }
            borrowed.connection().close();
        } catch (SQLException alreadyGone) {
            pool.evict(borrowed.connection());
        }
    }

    @Override
    public synchronized void close() {
        if (pool != null) {
            pool.close();
        }
    }

    /** The first client opens all connections, before the clock starts. */
    private synchronized void fill(Endpoint endpoint, boolean serverPrepared, List<Sql> toPrepare) throws SqlFailure {
        if (pool != null) {
            return;
        }
        prepared = serverPrepared;
        statements = toPrepare;
        pool = new ConnectionPool(endpoint, connections);
        List<Borrowed> all = new ArrayList<>();
        try {
            while (all.size() < connections) {
                all.add(borrow());
            }
        } finally {
            all.forEach(borrowed -> giveBack(borrowed, false));
        }
    }

    private JdbcLink link(JdbcConnection raw) throws SqlFailure, SQLException {
        JdbcLink link = links.get(raw);
        if (link == null) {
            link = new JdbcLink(raw, raw, prepared, null, () -> {});
            for (Sql sql : prepared ? statements : List.<Sql>of()) {
                link.prepare(sql);
            }
            links.put(raw, link);
        }
        return link;
    }

    /**
     * A connection for one transaction.
     *
     * @param connection of the pool
     * @param link the same without the pool's wrapping, with the statements that stay with it
     */
    record Borrowed(Connection connection, JdbcLink link) {}
}
