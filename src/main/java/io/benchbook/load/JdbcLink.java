package io.benchbook.load;

import com.mysql.cj.jdbc.JdbcConnection;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/**
 * One connection through Connector/J. Text goes by {@link Statement}, written into one builder; prepared statements are
 * made once each and kept. Results are taken in whole and not decoded.
 */
final class JdbcLink implements Engine.Link {
    /** ER_UNSUPPORTED_PS. */
    private static final int NOT_PREPARABLE = 1295;
    /** How many different texts of a notebook's workload are kept; more are sent as text, each anew. */
    private static final int MOST_KNOWN = 256;

    private final Connection connection;
    private final JdbcConnection raw;
    private final boolean prepared;
    private final Rng random;
    private final Runnable evict;
    private final Statement text;
    private final Parameters parameters = new Parameters();
    private final StringBuilder builder = new StringBuilder(1024);
    private final SqlMap<SqlTemplate> templates = new SqlMap<>();
    private final SqlMap<PreparedStatement> statements = new SqlMap<>();
    private final Map<String, Sql> known = new HashMap<>();
    private boolean resultSet;
    private volatile boolean lost;
    private boolean closed;

    JdbcLink(Connection connection, JdbcConnection raw, boolean prepared, Rng random, Runnable evict)
            throws SQLException {
        this.connection = connection;
        this.raw = raw;
        this.prepared = prepared;
        this.random = random;
        this.evict = evict;
        this.text = connection.createStatement(ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY);
    }

    @Override
    public Rng random() {
        return random;
    }

    @Override
    public Session bind(long value) {
        parameters.add(value);
        return this;
    }

    @Override
    public Session bind(byte[] ascii, int length) {
        parameters.add(ascii, length);
        return this;
    }

    @Override
    public long execute(Sql sql) throws SqlFailure {
        try {
            return prepared && sql.preparable() ? count(executePrepared(sql)) : count(executeText(sql));
        } catch (SQLException failure) {
            throw failed(failure);
        } finally {
            parameters.clear();
        }
    }

    @Override
    public long execute(String sql, Object... arguments) throws SqlFailure {
        try {
            return count(executeGiven(sql, arguments));
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    @Override
    public long executeOnce(String kind, String sql) throws SqlFailure {
        try {
            resultSet = text.execute(sql);
            return count(text);
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    @Override
    public String selectText(String sql, Object... arguments) throws SqlFailure {
        try (ResultSet rows = executeGiven(sql, arguments).getResultSet()) {
            resultSet = true;
            return rows != null && rows.next() ? rows.getString(1) : null;
        } catch (SQLException failure) {
            throw failed(failure);
        }
    }

    @Override
    public boolean lastWasResultSet() {
        return resultSet;
    }

    @Override
    public long connectionId() {
        return raw.getId();
    }

    @Override
    public void abort() {
        lost = true;
        closeQuietly(raw::abortInternal);
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (lost) {
            evict.run();
            return;
        }
        statements.forEach(JdbcLink::closeQuietly);
        closeQuietly(text);
        closeQuietly(connection);
    }

    /** Has the server prepare the statement, unless it has done so. */
    PreparedStatement prepare(Sql sql) throws SqlFailure {
        PreparedStatement statement = statements.get(sql);
        if (statement == null && sql.preparable()) {
            try {
                statement = connection.prepareStatement(
                        sql.text(), ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY);
                statements.put(sql, statement);
            } catch (SQLException failure) {
                throw failed(failure);
            }
        }
        return statement;
    }

    private Statement executePrepared(Sql sql) throws SQLException, SqlFailure {
        PreparedStatement statement = prepare(sql);
        for (int i = 0; i < parameters.count(); i++) {
            if (parameters.isNumber(i)) {
                statement.setLong(i + 1, parameters.number(i));
            } else {
                statement.setString(
                        i + 1,
                        new String(
                                parameters.text(),
                                parameters.start(i),
                                parameters.length(i),
                                StandardCharsets.ISO_8859_1));
            }
        }
        resultSet = statement.execute();
        return statement;
    }

    private Statement executeText(Sql sql) throws SQLException, SqlFailure {
        builder.setLength(0);
        template(sql).render(parameters, builder);
        resultSet = text.execute(builder.toString());
        return text;
    }

    private Statement executeGiven(String given, Object[] arguments) throws SQLException, SqlFailure {
        Sql sql = known(given);
        if (prepared && sql != null && sql.preparable()) {
            PreparedStatement statement = statements.get(sql);
            for (int i = 0; i < arguments.length; i++) {
                statement.setObject(i + 1, arguments[i]);
            }
            resultSet = statement.execute();
            return statement;
        }
        builder.setLength(0);
        (sql == null ? SqlTemplate.of(given) : template(sql)).render(arguments, builder);
        resultSet = text.execute(builder.toString());
        return text;
    }

    /** The statement for a text, null where too many different texts have been given to keep them all. */
    private Sql known(String given) throws SqlFailure {
        Sql sql = known.get(given);
        if (sql == null && known.size() < MOST_KNOWN) {
            sql = prepared ? preparedOrTextOnly(given) : Sql.textOnly("given", given);
            known.put(given, sql);
        }
        return sql;
    }

    private Sql preparedOrTextOnly(String given) throws SqlFailure {
        Sql sql = Sql.of("given", given);
        try {
            prepare(sql);
            return sql;
        } catch (SqlFailure failure) {
            if (failure.code() == NOT_PREPARABLE) {
                return Sql.textOnly("given", given);
            }
            throw failure;
        }
    }

    private SqlTemplate template(Sql sql) {
        SqlTemplate template = templates.get(sql);
        if (template == null) {
            template = SqlTemplate.of(sql.text());
            templates.put(sql, template);
        }
        return template;
    }

    private long count(Statement statement) throws SQLException {
        if (!resultSet) {
            return statement.getUpdateCount();
        }
        try (ResultSet rows = statement.getResultSet()) {
            return rows.last() ? rows.getRow() : 0;
        }
    }

    private SqlFailure failed(SQLException failure) {
        SqlFailure mapped = ConnectorJ.failure(failure);
        lost |= mapped.connectionLost();
        return mapped;
    }

    private static void closeQuietly(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception ignored) {
            // closed already, or its connection is going to be
        }
    }
}
