package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/** The server that a sysbench command line names. Its {@code --mysql-db} is read and not used: data has a schema of its own. */
final class SysbenchServer {
    static final Set<String> OPTIONS =
            Set.of("mysql-host", "mysql-port", "mysql-socket", "mysql-user", "mysql-password", "mysql-db");

    private final Map<String, String> options;

    SysbenchServer(Map<String, String> options) {
        this.options = options;
    }

    /** Whether the line says more than its schema. */
    boolean isNamed() {
        return OPTIONS.stream().anyMatch(name -> !name.equals("mysql-db") && options.containsKey(name));
    }

    /** With sysbench's defaults: localhost, 3306, sbtest. */
    String url() {
        if (options.containsKey("mysql-socket")) {
            throw refused("mysql-socket", "a server is named by host and port.");
        }
        String host = one("mysql-host", "localhost");
        String port = one("mysql-port", "3306");
        String password = options.getOrDefault("mysql-password", "");
        return "jdbc:mysql://" + host + ":" + port + "/?user=" + encoded(options.getOrDefault("mysql-user", "sbtest"))
                + (password.isEmpty() ? "" : "&password=" + encoded(password));
    }

    private String one(String name, String usual) {
        String value = options.getOrDefault(name, usual);
        if (value.contains(",")) {
            throw refused(name, "Benchbook cannot honour a list.");
        }
        return value;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static BenchbookException refused(String name, String why) {
        return new SysbenchOption(name, "")
                .refused(why)
                .next("Give the server beside the line: run(server(\"...\"), fromSysbench(\"...\")).");
    }
}
