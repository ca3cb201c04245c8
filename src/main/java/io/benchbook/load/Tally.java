package io.benchbook.load;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * One client's counters: written by its thread only, without a fence that costs, and read by the one that samples. The
 * room before and after them keeps neighbours off their cache line.
 */
final class Tally {
    private static final int TRANSACTIONS = 8;
    private static final int READS = 9;
    private static final int WRITES = 10;
    private static final int OTHERS = 11;
    private static final int RECONNECTS = 12;

    private final AtomicLongArray cells = new AtomicLongArray(24);

    void transaction() {
        increment(TRANSACTIONS);
    }

    /** Counts a statement that succeeded as sysbench does. */
    void statement(boolean resultSet, long rows) {
        increment(resultSet ? READS : rows > 0 ? WRITES : OTHERS);
    }

    void reconnect() {
        increment(RECONNECTS);
    }

    /** Its present counts, without errors. */
    void addTo(long[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += cells.get(TRANSACTIONS + i);
        }
    }

    long transactions() {
        return cells.get(TRANSACTIONS);
    }

    /** The present counts of all clients. */
    static Counts sum(Iterable<Tally> tallies, ErrorLog errors) {
        long[] sums = new long[RECONNECTS - TRANSACTIONS + 1];
        tallies.forEach(tally -> tally.addTo(sums));
        return new Counts(sums[0], sums[1], sums[2], sums[3], errors.counts(), sums[4]);
    }

    private void increment(int cell) {
        cells.lazySet(cell, cells.getPlain(cell) + 1);
    }
}
