package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How many cells ended how, in words. */
final class Summary {
    private Summary() {}

    /** {@code 6 passed, 1 failed, 2 not run}. */
    static String of(int cells, List<CellRun> runs) {
        Map<CellRun.End, Integer> counts = new EnumMap<>(CellRun.End.class);
        runs.forEach(run -> counts.merge(run.end(), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((end, count) -> parts.add(count + " " + end.text()));
        if (cells > runs.size()) {
            parts.add(cells - runs.size() + " not run");
        }
        return parts.isEmpty() ? "nothing to run" : String.join(", ", parts);
    }
}
