package io.benchbook.display;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.benchbook.base.TextWidth;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table row by row, every value whole: for wide rows, long texts, and other programs. */
public final class Rows {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String STARS = "*".repeat(27);

    private Rows() {}

    /** A line for each value, its column's name before it, as {@code \G} does in MySQL's own client. */
    public static String vertical(Table table, Screen screen) {
        if (table.rowCount() == 0) {
            return "(no rows)";
        }
        int width = table.columnNames().stream().mapToInt(TextWidth::of).max().orElse(0);
        return IntStream.range(0, table.rowCount())
                .mapToObj(row -> screen.ansi().dim(STARS + " " + (row + 1) + ". row " + STARS) + "\n"
                        + vertical(table, row, width, screen))
                .collect(Collectors.joining("\n"));
    }

    private static String vertical(Table table, int row, int width, Screen screen) {
        return table.columns().stream()
                .map(column -> screen.ansi().bold(TextWidth.padLeft(column.name(), width)) + ": "
                        + (column.isMissing(row) ? "NULL" : column.getString(row)))
                .collect(Collectors.joining("\n"));
    }

    /** An array with an object for each row, each on a line of its own; what is missing is null. */
    public static String json(Table table) {
        return IntStream.range(0, table.rowCount())
                .mapToObj(row -> "  " + json(table, row))
                .collect(Collectors.joining(",\n", "[\n", "\n]"))
                .replace("[\n\n]", "[]");
    }

    private static String json(Table table, int row) {
        Map<String, Object> values = new LinkedHashMap<>();
        table.columns().forEach(column -> values.put(column.name(), value(column, row)));
        try {
            return JSON.writeValueAsString(values);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts, numbers and truths are always JSON", e);
        }
    }

    private static Object value(Column<?> column, int row) {
        if (column.isMissing(row)) {
            return null;
        }
        boolean itself = column instanceof NumericColumn || column instanceof BooleanColumn;
        return itself ? column.get(row) : column.getString(row);
    }
}
