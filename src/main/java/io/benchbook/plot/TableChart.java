package io.benchbook.plot;

import io.benchbook.stats.Interval;
import io.benchbook.stats.MeanInterval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table as a chart: lines over numbers, bars over names. Rows of the same place are averaged, with an interval. */
public final class TableChart {
    private static final double CONFIDENCE = 0.95;

    private final Table table;
    private final Columns columns;
    private final List<String> names;
    private final Set<Integer> sampleSizes = new TreeSet<>();

    private TableChart(Table table, Columns columns) {
        this.table = table;
        this.columns = columns;
        names = columns.x() instanceof NumericColumn
                ? List.of()
                : new ArrayList<>(new LinkedHashSet<>(texts(table, columns.x())));
    }

    /**
     * The chart of a table.
     *
     * @param choices columns that were asked for; what is not said is chosen by what is there
     */
    public static Chart of(Table table, List<Choice> choices) {
        Optional<Choice.Shade> shade = Choices.only(choices, Choice.Shade.class);
        if (shade.isPresent()) {
            return HeatChart.of(table, shade.get(), choices);
        }
        TableChart measured = new TableChart(table, Columns.of(table, choices));
        return Choices.only(choices, Choice.Against.class)
                .map(choice -> measured.against(choice.published()))
                .orElseGet(measured::chart);
    }

    private Chart against(Table published) {
        Chart chart = chart();
        String y = columns.y().get(0).name();
        for (Series series : PublishedSeries.of(published, columns.x().name(), y, this::publishedPlace)) {
            chart = chart.with(series);
        }
        return chart;
    }

    /** NaN for a name that was not measured. */
    private double publishedPlace(String text) {
        if (names.isEmpty()) {
            return Double.parseDouble(text);
        }
        int place = names.indexOf(text);
        return place < 0 ? Double.NaN : place;
    }

    private Chart chart() {
        Label x = Label.of(columns.x().name());
        Label y = Label.of(columns.y().get(0).name());
        Label measured = columns.y().size() == 1 ? y : new Label(common(), y.unit());
        Axis across = names.isEmpty() ? x.axis() : Axis.ofNames(x.name(), names);
        Chart chart =
                new Chart(measured.name() + (names.isEmpty() ? " over " : " by ") + x.name(), across, measured.axis());
        for (Series series : series()) {
            chart = chart.with(series);
        }
        return chart.subtitle(Context.of(table, List.of(columns.x()), samples()));
    }

    /** What several columns measure: latency, where all do. */
    private String common() {
        boolean latencies = columns.y().stream()
                .allMatch(column -> Label.of(column.name()).name().endsWith(" latency"));
        return latencies ? "latency" : columns.y().stream().map(Column::name).collect(Collectors.joining(", "));
    }

    private List<Series> series() {
        Map<String, Map<Double, List<Double>>> values = new LinkedHashMap<>();
        for (int row = 0; row < table.rowCount(); row++) {
            for (NumericColumn<?> column : columns.y()) {
                if (!columns.x().isMissing(row) && !column.isMissing(row)) {
                    values.computeIfAbsent(name(row, column), key -> new LinkedHashMap<>())
                            .computeIfAbsent(place(row), key -> new ArrayList<>())
                            .add(column.getDouble(row));
                }
            }
        }
        return values.entrySet().stream()
                .map(entry -> marks(entry.getKey(), points(entry.getValue())))
                .toList();
    }

    /** Bars over names; over numbers a line, in a band where each of its points has an interval. */
    private Series marks(String name, List<Point> points) {
        boolean band = points.size() > 1 && points.stream().allMatch(Point::hasInterval);
        Series.Kind overNumbers = band ? Series.Kind.BAND : Series.Kind.LINE;
        return new Series.Marks(name, names.isEmpty() ? overNumbers : Series.Kind.BARS, points);
    }

    private List<Point> points(Map<Double, List<Double>> byPlace) {
        return byPlace.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> point(entry.getKey(), entry.getValue()))
                .toList();
    }

    private Point point(double place, List<Double> values) {
        sampleSizes.add(values.size());
        Interval mean = MeanInterval.independent(
                values.stream().mapToDouble(Double::doubleValue).toArray(), CONFIDENCE);
        return values.size() < 2
                ? Point.of(place, values.get(0))
                : new Point(place, mean.estimate(), least(values, mean.low()), mean.high());
    }

    /** What is never below zero has no interval there either, though that of two or three values may reach so far. */
    private static double least(List<Double> values, double low) {
        return values.stream().allMatch(value -> value >= 0) ? Math.max(0, low) : low;
    }

    private String name(int row, NumericColumn<?> column) {
        Stream<String> groups = columns.by().stream().map(by -> by.getString(row));
        Stream<String> measured = columns.y().size() == 1 ? Stream.empty() : Stream.of(column.name());
        return Stream.concat(groups, measured).collect(Collectors.joining(" · "));
    }

    private double place(int row) {
        return columns.x() instanceof NumericColumn<?> numbers
                ? numbers.getDouble(row)
                : names.indexOf(columns.x().getString(row));
    }

    private String samples() {
        if (sampleSizes.isEmpty() || Set.of(1).equals(sampleSizes)) {
            return "";
        }
        List<Integer> sizes = new ArrayList<>(sampleSizes);
        int least = sizes.get(0);
        int most = sizes.get(sizes.size() - 1);
        return "mean of " + (least == most ? "" : least + " to ") + most + " runs, 95 % interval";
    }

    private static List<String> texts(Table table, Column<?> column) {
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < table.rowCount(); row++) {
            texts.add(column.getString(row));
        }
        return texts;
    }
}
