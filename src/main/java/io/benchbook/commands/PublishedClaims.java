package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.experiment.compare.Claim;
import io.benchbook.stats.AxisRange;
import io.benchbook.stats.Expected;
import java.util.LinkedHashMap;
import java.util.Map;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The rows of claims.csv as claims that can be tested. */
final class PublishedClaims {
    private PublishedClaims() {}

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
                row.getString("compared"),
                row.getString("reference"),
                row.getString("expected"),
                new AxisRange(number(row, "axis_low", 0), number(row, "axis_high", Double.POSITIVE_INFINITY)),
                new Expected(
                        number(row, "low", Double.NEGATIVE_INFINITY), number(row, "high", Double.POSITIVE_INFINITY)));
    }

    private static double number(Row row, String column, double otherwise) {
        return row.isMissing(column) ? otherwise : row.getDouble(column);
    }
}
