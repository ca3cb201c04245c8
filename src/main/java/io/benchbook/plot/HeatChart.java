package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table as a heat map: two factors along the axes, a figure as shades. Rows of the same place are averaged. */
final class HeatChart {
    private final Table table;
    private final NumericColumn<?> shade;
    private final Column<?> x;
    private final Column<?> y;

    private HeatChart(Table table, NumericColumn<?> shade, Column<?> x, Column<?> y) {
        this.table = table;
        this.shade = shade;
        this.x = x;
        this.y = y;
    }

    /**
     * The chart.
     *
     * @param choices x and y name the factors; where one is missing it is a factor that varies
     */
    static Chart of(Table table, Choice.Shade shade, List<Choice> choices) {
        NumericColumn<?> figure = Choices.number(table, shade.column());
        Column<?> x = Choices.only(choices, Choice.X.class)
                .<Column<?>>map(choice -> Choices.column(table, choice.column()))
                .orElseGet(() -> UsualColumns.x(table, List.of(figure)));
        Column<?> y = Choices.only(choices, Choice.Y.class)
                .<Column<?>>map(choice -> Choices.column(table, choice.columns().get(0)))
                .orElseGet(() -> second(table, x, figure));
        return new HeatChart(table, figure, x, y).chart();
    }

    private static Column<?> second(Table table, Column<?> x, NumericColumn<?> figure) {
        return UsualColumns.by(table, x, List.of(figure)).stream()
                .findFirst()
                .orElseThrow(() -> new BenchbookException(
                                "plot: a heat map needs two factors that vary, got " + x.name() + " alone.")
                        .next("Leave shade(...) out for a line."));
    }

    private Chart chart() {
        Label figure = Label.of(shade.name());
        List<String> across = names(x);
        List<String> up = names(y);
        int[] most = {1};
        List<List<Double>> rows = rows(across, up, most);
        return new Chart(
                        figure.name() + " by " + Label.of(x.name()).name() + " and "
                                + Label.of(y.name()).name(),
                        Axis.ofNames(Label.of(x.name()).axis().text(), across),
                        Axis.ofNames(Label.of(y.name()).axis().text(), up))
                .subtitle(Context.of(table, List.of(x, y), most[0] > 1 ? "means of up to " + most[0] + " runs" : ""))
                .with(new Series.Heat(figure.name(), figure.unit(), rows));
    }

    private List<List<Double>> rows(List<String> across, List<String> up, int[] most) {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        for (int row = 0; row < table.rowCount(); row++) {
            if (!shade.isMissing(row)) {
                values.computeIfAbsent(text(x, row) + "\0" + text(y, row), key -> new ArrayList<>())
                        .add(shade.getDouble(row));
            }
        }
        values.values().forEach(all -> most[0] = Math.max(most[0], all.size()));
        return up.stream()
                .map(name -> across.stream()
                        .map(other -> mean(values.getOrDefault(other + "\0" + name, List.of())))
                        .toList())
                .toList();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    }

    /** Numbers in their order, texts in that of the rows. */
    private List<String> names(Column<?> column) {
        if (column instanceof NumericColumn<?> numbers) {
            TreeSet<Double> values = new TreeSet<>();
            numbers.forEach(value -> values.add(((Number) value).doubleValue()));
            return values.stream().map(Numbers::exact).toList();
        }
        List<String> names = new ArrayList<>();
        for (int row = 0; row < table.rowCount(); row++) {
            names.add(column.getString(row));
        }
        return names.stream().distinct().toList();
    }

    private static String text(Column<?> column, int row) {
        return column instanceof NumericColumn<?> numbers
                ? Numbers.exact(numbers.getDouble(row))
                : column.getString(row);
    }
}
