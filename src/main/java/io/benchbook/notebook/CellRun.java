package io.benchbook.notebook;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What became of a cell in an execution.
 *
 * @param number of the cell among those that do something, from 1
 * @param outputs in the order in which they appeared
 * @param recorded when the oldest result was recorded that it took from an earlier execution; empty where it took none
 */
public record CellRun(Cell cell, int number, End end, Duration took, List<Output> outputs, Optional<Instant> recorded) {
    public CellRun {
        outputs = List.copyOf(outputs);
    }

    CellRun(Cell cell, int number, End end, Duration took, List<Output> outputs) {
        this(cell, number, end, took, outputs, Optional.empty());
    }

    CellRun recorded(Optional<Instant> when) {
        return new CellRun(cell, number, end, took, outputs, when);
    }

    /** How a cell ended. */
    public enum End {
        PASSED,
        FAILED,
        TIMED_OUT,
        INTERRUPTED;

        /** In words. */
        String text() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        }
    }
}
