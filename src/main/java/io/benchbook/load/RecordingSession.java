package io.benchbook.load;

import io.benchbook.workload.Rng;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.util.Map;
import java.util.TreeMap;

/** A client's session: passes everything to its link and takes down how long each statement took and what it was. */
final class RecordingSession implements Session {
    /** Of the latencies of statements. */
    static final int DIGITS = 2;

    /** How many kinds are told apart where a notebook's workload makes its statements as it goes. */
    private static final int MOST_KINDS = 64;

    private final Window window;
    private final Tally tally;
    private final ErrorLog errors;
    private final Reconnect reconnect;
    private final SqlMap<Latencies> byStatement = new SqlMap<>();
    private final Map<String, Latencies> byKind = new TreeMap<>();
    private Engine.Link link;

    RecordingSession(Window window, Tally tally, ErrorLog errors, Reconnect reconnect) {
        this.window = window;
        this.tally = tally;
        this.errors = errors;
        this.reconnect = reconnect;
    }

    void link(Engine.Link newLink) {
        link = newLink;
    }

    /** Latencies in nanoseconds by kind of statement. */
    Map<String, Latencies> byKind() {
        return byKind;
    }

    @Override
    public Rng random() {
        return link.random();
    }

    @Override
    public Session bind(long value) {
        link.bind(value);
        return this;
    }

    @Override
    public Session bind(byte[] ascii, int length) {
        link.bind(ascii, length);
        return this;
    }

    @Override
    public long execute(Sql sql) throws SqlFailure {
        long begun = System.nanoTime();
        try {
            long rows = link.execute(sql);
            long ended = System.nanoTime();
            if (window.measures(ended)) {
                latencies(sql).record(ended - begun);
                tally.statement(link.lastWasResultSet(), rows);
            }
            return rows;
        } catch (SqlFailure failure) {
            throw counted(failure);
        }
    }

    @Override
    public long execute(String sql, Object... arguments) throws SqlFailure {
        long begun = System.nanoTime();
        try {
            long rows = link.execute(sql, arguments);
            succeeded(sql, begun, rows);
            return rows;
        } catch (SqlFailure failure) {
            throw counted(failure);
        }
    }

    @Override
    public long executeOnce(String kind, String sql) throws SqlFailure {
        long begun = System.nanoTime();
        try {
            long rows = link.executeOnce(kind, sql);
            succeeded(kind, begun, rows);
            return rows;
        } catch (SqlFailure failure) {
            throw counted(failure);
        }
    }

    @Override
    public void reconnect() throws SqlFailure {
        reconnect.run();
    }

    @Override
    public String selectText(String sql, Object... arguments) throws SqlFailure {
        long begun = System.nanoTime();
        try {
            String text = link.selectText(sql, arguments);
            succeeded(sql, begun, 0);
            return text;
        } catch (SqlFailure failure) {
            throw counted(failure);
        }
    }

    private void succeeded(String sql, long begun, long rows) {
        long ended = System.nanoTime();
        if (window.measures(ended)) {
            latencies(kindOf(sql)).record(ended - begun);
            tally.statement(link.lastWasResultSet(), rows);
        }
    }

    private SqlFailure counted(SqlFailure failure) {
        if (!failure.connectionLost() && window.measures(System.nanoTime())) {
            errors.add(failure);
        }
        return failure;
    }

    private Latencies latencies(Sql sql) {
        Latencies latencies = byStatement.get(sql);
        if (latencies == null) {
            latencies = latencies(sql.kind());
            byStatement.put(sql, latencies);
        }
        return latencies;
    }

    private Latencies latencies(String kind) {
        return byKind.computeIfAbsent(kind, unknown -> new Latencies(DIGITS));
    }

    private String kindOf(String sql) {
        String shortened = sql.length() <= 40 ? sql : sql.substring(0, 39) + "…";
        return byKind.containsKey(shortened) || byKind.size() < MOST_KINDS ? shortened : "others";
    }

    /** How the client gets another connection. */
    @FunctionalInterface
    interface Reconnect {
        void run() throws SqlFailure;
    }
}
