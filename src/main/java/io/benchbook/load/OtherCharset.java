package io.benchbook.load;

import io.benchbook.workload.DataSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tables whose collation is not the one that the schema gives new tables. It follows the server's, so that a server with
 * another {@code character_set_server} would be measured with the old one.
 *
 * @param names of all such tables, also of those that state a character set of their own
 */
record OtherCharset(Set<String> names) {
    /** A table that says itself what its character set is does not follow the schema's. */
    private static final Pattern STATED =
            Pattern.compile("\\b(charset|character\\s+set|collate)\\b", Pattern.CASE_INSENSITIVE);

    static OtherCharset of(LoaderConnection connection) {
        return new OtherCharset(connection
                .query("SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE()"
                        + " AND table_collation <> @@collation_database")
                .stream()
                .map(row -> row[0])
                .collect(Collectors.toSet()));
    }

    boolean has(DataSet.Table table) {
        return names.contains(table.name()) && !STATED.matcher(table.create()).find();
    }
}
