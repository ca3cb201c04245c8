package io.benchbook.base;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Where a server listens and how to log in there. Its text never holds the password.
 *
 * @param host a host name or address; {@code 127.0.0.1} for sandboxes
 * @param port the TCP port
 * @param socket the Unix socket, where the server is on this machine and has one
 * @param user the account
 * @param password its password, empty for none
 * @param schema the default schema of new connections, empty for none
 * @param properties further properties of a JDBC URL that the user gave
 */
public record Endpoint(
        String host,
        int port,
        Optional<Path> socket,
        String user,
        String password,
        String schema,
        Map<String, String> properties) {

    public Endpoint {
        properties = Map.copyOf(properties);
    }

    public Endpoint withSchema(String newSchema) {
        return new Endpoint(host, port, socket, user, password, newSchema, properties);
    }

    /** A URL for Connector/J without user and password; {@code more} comes before what the user gave. */
    public String jdbcUrl(Map<String, String> more) {
        Map<String, String> all = new TreeMap<>(more);
        all.putAll(properties);
        String query = all.entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining("&"));
        return "jdbc:mysql://" + host + ":" + port + "/" + schema + (query.isEmpty() ? "" : "?" + query);
    }

    @Override
    public String toString() {
        return user + "@" + host + ":" + port;
    }
}
