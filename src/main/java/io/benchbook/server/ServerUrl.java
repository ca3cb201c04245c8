package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A URL like {@code jdbc:mysql://bench:secret@db1:3306/shop?sslMode=REQUIRED}. Its text leaves the password out.
 *
 * @param port 3306 where the URL names none
 * @param schema the default schema for {@code sql(...)}, empty for none; Benchbook's data goes elsewhere
 * @param properties of Connector/J, as they were typed, without user and password
 */
public record ServerUrl(
        String host,
        int port,
        Optional<String> user,
        Optional<String> password,
        String schema,
        Map<String, String> properties) {
    private static final String FORM = "jdbc:mysql://host:port/?user=name";
    private static final Pattern URL = Pattern.compile(
            "jdbc:mysql://(?:([^:@/?]*)(?::([^@/?]*))?@)?(\\[[0-9a-fA-F:.%]+\\]|[^:/?@,\\[\\]]+)(?::(\\d{1,5}))?(?:/([^?]*))?(?:\\?(.*))?");

    /** Whether the text is meant as a URL and not as a server's name. */
    static boolean isMeant(String text) {
        return text.startsWith("jdbc:") || text.contains("://");
    }

    public static ServerUrl parse(String text) {
        if (text.startsWith("jdbc:mariadb:")) {
            throw new BenchbookException("server: jdbc:mariadb URLs belong to MariaDB's own driver, which Benchbook"
                            + " does not use.")
                    .next("MySQL's driver talks to MariaDB as well: write jdbc:mysql://...");
        }
        Matcher matcher = URL.matcher(text);
        if (!matcher.matches()) {
            throw new BenchbookException("server: needs a URL like " + FORM + ", got \"" + redacted(text) + "\".")
                    .next("One host, no driver modes such as loadbalance.");
        }
        Map<String, String> properties = properties(matcher.group(6));
        Optional<String> user = text(properties.remove("user")).or(() -> text(matcher.group(1)));
        Optional<String> password = text(properties.remove("password")).or(() -> text(matcher.group(2)));
        String schema = Optional.ofNullable(matcher.group(5)).orElse("");
        return new ServerUrl(matcher.group(3), port(matcher.group(4)), user, password, schema, Map.copyOf(properties));
    }

    /** {@code db1:3306} */
    public String address() {
        return host + ":" + port;
    }

    private static int port(String digits) {
        int port = digits == null ? 3306 : Integer.parseInt(digits);
        if (port < 1 || port > 65535) {
            throw new BenchbookException("server: needs a port from 1 to 65,535, got " + port + ".");
        }
        return port;
    }

    private static Map<String, String> properties(String query) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (String pair : query == null ? new String[0] : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                properties.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return properties;
    }

    private static Optional<String> text(String encoded) {
        return Optional.ofNullable(encoded).map(ServerUrl::decoded);
    }

    /** Percent signs decoded; a plus stays one, it is common in passwords. */
    private static String decoded(String encoded) {
        try {
            return URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return encoded;
        }
    }

    /** The text without anything that may be a password. */
    static String redacted(String text) {
        return text.replaceAll("(?i)(password=)[^&]*", "$1***").replaceAll("//[^/?]*@", "//***@");
    }

    @Override
    public String toString() {
        return "jdbc:mysql://" + address() + "/" + schema;
    }
}
