package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.claim.Claim;
import io.benchbook.experiment.claim.ClaimOutcome;
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
     * The runs whose figures one report gives, a row each, under the names of {@code results()}: {@code server} ({@code
     * published 8.0}), {@code workload}, {@code threads}, {@code tps} and so on, to stand beside what was measured here.
     *
     * <pre>
     * plot(sweep, x("threads"), y("tps"), by("server")).with(plot(publishedRuns("r2"), x("threads"), y("tps"), by("run")))
     * </pre>
     *
     * @param report {@code r2}, {@code r3} or {@code r4}; of R1 no figures are published but in words
     */
    public static Table publishedRuns(String report) {
        Table runs = PublishedRuns.of(published(report));
        if (runs.isEmpty()) {
            throw new BenchbookException("publishedRuns: " + report + " gives no figures of runs. Known: r2, r3, r4.");
        }
        return runs;
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

    /**
     * The table of claims: every claim of a published report with what became of it here. Tested by what is given; what nothing
     * given speaks of is not tested, and says so.
     *
     * <pre>
     * claims("R1", sweep(on(server("5.7.22"), server("8.0.15")), workloads(oltpReadOnly()), threads(5, 20, 80)))
     * </pre>
     *
     * @param report {@code R1} to {@code R4}
     * @param evidence sweeps, runs and lists of runs, from which each claim takes those that it speaks of; and outcomes of
     *     {@code claim("R2.2").test(...)} and {@code claim("R4.3b").fact(...)}, which come first. Where several things speak of a
     *     claim, the first one that tests it counts
     * @return a row for each claim: what was published, what was measured with its interval, what the figure says, the verdict,
     *     and what else differed
     */
    public static Table claims(String report, Object... evidence) {
        List<Claim> claims = PublishedClaims.of(report, published("claims"));
        if (claims.isEmpty()) {
            throw new BenchbookException("claims: there are none of " + report
                    + ". Known: R1, R2, R3, R4; published(\"claims\") has them all.");
        }
        ClaimEvidence given = ClaimEvidence.of(evidence);
        return ClaimOutcome.table(claims.stream().map(given::test).toList()).setName("claims of " + report);
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
                    case "value", "published", "low", "high", "axis_low", "axis_high" -> ColumnType.DOUBLE;
                    default -> ColumnType.STRING;
                });
    }
}
