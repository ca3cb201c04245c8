package io.benchbook.server.sandbox;

import io.benchbook.server.install.Distribution;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What makes a data directory before {@code --initialize} came with 5.7.6: the statements that {@code mysql_install_db}
 * feeds to {@code mysqld --bootstrap}, without its anonymous accounts, test schema and accounts by host name.
 */
final class Bootstrap {
    private static final List<String> FILES =
            List.of("mysql_system_tables.sql", "mysql_system_tables_data.sql", "fill_help_tables.sql");

    private Bootstrap() {}

    static String statements(Distribution distribution) throws IOException {
        StringBuilder sql = new StringBuilder("CREATE DATABASE mysql;\nUSE mysql;\n");
        for (String file : FILES) {
            Path path = distribution.share().resolve(file);
            sql.append(Files.readString(path, StandardCharsets.ISO_8859_1)).append('\n');
        }
        return sql.append("DELETE FROM user WHERE user <> 'root' OR host NOT IN ('localhost', '127.0.0.1');\n")
                .append("DELETE FROM db;\n")
                .append("DELETE FROM proxies_priv WHERE host <> 'localhost';\n")
                .toString();
    }
}
