package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.sweep.SweepKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** The columns that most likely are meant, where a plot does not say which. */
final class UsualColumns {
    private static final List<String> USUAL_Y = List.of("tps", "ratio", "qps", "p95_ms", "mean_ms");
    private static final List<String> USUAL_X = List.of("threads", "second", "time", "time_s");

    /** What only tells rows apart: which run it is, and the how-many-th of its kind. */
    private static final Set<String> NEVER_MEANT = Set.of("id", SweepKeys.REPEAT.name());

    private UsualColumns() {}

    /** A usual figure, else the last column of numbers. */
    static NumericColumn<?> y(Table table) {
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

    /** What varies: a usual one, numbers that were chosen, a text; else whatever there is. */
    static Column<?> x(Table table, List<NumericColumn<?>> y) {
        List<Column<?>> free = table.columns().stream()
                .<Column<?>>map(column -> column)
                .filter(column -> !y.contains(column) && !NEVER_MEANT.contains(column.name()))
                .toList();
        Stream<Column<?>> usual = USUAL_X.stream()
                .flatMap(name -> free.stream().filter(column -> column.name().equals(name)));
        Stream<Column<?>> chosen = free.stream().filter(UsualColumns::isChosenNumber);
        Stream<Column<?>> texts = free.stream().filter(StringColumn.class::isInstance);
        return Stream.of(usual, chosen, texts, free.stream())
                .flatMap(Function.identity())
                .filter(column -> column.countUnique() > 1)
                .findFirst()
                .or(() -> free.stream().findFirst())
                .orElseThrow(() -> new BenchbookException(
                                "plot: needs two columns, got " + y.get(0).name() + " alone.")
                        .next("Give the table a column for the x axis."));
    }

    private static boolean isChosenNumber(Column<?> column) {
        return column instanceof NumericColumn && !Label.isMeasure(column.name());
    }

    /**
     * All that varies beside x and was chosen, so that rows are only averaged where they repeat each other. A column that
     * says nothing new (the version beside the server's name) or that differs in every row is none.
     */
    static List<Column<?>> by(Table table, Column<?> x, List<NumericColumn<?>> y) {
        List<Column<?>> chosen = new ArrayList<>();
        for (Column<?> column : table.columns()) {
            boolean candidate = column instanceof StringColumn || isChosenNumber(column);
            boolean free = column != x && !y.contains(column) && !NEVER_MEANT.contains(column.name());
            boolean varies = column.countUnique() > 1 && (column.countUnique() < table.rowCount());
            if (candidate && free && varies && !follows(table, column, x) && !followsAll(table, column, chosen)) {
                chosen.add(column);
            }
        }
        return chosen;
    }

    private static boolean follows(Table table, Column<?> column, Column<?> other) {
        return followsAll(table, column, List.of(other));
    }

    /** Whether equal values of the others always come with equal values of the column. */
    private static boolean followsAll(Table table, Column<?> column, List<Column<?>> others) {
        Map<String, String> seen = new HashMap<>();
        for (int row = 0; row < table.rowCount(); row++) {
            int place = row;
            String key = others.stream().map(other -> other.getString(place)).collect(Collectors.joining("\0"));
            String value = column.getString(row);
            if (!value.equals(seen.computeIfAbsent(key, first -> value))) {
                return false;
            }
        }
        return true;
    }
}
