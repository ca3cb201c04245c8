package io.benchbook.workload;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A session that sends nothing and remembers each statement as the text that would go to the server. */
public final class RecordingSession implements Session {
    private final Rng random;
    private final List<String> sent = new ArrayList<>();
    private final List<Sql> statements = new ArrayList<>();
    private final List<String> bound = new ArrayList<>();
    private int reconnects;

    public RecordingSession(Rng random) {
        this.random = random;
    }

    /** What was sent since the last call. */
    public List<String> take() {
        List<String> taken = List.copyOf(sent);
        sent.clear();
        return taken;
    }

    public List<Sql> statements() {
        return statements;
    }

    public int reconnects() {
        return reconnects;
    }

    @Override
    public Rng random() {
        return random;
    }

    @Override
    public Session bind(long value) {
        bound.add(Long.toString(value));
        return this;
    }

    @Override
    public Session bind(byte[] ascii, int length) {
        bound.add("'" + new String(ascii, 0, length, StandardCharsets.US_ASCII) + "'");
        return this;
    }

    @Override
    public long execute(Sql sql) {
        statements.add(sql);
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (char character : sql.text().toCharArray()) {
            if (character == '?') {
                text.append(bound.get(next++));
            } else {
                text.append(character);
            }
        }
        if (next != bound.size()) {
            throw new IllegalStateException(bound.size() + " parameters bound, " + next + " taken by " + sql);
        }
        bound.clear();
        sent.add(text.toString());
        return 1;
    }

    @Override
    public long execute(String sql, Object... arguments) {
        sent.add(sql);
        return 1;
    }

    @Override
    public String selectText(String sql, Object... arguments) {
        sent.add(sql);
        return "1";
    }

    @Override
    public void reconnect() {
        reconnects++;
    }
}
