package io.benchbook.load;

import java.util.Set;

/**
 * What becomes of a transaction in which a statement failed.
 *
 * @param ignored error numbers after which the transaction is begun again, with new random values and within the same
 *     latency; any other error ends the run
 * @param rollback whether ROLLBACK is sent before that; sysbench does not, so that after 1205 (lock wait timeout) the
 *     next BEGIN commits what was done
 * @param reconnectSeconds how long a lost connection is tried to be opened again before the run ends; 0 for not at all
 */
public record RetryPolicy(Set<Integer> ignored, boolean rollback, double reconnectSeconds) {
    /** Deadlock, row changed, lock wait timeout: sysbench's {@code --mysql-ignore-errors=1213,1020,1205}. */
    public static final RetryPolicy SYSBENCH = new RetryPolicy(Set.of(1213, 1020, 1205), false, 2);

    public RetryPolicy {
        ignored = Set.copyOf(ignored);
    }

    boolean ignores(int code) {
        return ignored.contains(code);
    }
}
