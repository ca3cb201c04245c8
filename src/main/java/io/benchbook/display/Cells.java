package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * One column of a table as text, cell by cell.
 *
 * @param name its heading, units included
 * @param number whether it is aligned to the right
 * @param texts its cells, control characters made visible
 */
record Cells(String name, boolean number, List<String> texts) {
    /** Numbers that are names: no thousands separators. */
    private static final Set<String> IDENTIFIERS = Set.of("id", "port", "year", "pid", "seed", "code", "error_code");

    private static final Set<String> WHOLE_TYPES = Set.of("INTEGER", "LONG", "SHORT");

    /** The first {@code rows} cells of each column. */
    static List<Cells> of(Table table, int rows) {
        return table.columns().stream().map(column -> of(column, rows)).toList();
    }

    private static Cells of(Column<?> column, int rows) {
        String name = TextWidth.printable(column.name());
        if (column instanceof NumericColumn<?> numbers) {
            return new Cells(name, true, numbers(numbers, rows));
        }
        List<String> texts = IntStream.range(0, rows)
                .mapToObj(row -> TextWidth.printable(column.getString(row)))
                .toList();
        return new Cells(name, false, texts);
    }

    private static List<String> numbers(NumericColumn<?> column, int rows) {
        double[] values = IntStream.range(0, rows)
                .mapToDouble(row -> column.isMissing(row) ? Double.NaN : column.getDouble(row))
                .toArray();
        if (isIdentifier(column.name())) {
            return IntStream.range(0, rows).mapToObj(column::getString).toList();
        }
        boolean whole = WHOLE_TYPES.contains(column.type().name());
        int decimals = whole ? 0 : Numbers.decimals(values);
        return IntStream.range(0, rows)
                .mapToObj(row -> whole && !column.isMissing(row)
                        ? Numbers.text(((Number) column.get(row)).longValue())
                        : number(values[row], decimals))
                .toList();
    }

    /** In step with its column, unless that would make it look like zero or hide its size. */
    private static String number(double value, int decimals) {
        double half = 0.5 * Math.pow(10, -decimals);
        boolean lost = value != 0 && Math.abs(value) < half;
        return lost || Math.abs(value) >= 1e15 ? Numbers.text(value) : Numbers.fixed(value, decimals);
    }

    private static boolean isIdentifier(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return IDENTIFIERS.contains(lower) || lower.endsWith("_id") || lower.endsWith("_port");
    }

    int width() {
        int widest = texts.stream().mapToInt(TextWidth::of).max().orElse(0);
        return Math.max(widest, TextWidth.of(name));
    }
}
