package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.claim.Claim;
import io.benchbook.experiment.claim.ClaimScope;
import io.benchbook.stats.AxisRange;
import io.benchbook.stats.Expected;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The rows of claims.csv as claims that can be tested. */
final class PublishedClaims {
    private PublishedClaims() {}

    /** All claims of a report, in the order of the file. */
    static List<Claim> of(String report, Table table) {
        return table.stream()
                .filter(row -> row.getString("report").equalsIgnoreCase(report))
                .map(PublishedClaims::claim)
                .toList();
    }

    /** @param name id and part, for instance {@code R1.2a} */
    static Claim named(String name, Table table) {
        Map<String, Claim> claims = new LinkedHashMap<>();
        for (Row row : table) {
            Claim claim = claim(row);
            claims.put(claim.id(), claim);
        }
        Claim found = claims.get(name);
        if (found == null) {
            throw new BenchbookException("claim: there is no claim " + name + ". "
                    + Names.didYouMean(String.valueOf(name), claims.keySet(), "published(\"claims\") lists them."));
        }
        return found;
    }

    private static Claim claim(Row row) {
        return new Claim(
                row.getString("id") + row.getString("part"),
                row.getString("text"),
                row.getString("kind"),
                scope(row),
                row.getString("expected"),
                new Expected(
                        number(row, "low", Double.NEGATIVE_INFINITY), number(row, "high", Double.POSITIVE_INFINITY)),
                number(row, "published", Double.NaN));
    }

    private static ClaimScope scope(Row row) {
        String compared = row.getString("compared");
        String here = row.getString("compared_here");
        return new ClaimScope(
                row.getString("workload"),
                row.getString("durability"),
                row.getString("metric"),
                compared,
                row.getString("reference"),
                here.isEmpty() ? compared : here,
                row.getString("axis"),
                new AxisRange(number(row, "axis_low", 0), number(row, "axis_high", Double.POSITIVE_INFINITY)));
    }

    private static double number(Row row, String column, double otherwise) {
        return row.isMissing(column) ? otherwise : row.getDouble(column);
    }
}
