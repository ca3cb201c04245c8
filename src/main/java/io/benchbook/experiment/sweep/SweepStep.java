package io.benchbook.experiment.sweep;

import io.benchbook.base.Numbers;
import java.util.ArrayList;
import java.util.List;

/**
 * What has to be done before a point is measured, and how long that takes. The times are those of two cores and a solid
 * state disk; they only serve to say how long a sweep will be, and are corrected by what the first runs really take.
 *
 * @param begins whether the server was not up
 * @param restarts whether it is restarted
 * @param loadedRows rows that are made, 0 for none
 * @param restoredRows rows of the data that is brought back, 0 for none
 * @param cold whether the caches are emptied
 */
record SweepStep(boolean begins, boolean restarts, long loadedRows, long restoredRows, boolean cold) {
    private static final double START = 2;
    private static final double RESTART = 2.5;
    private static final double COLD = 2.5;
    private static final double RESTORE = 1;
    private static final double ROWS_LOADED_PER_SECOND = 60_000;
    private static final double ROWS_RESTORED_PER_SECOND = 600_000;
    /** Opening connections, reading variables and counters, writing the journal. */
    private static final double EACH = 0.5;

    double seconds() {
        return EACH
                + (begins ? START : 0)
                + (restarts ? RESTART : 0)
                + (cold ? COLD : 0)
                + loadedRows / ROWS_LOADED_PER_SECOND
                + (restoredRows > 0 ? RESTORE + restoredRows / ROWS_RESTORED_PER_SECOND : 0);
    }

    /** {@code start, load 2,000,000 rows}; empty for nothing. */
    String text() {
        List<String> parts = new ArrayList<>();
        if (begins) {
            parts.add("start");
        }
        if (loadedRows > 0) {
            parts.add("load " + Numbers.count(loadedRows, "row"));
        }
        if (restoredRows > 0) {
            parts.add("restore data");
        }
        if (restarts) {
            parts.add(cold ? "cold restart" : "restart");
        }
        return String.join(", ", parts);
    }
}
