package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.plot.Choice;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;

/** Tables of runs made shorter: repeated runs as one, one line of a plot as a share of another. */
public final class Summaries {
    private Summaries() {}

    /**
     * The ratio of one line of a plot to another at each level of its x axis, with a 95 % interval where both were measured at
     * least twice there ({@code repeat(3)}). The arguments are those of the plot.
     *
     * <pre>
     * var gain = ratios(sweep.table(), "8.0.15", "5.7.22", x("document_bytes"), y("tps"), by("server"))
     * gain.beginsToExceed(1.05)
     * plot(gain)
     * claim("R4.2b").test(gain.levels())
     * </pre>
     *
     * @param runs a table of runs; those that failed are left out, and all else that varies is averaged
     * @param compared a value of the column {@code by}
     * @param reference another one
     * @param choices x, y and by, each of one column
     */
    public static RatioCurve ratios(Table runs, String compared, String reference, Choice... choices) {
        Lines lines = new Lines(
                completed(runs),
                only("ratios", choices, Choice.X.class, "x(\"threads\")").column(),
                one("y", only("ratios", choices, Choice.Y.class, "y(\"tps\")").columns()),
                one(
                        "by",
                        only("ratios", choices, Choice.By.class, "by(\"server\")")
                                .columns()));
        lines.mustHave(compared);
        lines.mustHave(reference);
        DoubleStream places = lines.placesOfBoth(compared, reference);
        return RatioCurve.of(compared, reference, lines.figure(), lines.axis(), places, lines::values);
    }

    /**
     * The mean of figures over the rows that repeat each other.
     *
     * <pre>
     * means(sweep.table(), by("server", "document_bytes"), y("mean_ms", "redo_bytes_per_tx"))
     * </pre>
     *
     * @param runs a table of runs; those that failed are left out
     * @param choices by, the columns that tell rows apart, and y, the figures
     * @return a row for each that differs in {@code by}: those columns, the means, and how many {@code runs} they are of
     */
    public static Table means(Table runs, Choice... choices) {
        return Means.of(
                completed(runs),
                only("means", choices, Choice.By.class, "by(\"server\")").columns(),
                only("means", choices, Choice.Y.class, "y(\"tps\")").columns());
    }

    private static Table completed(Table runs) {
        return runs.containsColumn("ended")
                ? runs.where(runs.stringColumn("ended").isEqualTo("completed"))
                : runs;
    }

    private static <C extends Choice> C only(String command, Choice[] choices, Class<C> kind, String example) {
        List<C> found =
                Arrays.stream(choices).filter(kind::isInstance).map(kind::cast).toList();
        if (found.size() != 1) {
            throw new BenchbookException(command + ": needs one " + example.replaceFirst("\\(.*", "(...)") + ", got "
                            + found.size() + ".")
                    .next("For instance " + example + ".");
        }
        return found.get(0);
    }

    private static String one(String name, List<String> columns) {
        if (columns.size() != 1) {
            throw new BenchbookException(
                    "ratios: " + name + "(...) takes one column here, got " + columns.size() + ".");
        }
        return columns.get(0);
    }

    /** Runs as lines of a plot. */
    private record Lines(Table runs, String axis, String figure, String names) {
        Lines {
            number(runs, axis);
            number(runs, figure);
            column(runs, names);
        }

        private static void column(Table runs, String column) {
            if (!runs.containsColumn(column)) {
                throw new BenchbookException("ratios: the table has no column " + column + ".")
                        .next(Names.didYouMean(
                                column,
                                runs.columnNames(),
                                "Its columns are " + String.join(", ", runs.columnNames()) + "."));
            }
        }

        private static void number(Table runs, String column) {
            column(runs, column);
            if (!(runs.column(column) instanceof NumericColumn)) {
                throw new BenchbookException("ratios: needs numbers in " + column + ", which holds texts.");
            }
        }

        void mustHave(String name) {
            Set<String> all = new LinkedHashSet<>();
            IntStream.range(0, runs.rowCount()).forEach(row -> all.add(runs.getString(row, names)));
            if (!all.contains(name)) {
                throw new BenchbookException("ratios: no run that completed has the " + names + " " + name + ".")
                        .next(Names.didYouMean(String.valueOf(name), all, "There are " + String.join(", ", all) + "."));
            }
        }

        DoubleStream placesOfBoth(String compared, String reference) {
            return runs.numberColumn(axis).asDoubleColumn().unique().asList().stream()
                    .mapToDouble(Double::doubleValue)
                    .filter(at -> values(compared, at).length > 0 && values(reference, at).length > 0)
                    .sorted();
        }

        double[] values(String name, double at) {
            return IntStream.range(0, runs.rowCount())
                    .filter(row -> runs.getString(row, names).equals(name))
                    .filter(row -> runs.numberColumn(axis).getDouble(row) == at)
                    .mapToDouble(row -> runs.numberColumn(figure).getDouble(row))
                    .toArray();
        }
    }
}
