package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * The columns of a table that a plot shows: those that were asked for, else those that most likely are meant.
 *
 * @param x along the x axis
 * @param y drawn
 * @param by telling series apart, may be empty
 */
record Columns(Column<?> x, List<NumericColumn<?>> y, List<Column<?>> by) {
    private static final List<String> USUAL_Y = List.of("tps", "ratio", "qps", "p95_ms", "mean_ms");
    private static final List<String> USUAL_X = List.of("threads", "second", "seconds", "time", "time_s");
    private static final int MOST_SERIES = 8;

    static Columns of(Table table, List<Choice> choices) {
        List<NumericColumn<?>> y = only(choices, Choice.Y.class)
                .map(choice -> choice.columns().stream()
                        .<NumericColumn<?>>map(name -> number(table, name))
                        .toList())
                .orElseGet(() -> List.of(usualY(table)));
        Column<?> x = only(choices, Choice.X.class)
                .<Column<?>>map(choice -> column(table, choice.column()))
                .orElseGet(() -> usualX(table, y));
        List<Column<?>> by = only(choices, Choice.By.class)
                .map(choice -> choice.columns().stream()
                        .<Column<?>>map(name -> column(table, name))
                        .toList())
                .orElseGet(() -> usualBy(table, x));
        return new Columns(x, y, by);
    }

    private static <C extends Choice> Optional<C> only(List<Choice> choices, Class<C> kind) {
        List<C> found =
                choices.stream().filter(kind::isInstance).map(kind::cast).toList();
        if (found.size() > 1) {
            String name = kind.getSimpleName().toLowerCase(Locale.ROOT);
            throw new BenchbookException("plot: takes one " + name + "(...), got " + found.size() + ".");
        }
        return found.stream().findFirst();
    }

    private static Column<?> column(Table table, String name) {
        if (name == null || !table.containsColumn(name)) {
            String all = "Its columns are " + String.join(", ", table.columnNames()) + ".";
            throw new BenchbookException("plot: the table has no column " + name + ".")
                    .next(Names.didYouMean(String.valueOf(name), table.columnNames(), all));
        }
        return table.column(name);
    }

    private static NumericColumn<?> number(Table table, String name) {
        if (column(table, name) instanceof NumericColumn<?> numbers) {
            return numbers;
        }
        throw new BenchbookException("plot: y needs a column of numbers, got " + name + ", which is "
                + table.column(name).type().name().toLowerCase(Locale.ROOT) + ".");
    }

    private static NumericColumn<?> usualY(Table table) {
        Stream<String> usual = USUAL_Y.stream().filter(table::containsColumn);
        return Stream.concat(usual, reversed(table.columnNames()).stream())
                .map(table::column)
                .filter(NumericColumn.class::isInstance)
                .<NumericColumn<?>>map(column -> (NumericColumn<?>) column)
                .findFirst()
                .orElseThrow(() -> new BenchbookException("plot: needs a column of numbers, got "
                        + (table.columnCount() == 0
                                ? "a table without columns"
                                : String.join(", ", table.columnNames()))
                        + "."));
    }

    private static List<String> reversed(List<String> names) {
        List<String> copy = new ArrayList<>(names);
        Collections.reverse(copy);
        return copy;
    }

    /** A usual one that varies, else the first column that varies, else the first there is. */
    private static Column<?> usualX(Table table, List<NumericColumn<?>> y) {
        Predicate<Column<?>> free = column -> !y.contains(column);
        Stream<Column<?>> usual = USUAL_X.stream().filter(table::containsColumn).map(table::column);
        return Stream.concat(usual, table.columns().stream())
                .filter(free)
                .filter(column -> column.countUnique() > 1 && !column.name().equals("id"))
                .findFirst()
                .or(() -> table.columns().stream().filter(free).findFirst())
                .orElseThrow(() -> new BenchbookException(
                                "plot: needs two columns, got " + y.get(0).name() + " alone.")
                        .next("Give the table a column for the x axis."));
    }

    /** Texts that vary, but not with every row: the first that there are. */
    private static List<Column<?>> usualBy(Table table, Column<?> x) {
        return table.columns().stream()
                .filter(column -> column != x && !(column instanceof NumericColumn))
                .filter(column -> column.countUnique() > 1
                        && column.countUnique() <= MOST_SERIES
                        && column.countUnique() < table.rowCount())
                .filter(column -> !follows(table, column, x))
                .<Column<?>>map(column -> column)
                .limit(1)
                .toList();
    }

    /** Whether the column says nothing that x does not say already: a version beside a server's name. */
    private static boolean follows(Table table, Column<?> column, Column<?> x) {
        Map<String, String> seen = new HashMap<>();
        for (int row = 0; row < table.rowCount(); row++) {
            String value = column.getString(row);
            if (!value.equals(seen.computeIfAbsent(x.getString(row), key -> value))) {
                return false;
            }
        }
        return true;
    }
}
