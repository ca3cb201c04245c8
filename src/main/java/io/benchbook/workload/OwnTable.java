package io.benchbook.workload;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.LongFunction;
import java.util.zip.CRC32;

/**
 * A table of a workload of the user's own.
 *
 * @param row the values of a row, from 1, in parentheses
 */
record OwnTable(String name, String create, long rows, LongFunction<String> row) implements DataSet.Table {
    private static final int CAPACITY = 500_000;

    static OwnTable checked(String name, String create, long rows, LongFunction<String> row) {
        if (!Checks.text("table", name).matches("\\w{1,64}")) {
            throw new BenchbookException(
                    "table: needs a name of letters, digits and _ for the table, got \"" + name + "\".");
        }
        Checks.text("create", create);
        Checks.inRange("rows", rows, 0, 1_000_000_000);
        return new OwnTable(name, create, rows, row);
    }

    @Override
    public List<String> finish() {
        return List.of();
    }

    /** The first and the last row stand for the function that makes them. */
    @Override
    public String fingerprint() {
        String ends = rows == 0 ? "" : row.apply(1) + row.apply(rows);
        return "create=" + checksum(create) + "; rows=" + rows + "; content=" + checksum(ends);
    }

    private static String checksum(String text) {
        CRC32 checksum = new CRC32();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(checksum.getValue());
    }

    @Override
    public void fill(DataSet.Sink sink) throws SqlFailure {
        String prefix = "INSERT INTO `" + name + "` VALUES ";
        StringBuilder statement = new StringBuilder(prefix);
        int collected = 0;
        for (long number = 1; number <= rows; number++) {
            String values = row.apply(number);
            if (collected > 0 && statement.length() + values.length() > CAPACITY) {
                sink.insert(statement.toString(), collected);
                statement.setLength(prefix.length());
                collected = 0;
            }
            statement.append(collected > 0 ? "," : "").append(values);
            collected++;
        }
        if (collected > 0) {
            sink.insert(statement.toString(), collected);
        }
    }
}
