package io.benchbook.plot;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** What all rows of a table have in common and its chart's axes do not say. */
final class Context {
    private static final List<String> COLUMNS = List.of("workload", "server", "durability", "engine");

    private Context() {}

    /**
     * As a subtitle.
     *
     * @param axes columns that the chart shows
     * @param more what else belongs there, may be empty
     */
    static String of(Table table, List<? extends Column<?>> axes, String more) {
        Stream<String> common = COLUMNS.stream()
                .filter(table::containsColumn)
                .map(table::column)
                .filter(column -> !axes.contains(column) && column.countUnique() == 1)
                .map(column -> column.getString(0));
        return Stream.concat(common, Stream.of(more))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" · "));
    }
}
