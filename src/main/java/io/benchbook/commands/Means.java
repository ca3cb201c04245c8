package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Rows of a table that repeat each other as one. */
final class Means {
    private Means() {}

    static Table of(Table rows, List<String> by, List<String> figures) {
        by.forEach(name -> column(rows, name));
        Map<List<String>, List<Integer>> groups = new LinkedHashMap<>();
        for (int row = 0; row < rows.rowCount(); row++) {
            int here = row;
            List<String> key =
                    by.stream().map(name -> rows.getString(here, name)).toList();
            groups.computeIfAbsent(key, group -> new ArrayList<>()).add(row);
        }
        Table means = Table.create("means");
        int[] first = groups.values().stream().mapToInt(group -> group.get(0)).toArray();
        by.forEach(name -> means.addColumns(rows.column(name).subset(first)));
        figures.forEach(name -> means.addColumns(mean(name, number(rows, name), groups.values())));
        int[] sizes = groups.values().stream().mapToInt(List::size).toArray();
        return means.addColumns(IntColumn.create("runs", sizes));
    }

    private static DoubleColumn mean(String name, NumericColumn<?> values, Iterable<List<Integer>> groups) {
        DoubleColumn means = DoubleColumn.create(name);
        for (List<Integer> group : groups) {
            means.append(group.stream().mapToDouble(values::getDouble).average().orElse(Double.NaN));
        }
        return means;
    }

    private static NumericColumn<?> number(Table rows, String name) {
        if (column(rows, name) instanceof NumericColumn<?> numbers) {
            return numbers;
        }
        throw new BenchbookException("means: needs numbers in " + name + ", which holds texts.");
    }

    private static Column<?> column(Table rows, String name) {
        if (!rows.containsColumn(name)) {
            throw new BenchbookException("means: the table has no column " + name + ".")
                    .next(Names.didYouMean(
                            name,
                            rows.columnNames(),
                            "Its columns are " + String.join(", ", rows.columnNames()) + "."));
        }
        return rows.column(name);
    }
}
