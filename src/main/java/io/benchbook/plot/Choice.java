package io.benchbook.plot;

import java.util.List;

/** Which columns of a table a plot shows. */
public sealed interface Choice {
    /** The column along the x axis. */
    record X(String column) implements Choice {}

    /** The columns whose values are drawn, all of one unit. */
    record Y(List<String> columns) implements Choice {
        public Y {
            columns = List.copyOf(columns);
        }
    }

    /** The columns whose values tell the series apart. */
    record By(List<String> columns) implements Choice {
        public By {
            columns = List.copyOf(columns);
        }
    }
}
