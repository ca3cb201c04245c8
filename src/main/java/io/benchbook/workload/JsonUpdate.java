package io.benchbook.workload;

import io.benchbook.base.Checks;
import io.benchbook.base.ServerVersion;
import java.util.List;
import java.util.Optional;

/**
 * One update of a number in a JSON document that also holds a long text, found by primary key: what partial updates of
 * 8.0 (in place, with {@code JSON_SET}) were made for. Immutable.
 */
public final class JsonUpdate implements Workload {
    private static final long LARGEST = 1_000_000_000;
    private static final Sql UPDATE =
            Sql.of("json_update", "UPDATE json_doc SET c = JSON_SET(c, '$.k2', k2 + 1) WHERE id = ?");
    private static final Sql COMMIT = Sql.of("commit", "COMMIT");

    private final long bytes;
    private final long rows;
    private final boolean commit;

    private JsonUpdate(long bytes, long rows, boolean commit) {
        this.bytes = bytes;
        this.rows = rows;
        this.commit = commit;
    }

    /**
     * With one document.
     *
     * @param bytes length of the text in the document, 1 to 1,000,000,000; the server's {@code max_allowed_packet} must be
     *     larger (4 MiB by default in 5.7, 64 MiB in 8.0)
     */
    public static JsonUpdate of(long bytes) {
        return new JsonUpdate(Checks.inRange("bytes", bytes, 1, LARGEST), 1, false);
    }

    /** How many documents there are, 1 to 1,000,000; clients choose one uniformly. 1 by default: many clients wait for it. */
    public JsonUpdate rows(long count) {
        return new JsonUpdate(bytes, Checks.inRange("rows", count, 1, 1_000_000), commit);
    }

    /**
     * Whether each update is followed by a COMMIT of its own with {@code autocommit} off, as {@code mysqlslap --commit=1}
     * does: two round trips instead of one. False by default.
     */
    public JsonUpdate commit(boolean on) {
        return new JsonUpdate(bytes, rows, on);
    }

    @Override
    public String name() {
        return "json_update";
    }

    @Override
    public DataSet data() {
        return new DataSet("json_doc", List.of(new JsonTable(bytes, rows)));
    }

    @Override
    public List<Sql> statements() {
        return commit ? List.of(UPDATE, COMMIT) : List.of(UPDATE);
    }

    @Override
    public Script script(int number, int clients) {
        return commit ? new Committing() : this::update;
    }

    private void update(Session session) throws SqlFailure {
        session.bind(session.random().uniform(1, rows)).execute(UPDATE);
    }

    /** 5.7.8, the first with the type JSON. */
    @Override
    public Optional<ServerVersion> since() {
        return Optional.of(new ServerVersion(5, 7, 8, false));
    }

    @Override
    public String options() {
        return "bytes=" + bytes + ", rows=" + rows + (commit ? ", commit=on" : "");
    }

    @Override
    public String toString() {
        return name() + "(" + options() + ")";
    }

    /** A client that commits itself. */
    private final class Committing implements Script {
        private boolean begun;

        @Override
        public void transaction(Session session) throws SqlFailure {
            if (!begun) {
                session.execute("SET AUTOCOMMIT=0");
                begun = true;
            }
            update(session);
            session.execute(COMMIT);
        }
    }
}
