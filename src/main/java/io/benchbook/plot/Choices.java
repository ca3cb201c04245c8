package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** What was asked for, and refusals of what cannot be. */
final class Choices {
    private Choices() {}

    /** The only choice of this kind, where there is one. */
    static <C extends Choice> Optional<C> only(List<Choice> choices, Class<C> kind) {
        List<C> found =
                choices.stream().filter(kind::isInstance).map(kind::cast).toList();
        if (found.size() > 1) {
            String name = kind.getSimpleName().toLowerCase(Locale.ROOT);
            throw new BenchbookException("plot: takes one " + name + "(...), got " + found.size() + ".");
        }
        return found.stream().findFirst();
    }

    static Column<?> column(Table table, String name) {
        if (name == null || !table.containsColumn(name)) {
            String all = "Its columns are " + String.join(", ", table.columnNames()) + ".";
            throw new BenchbookException("plot: the table has no column " + name + ".")
                    .next(Names.didYouMean(String.valueOf(name), table.columnNames(), all));
        }
        return table.column(name);
    }

    static NumericColumn<?> number(Table table, String name) {
        if (column(table, name) instanceof NumericColumn<?> numbers) {
            return numbers;
        }
        throw new BenchbookException("plot: y needs a column of numbers, got " + name + ", which is "
                + table.column(name).type().name().toLowerCase(Locale.ROOT) + ".");
    }
}
