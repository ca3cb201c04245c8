package io.benchbook.notebook;

import java.time.Duration;
import java.util.List;

/**
 * What became of a cell in an execution.
 *
 * @param number of the cell among those that do something, from 1
 * @param outputs in the order in which they appeared
 */
public record CellRun(Cell cell, int number, End end, Duration took, List<Output> outputs) {
    public CellRun {
        outputs = List.copyOf(outputs);
    }

    /** How a cell ended. */
    public enum End {
        PASSED,
        FAILED,
        TIMED_OUT,
        INTERRUPTED
    }
}
