package io.benchbook.load;

/**
 * What becomes of a transaction in which a statement failed.
 *
 * @param ignored errors after which the transaction is begun again, with new random values and within the same latency;
 *     any other error ends the run
 * @param rollback whether ROLLBACK is sent before that; sysbench does not, so that after 1205 (lock wait timeout) the
 *     next BEGIN commits what was done
 * @param reconnectSeconds how long a lost connection is tried to be opened again before the run ends; 0 for not at all
 */
public record RetryPolicy(IgnoredErrors ignored, boolean rollback, double reconnectSeconds) {
    /** As sysbench does it. */
    public static final RetryPolicy SYSBENCH = retrying(IgnoredErrors.USUAL, false);

    /** With the usual time for lost connections. */
    public static RetryPolicy retrying(IgnoredErrors ignored, boolean rollback) {
        return new RetryPolicy(ignored, rollback, 2);
    }

    /** What is not as in sysbench: {@code , rollback on retry, begun again after 1062}; mostly empty. */
    public String differences() {
        return (rollback ? ", rollback on retry" : "")
                + (ignored.equals(IgnoredErrors.USUAL)
                        ? ""
                        : ", begun again after " + (ignored.toString().isEmpty() ? "no error" : ignored));
    }
}
