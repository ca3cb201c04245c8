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
    /** The same value, by an expression that a server does not take for a change of part of the document. */
    private static final Sql WHOLE =
            Sql.of("json_update", "UPDATE json_doc SET c = JSON_SET(COALESCE(c), '$.k2', k2 + 1) WHERE id = ?");

    private static final Sql COMMIT = Sql.of("commit", "COMMIT");

    private final long bytes;
    private final long rows;
    private final boolean commit;
    private final boolean whole;
    private final String label;

    private JsonUpdate(long bytes, long rows, boolean commit, boolean whole, String label) {
        this.bytes = bytes;
        this.rows = rows;
        this.commit = commit;
        this.whole = whole;
        this.label = label;
    }

    /**
     * With one document.
     *
     * @param bytes length of the text in the document, 1 to 1,000,000,000; the server's {@code max_allowed_packet} must be
     *     larger (4 MiB by default in 5.7, 64 MiB in 8.0)
     */
    public static JsonUpdate of(long bytes) {
        return new JsonUpdate(Checks.inRange("bytes", bytes, 1, LARGEST), 1, false, false, "");
    }

    /** The same with documents of another size, see {@link #of}. */
    public JsonUpdate bytes(long count) {
        return new JsonUpdate(Checks.inRange("bytes", count, 1, LARGEST), rows, commit, whole, label);
    }

    /** How many documents there are, 1 to 1,000,000; clients choose one uniformly. 1 by default: many clients wait for it. */
    public JsonUpdate rows(long count) {
        return new JsonUpdate(bytes, Checks.inRange("rows", count, 1, 1_000_000), commit, whole, label);
    }

    /**
     * Whether each update is followed by a COMMIT of its own with {@code autocommit} off, as {@code mysqlslap --commit=1}
     * does: two round trips instead of one. False by default.
     */
    public JsonUpdate commit(boolean on) {
        return new JsonUpdate(bytes, rows, on, whole, label);
    }

    /**
     * Whether the server has to write the whole document, as it does when the new value is not {@code JSON_SET}, {@code
     * JSON_REPLACE} or {@code JSON_REMOVE} of the column itself: the same update without the partial one, to compare it with. False
     * by default. See the MySQL 8.0 Reference Manual, "Partial Updates of JSON Values".
     */
    public JsonUpdate whole(boolean on) {
        return new JsonUpdate(bytes, rows, commit, on, label);
    }

    /** The same under a label of its own, which tells it from others in tables and plots: 1 to 60 characters. */
    public JsonUpdate named(String newLabel) {
        return new JsonUpdate(bytes, rows, commit, whole, WorkloadName.label(newLabel));
    }

    @Override
    public String name() {
        return "json_update";
    }

    @Override
    public String label() {
        return label.isEmpty() ? name() : label;
    }

    @Override
    public DataSet data() {
        return new DataSet("json_doc", List.of(new JsonTable(bytes, rows)));
    }

    @Override
    public List<Sql> statements() {
        return commit ? List.of(update(), COMMIT) : List.of(update());
    }

    @Override
    public Script script(int number, int clients) {
        return commit ? new Committing() : this::update;
    }

    private Sql update() {
        return whole ? WHOLE : UPDATE;
    }

    private void update(Session session) throws SqlFailure {
        session.bind(session.random().uniform(1, rows)).execute(update());
    }

    /** 5.7.8, the first with the type JSON. */
    @Override
    public Optional<ServerVersion> since() {
        return Optional.of(new ServerVersion(5, 7, 8, false));
    }

    @Override
    public String options() {
        return "bytes=" + bytes + ", rows=" + rows + (commit ? ", commit=on" : "") + (whole ? ", whole=on" : "");
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
