package io.benchbook.load;

import io.benchbook.base.Endpoint;
import io.benchbook.server.Server;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The real sysbench, with an account and a schema of its own on a sandbox. */
public final class SysbenchProgram {
    /** The schema its tables are in. */
    public static final String SCHEMA = "sbtest";

    private static final String PASSWORD = "sysbench";

    private final Endpoint endpoint;

    private SysbenchProgram(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    /** sysbench's client library knows no other way to log in than mysql_native_password. */
    public static SysbenchProgram on(Server server) throws SQLException {
        Endpoint endpoint = server.endpoint();
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE IF NOT EXISTS " + SCHEMA);
            if (server.version().atLeast(5, 7, 0)) {
                statement.execute("CREATE USER IF NOT EXISTS 'sbtest'@'%' IDENTIFIED WITH mysql_native_password BY '"
                        + PASSWORD + "'");
                statement.execute("GRANT ALL ON *.* TO 'sbtest'@'%'");
            } else {
                statement.execute("GRANT ALL ON *.* TO 'sbtest'@'%' IDENTIFIED BY '" + PASSWORD + "'");
            }
        }
        return new SysbenchProgram(endpoint);
    }

    /** Runs it in schema {@link #SCHEMA}. */
    public String run(String... arguments) throws IOException, InterruptedException {
        return runIn(SCHEMA, arguments);
    }

    /** Runs it and returns what it printed; fails where it is missing or fails. */
    public String runIn(String schema, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sysbench"));
        command.addAll(List.of(arguments));
        command.addAll(List.of(
                "--mysql-host=127.0.0.1",
                "--mysql-port=" + endpoint.port(),
                "--mysql-user=sbtest",
                "--mysql-password=" + PASSWORD,
                "--mysql-db=" + schema));
        Process process = started(command);
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new AssertionError("sysbench failed: " + output);
        }
        return output;
    }

    private static Process started(List<String> command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new AssertionError("sysbench is not installed: sudo apt-get install sysbench (./verify does it)", e);
        }
    }
}
