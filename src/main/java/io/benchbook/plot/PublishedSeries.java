package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/**
 * Published figures as points beside measured ones. The table is tidy, as {@code published("r3")} is: one row, one figure, with its
 * {@code metric} and {@code value}; or it has a column of the measured one's name.
 */
final class PublishedSeries {
    private static final String METRIC = "metric";
    private static final String VALUE = "value";
    private static final List<String> TELLING = List.of("report", "version", "workload", "durability");
    /** What published tables call our columns. */
    private static final Map<String, String> METRICS =
            Map.of("p95_ms", "latency_p95", "mean_ms", "latency_avg", "max_ms", "latency_max", "min_ms", "latency_min");

    private final Table table;
    private final String x;

    private PublishedSeries(Table table, String x) {
        this.table = table;
        this.x = x;
    }

    /**
     * The series, a name each.
     *
     * @param x the column along the x axis; of {@code server} the published {@code version} counts
     * @param y the measured column
     * @param place where a row stands along the axis, NaN for nowhere
     */
    static List<Series.Marks> of(Table published, String x, String y, ToDoubleFunction<String> place) {
        Table figures = figures(published, y);
        String column = figures.containsColumn("version") && x.equals("server") ? "version" : x;
        Map<String, List<Point>> series = new PublishedSeries(figures, column).series(value(figures, y), place);
        if (series.isEmpty()) {
            throw new BenchbookException("against: nothing that was published has a place in this plot: it needs " + x
                            + " and " + METRICS.getOrDefault(y, y) + ".")
                    .next("published(\"r3\").where(...) chooses rows.");
        }
        return series.entrySet().stream()
                .map(entry -> new Series.Marks(entry.getKey(), Series.Kind.POINTS, entry.getValue()))
                .toList();
    }

    private static Table figures(Table published, String y) {
        return published.containsColumn(METRIC) && published.containsColumn(VALUE)
                ? published.where(published.stringColumn(METRIC).isEqualTo(METRICS.getOrDefault(y, y)))
                : published;
    }

    private static String value(Table figures, String y) {
        return figures.containsColumn(y) ? y : VALUE;
    }

    private Map<String, List<Point>> series(String value, ToDoubleFunction<String> place) {
        Map<String, List<Point>> series = new LinkedHashMap<>();
        if (!table.containsColumn(x) || !table.containsColumn(value)) {
            return series;
        }
        List<String> telling = TELLING.stream()
                .filter(name -> !name.equals(x) && table.containsColumn(name))
                .filter(name -> table.column(name).countUnique() > 1 || name.equals("version"))
                .toList();
        for (Row row : table) {
            double at = row.isMissing(x) ? Double.NaN : place.applyAsDouble(text(table.column(x), row.getRowNumber()));
            if (Double.isFinite(at) && !row.isMissing(value)) {
                double figure = ((NumericColumn<?>) table.column(value)).getDouble(row.getRowNumber());
                series.computeIfAbsent(name(telling, row.getRowNumber()), key -> new ArrayList<>())
                        .add(Point.of(at, figure));
            }
        }
        series.values().forEach(points -> points.sort((a, b) -> Double.compare(a.x(), b.x())));
        return series;
    }

    private String name(List<String> telling, int row) {
        return telling.stream()
                .map(column -> table.column(column).getString(row))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" · ", "published ", ""))
                .strip();
    }

    private static String text(Column<?> column, int row) {
        return column instanceof NumericColumn<?> numbers
                ? String.valueOf(numbers.getDouble(row))
                : column.getString(row);
    }
}
