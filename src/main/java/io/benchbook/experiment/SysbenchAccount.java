package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.server.Server;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;

/**
 * How the sysbench program logs in. The client library that Debian links it with knows no caching_sha2_password without a
 * plugin, so that a sandbox of 8.0 gets an account of the old kind, for Benchbook's schema only. Other servers are logged in
 * to as they are.
 */
final class SysbenchAccount {
    private static final String USER = "benchbook_sysbench";

    private SysbenchAccount() {}

    static Endpoint on(Server server) {
        Endpoint endpoint = server.endpoint();
        boolean own = server.kind() != Server.Kind.EXTERNAL;
        return own && server.version().atLeast(8, 0, 0) && !server.version().mariaDb()
                ? withAccount(server, endpoint)
                : endpoint;
    }

    private static Endpoint withAccount(Server server, Endpoint endpoint) {
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String password = HexFormat.of().formatHex(random);
        String identified = "'" + USER + "'@'%' IDENTIFIED WITH mysql_native_password BY '" + password + "'";
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("SET SESSION sql_log_bin = 0");
            statement.execute("CREATE USER IF NOT EXISTS " + identified);
            statement.execute("ALTER USER " + identified);
            statement.execute("GRANT ALL ON `" + endpoint.schema() + "`.* TO '" + USER + "'@'%'");
        } catch (SQLException failure) {
            throw new BenchbookException(
                    "engine: no account for sysbench could be made: " + failure.getMessage() + ".", failure);
        }
        return new Endpoint(
                endpoint.host(),
                endpoint.port(),
                endpoint.socket(),
                USER,
                password,
                endpoint.schema(),
                endpoint.properties());
    }
}
