package io.benchbook.workload;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A statement with {@code ?} for its parameters. Made once and compared by identity, so that an engine can keep what it
 * derives from it in an array.
 */
public final class Sql {
    private static final AtomicInteger NEXT = new AtomicInteger();

    private final String kind;
    private final String text;
    private final boolean preparable;
    private final int id = NEXT.getAndIncrement();

    private Sql(String kind, String text, boolean preparable) {
        this.kind = kind;
        this.text = text;
        this.preparable = preparable;
    }

    /**
     * A statement that may be server-prepared.
     *
     * @param kind the name under which its latency is reported, for instance {@code point_selects}
     */
    public static Sql of(String kind, String text) {
        return new Sql(kind, text, true);
    }

    /** A statement that always goes as text: BEGIN cannot be prepared (error 1295), sysbench's oltp_insert does not. */
    public static Sql textOnly(String kind, String text) {
        return new Sql(kind, text, false);
    }

    public String kind() {
        return kind;
    }

    public String text() {
        return text;
    }

    public boolean preparable() {
        return preparable;
    }

    /** A small number of its own within this JVM. */
    public int id() {
        return id;
    }

    @Override
    public String toString() {
        return kind + ": " + text;
    }
}
