package io.benchbook.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.columns.Column;

/** Columns of a table that has a row for each of some things. */
public final class Columns {
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d+)?");

    private Columns() {}

    public static <T> StringColumn texts(String name, List<T> rows, Function<T, String> value) {
        return StringColumn.create(name, rows.stream().map(value));
    }

    public static <T> DoubleColumn numbers(String name, List<T> rows, ToDoubleFunction<T> value) {
        return DoubleColumn.create(name, rows.stream().mapToDouble(value).toArray());
    }

    public static <T> LongColumn counts(String name, List<T> rows, ToLongFunction<T> value) {
        return LongColumn.create(name, rows.stream().mapToLong(value).toArray());
    }

    /** A column for each of these factors; of numbers where all levels are some. */
    public static <T> List<Column<?>> levels(
            List<T> rows, Function<T, Map<String, String>> levels, Set<String> factors) {
        List<Column<?>> columns = new ArrayList<>();
        for (String factor : factors) {
            List<String> texts = rows.stream()
                    .map(row -> levels.apply(row).getOrDefault(factor, ""))
                    .toList();
            boolean numbers = !texts.isEmpty() && texts.stream().allMatch(NUMBER.asMatchPredicate());
            columns.add(numbers ? numbers(factor, texts, Double::parseDouble) : texts(factor, texts, text -> text));
        }
        return columns;
    }
}
