package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.compare.Claim;
import io.benchbook.experiment.compare.ClaimOutcome;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.Table;
import tech.tablesaw.io.csv.CsvReadOptions;

/** The figures and claims of published reports, as tables. */
public final class Published {
    private static final List<String> NAMES = List.of("r1", "r2", "r3", "r4", "claims");

    private Published() {}

    /**
     * The figures of one report, a row each, or the claims of all.
     *
     * @param report {@code r1} to {@code r4}, or {@code claims}; the columns are explained in data/published/README.md
     */
    public static Table published(String report) {
        String name = String.valueOf(report).toLowerCase(Locale.ROOT);
        if (!NAMES.contains(name)) {
            throw new BenchbookException("published: there is no report " + report + ". "
                    + Names.didYouMean(name, NAMES, "Known: " + String.join(", ", NAMES) + "."));
        }
        return read(name);
    }

    /**
     * A claim of a published report, to be tested with what was measured here: {@code claim("R2.2").test(comparison)}.
     * Ratios take a comparison or an interval; trends, crossovers and peaks take levels; steadiness takes the seconds of two
     * runs.
     *
     * <pre>
     * claim("R1.2a").test(compare(server("5.7.22"), server("8.0.15"), oltpReadOnly(), threads(40)))
     * </pre>
     *
     * @param name id and part as in {@code published("claims")}, for instance {@code R1.2a}
     */
    public static Claim claim(String name) {
        return PublishedClaims.named(name, published("claims"));
    }

    /** What became of claims, a row each. */
    public static Table claims(ClaimOutcome... outcomes) {
        return ClaimOutcome.table(List.of(outcomes));
    }

    private static Table read(String name) {
        try (InputStream in = Published.class.getResourceAsStream("/io/benchbook/published/" + name + ".csv")) {
            CsvReadOptions options = CsvReadOptions.builder(in)
                    .tableName(name)
                    .columnTypesPartial(Published::type)
                    .missingValueIndicator("")
                    .build();
            return Table.read().usingOptions(options);
        } catch (IOException e) {
            throw new BenchbookException("published: " + name + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static Optional<ColumnType> type(String column) {
        return Optional.of(
                switch (column) {
                    case "threads" -> ColumnType.INTEGER;
                    case "value", "low", "high", "axis_low", "axis_high" -> ColumnType.DOUBLE;
                    default -> ColumnType.STRING;
                });
    }
}
