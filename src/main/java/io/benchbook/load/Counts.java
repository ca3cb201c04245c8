package io.benchbook.load;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What happened in a stretch of a run, counted as sysbench counts: a statement that returned a result set is a read, one
 * that changed rows is a write, anything else is other; a statement that failed is an error and nothing else.
 *
 * @param transactions finished transactions (sysbench: events)
 * @param reads statements with a result set, even one of no rows
 * @param writes statements that changed at least one row
 * @param others all other statements: BEGIN, COMMIT, updates that changed nothing
 * @param errors failed statements by MySQL's error number; lost connections are not among them
 * @param reconnects lost connections that were opened again
 */
public record Counts(
        long transactions, long reads, long writes, long others, SortedMap<Integer, Long> errors, long reconnects) {
    /** Nothing happened. */
    public static final Counts NONE = new Counts(0, 0, 0, 0, new TreeMap<>(), 0);

    public Counts {
        errors = Collections.unmodifiableSortedMap(new TreeMap<>(errors));
    }

    /** All statements that succeeded. */
    public long queries() {
        return reads + writes + others;
    }

    /** All statements that failed. */
    public long errorCount() {
        return errors.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What happened since {@code earlier}. */
    public Counts minus(Counts earlier) {
        SortedMap<Integer, Long> more = new TreeMap<>();
        for (Map.Entry<Integer, Long> error : errors.entrySet()) {
            long count = error.getValue() - earlier.errors.getOrDefault(error.getKey(), 0L);
            if (count > 0) {
                more.put(error.getKey(), count);
            }
        }
        return new Counts(
                transactions - earlier.transactions,
                reads - earlier.reads,
                writes - earlier.writes,
                others - earlier.others,
                more,
                reconnects - earlier.reconnects);
    }
}
