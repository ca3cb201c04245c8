package io.benchbook.plot;

import java.util.List;
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
        List<NumericColumn<?>> y = Choices.only(choices, Choice.Y.class)
                .map(choice -> choice.columns().stream()
                        .<NumericColumn<?>>map(name -> Choices.number(table, name))
                        .toList())
                .orElseGet(() -> List.of(UsualColumns.y(table)));
        Column<?> x = Choices.only(choices, Choice.X.class)
                .<Column<?>>map(choice -> Choices.column(table, choice.column()))
                .orElseGet(() -> UsualColumns.x(table, y));
        List<Column<?>> by = Choices.only(choices, Choice.By.class)
                .map(choice -> choice.columns().stream()
                        .<Column<?>>map(name -> Choices.column(table, name))
                        .toList())
                .orElseGet(() -> UsualColumns.by(table, x, y));
        return new Columns(x, y, by);
    }
}
