package io.benchbook.load.wire;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Engine;
import io.benchbook.load.Parameters;
import io.benchbook.load.SqlMap;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One connection of the {@code wire} engine. */
final class WireLink implements Engine.Link {
    /** How many different texts of a notebook's workload are kept. */
    private static final int MOST_KNOWN = 256;

    private final Packets packets;
    private final long connectionId;
    private final boolean prepared;
    private final Rng random;
    private final Results results;
    private final Parameters parameters = new Parameters();
    private final Map<String, TextStatement> byText = new HashMap<>();
    private final SqlMap<Statement> bySql = new SqlMap<>();

    WireLink(Packets packets, long connectionId, boolean prepared, Rng random) {
        this.packets = packets;
        this.connectionId = connectionId;
        this.prepared = prepared;
        this.random = random;
        this.results = new Results(packets);
    }

    /** Makes the statements at once, so that nothing of it happens while the clock runs. */
    void prepare(List<Sql> statements) throws IOException, SqlFailure {
        for (Sql sql : statements) {
            statement(sql);
        }
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
            statement(sql).send(packets, parameters);
            return results.skim();
        } catch (IOException e) {
            throw failure(e);
        } finally {
            parameters.clear();
        }
    }

    @Override
    public long execute(String sql, Object... arguments) throws SqlFailure {
        try {
            send(sql, arguments);
            return results.skim();
        } catch (IOException e) {
            throw failure(e);
        } finally {
            parameters.clear();
        }
    }

    @Override
    public long executeOnce(String kind, String sql) throws SqlFailure {
        try {
            byte[] text = sql.getBytes(StandardCharsets.UTF_8);
            packets.command(Protocol.COM_QUERY);
            packets.room(text.length).put(text);
            packets.send();
            return results.skim();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    @Override
    public String selectText(String sql, Object... arguments) throws SqlFailure {
        try {
            send(sql, arguments);
            return results.firstValue();
        } catch (IOException e) {
            throw failure(e);
        } finally {
            parameters.clear();
        }
    }

    /** A statement given as text goes as text, whatever the run says of prepared statements. */
    private void send(String sql, Object[] arguments) throws IOException {
        for (Object argument : arguments) {
            bindObject(argument);
        }
        given(sql).send(packets, parameters);
    }

    private TextStatement given(String sql) {
        TextStatement statement = byText.get(sql);
        if (statement == null) {
            statement = new TextStatement(sql);
            if (byText.size() < MOST_KNOWN) {
                byText.put(sql, statement);
            }
        }
        return statement;
    }

    private void bindObject(Object argument) {
        if (argument instanceof Long || argument instanceof Integer || argument instanceof Short) {
            bind(((Number) argument).longValue());
        } else if (argument instanceof Boolean truth) {
            bind(truth ? 1 : 0);
        } else if (argument == null) {
            throw new BenchbookException("statement: null can't be bound.").next("Write NULL into the statement.");
        } else {
            byte[] text = argument.toString().getBytes(StandardCharsets.UTF_8);
            bind(text, text.length);
        }
    }

    private Statement statement(Sql sql) throws IOException, SqlFailure {
        Statement statement = bySql.get(sql);
        if (statement == null) {
            statement = prepared && sql.preparable()
                    ? BinaryStatement.prepare(packets, sql.text())
                    : new TextStatement(sql.text());
            bySql.put(sql, statement);
        }
        return statement;
    }

    private static SqlFailure failure(IOException e) {
        if (e instanceof Packets.Malformed) {
            return new SqlFailure(Protocol.MALFORMED_PACKET, "HY000", e.getMessage());
        }
        String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return new SqlFailure(SqlFailure.SERVER_LOST, "08S01", reason);
    }

    @Override
    public boolean lastWasResultSet() {
        return results.resultSet();
    }

    @Override
    public long warnings() {
        return results.warnings();
    }

    @Override
    public long connectionId() {
        return connectionId;
    }

    @Override
    public void abort() {
        try {
            packets.close();
        } catch (IOException e) {
            // it is closed all the same
        }
    }

    /** Leaves as it would at the end: the server shall not count an aborted client. */
    @Override
    public void discard() {
        close();
    }

    @Override
    public void close() {
        try {
            packets.command(Protocol.COM_QUIT);
            packets.send();
        } catch (IOException e) {
            // the server is gone already
        }
        abort();
    }
}
