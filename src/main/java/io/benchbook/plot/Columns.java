package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    static Columns of(Table table, List<Choice> choices) {
        List<NumericColumn<?>> y = only(choices, Choice.Y.class)
                .map(choice -> choice.columns().stream()
                        .<NumericColumn<?>>map(name -> number(table, name))
                        .toList())
                .orElseGet(() -> List.of(UsualColumns.y(table)));
        Column<?> x = only(choices, Choice.X.class)
                .<Column<?>>map(choice -> column(table, choice.column()))
                .orElseGet(() -> UsualColumns.x(table, y));
        List<Column<?>> by = only(choices, Choice.By.class)
                .map(choice -> choice.columns().stream()
                        .<Column<?>>map(name -> column(table, name))
                        .toList())
                .orElseGet(() -> UsualColumns.by(table, x, y));
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
}
