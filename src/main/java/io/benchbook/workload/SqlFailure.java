package io.benchbook.workload;

/** A statement failed on the server or its connection was lost. Has no stack trace: in an error storm it is made often. */
public final class SqlFailure extends Exception {
    private static final long serialVersionUID = 1L;

    /** The client error number for a lost connection, CR_SERVER_LOST. */
    public static final int SERVER_LOST = 2013;

    private final int code;
    private final String sqlState;

    /**
     * @param code MySQL's error number, for instance 1213 for a deadlock
     * @param sqlState five characters
     */
    public SqlFailure(int code, String sqlState, String message) {
        super(message, null, false, false);
        this.code = code;
        this.sqlState = sqlState;
    }

    public int code() {
        return code;
    }

    public String sqlState() {
        return sqlState;
    }

    /** Whether the connection is gone: 2006, 2011, 2013, 2055. */
    public boolean connectionLost() {
        return code == 2006 || code == 2011 || code == SERVER_LOST || code == 2055;
    }
}
