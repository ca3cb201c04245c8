package io.benchbook.plot;

import java.util.List;
import tech.tablesaw.api.Table;

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

    /** The column whose values are the shades of a heat map, with a factor along either axis. */
    record Shade(String column) implements Choice {}

    /** Published figures that are drawn beside those of the table. */
    record Against(Table published) implements Choice {}

    /** The columns whose values tell the series apart. */
    record By(List<String> columns) implements Choice {
        public By {
            columns = List.copyOf(columns);
        }
    }
}
