package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;

/**
 * Connections for questions beside a run: how Connector/J is set up for every server from 5.6 on, and what its failures
 * mean in one line. Properties that the user gave in a URL win.
 */
public final class Jdbc {
    /** Error 1045, ER_ACCESS_DENIED_ERROR. */
    public static final int ACCESS_DENIED = 1045;

    /**
     * No TLS, since 5.7.22 offers 1.0 and 1.1 only, which JDKs refuse; hence the public key for caching_sha2_password
     * is asked from the server. A connection must be there after 5 s (Connector/J counts milliseconds).
     */
    private static final Map<String, String> DEFAULTS = Map.of(
            "sslMode", "DISABLED",
            "allowPublicKeyRetrieval", "true",
            "connectTimeout", "5000",
            "tinyInt1isBit", "false",
            "yearIsDateType", "false",
            "zeroDateTimeBehavior", "CONVERT_TO_NULL");

    private Jdbc() {}

    /**
     * Connects.
     *
     * @throws BenchbookException of one line where nobody answers or the login is refused
     */
    public static Connection open(Endpoint endpoint) {
        try {
            return tryOpen(endpoint);
        } catch (SQLException e) {
            throw refusal(endpoint, e);
        }
    }

    public static Connection tryOpen(Endpoint endpoint) throws SQLException {
        Properties login = new Properties();
        login.setProperty("user", endpoint.user());
        login.setProperty("password", endpoint.password());
        return DriverManager.getConnection(endpoint.jdbcUrl(DEFAULTS), login);
    }

    /** Says in one line why there is no connection. */
    public static BenchbookException refusal(Endpoint endpoint, SQLException failure) {
        String where = endpoint.host() + ":" + endpoint.port();
        return switch (failure.getErrorCode()) {
            case ACCESS_DENIED ->
                new BenchbookException("server: " + where + " refused " + endpoint.user() + " (error 1045).", failure)
                        .next("Give user and password in the URL, in ~/.my.cnf, with .login(\"file\") or in "
                                + Login.USER_VARIABLE + " and " + Login.PASSWORD_VARIABLE + ".");
            case 1040 ->
                new BenchbookException("server: " + where + " has no connection left (error 1040).", failure)
                        .next("Raise max_connections or end some clients.");
            case 3159 ->
                new BenchbookException("server: " + where + " takes connections with TLS only (error 3159).", failure)
                        .next("Add sslMode=REQUIRED to the URL's properties.");
            case 0 -> unreachable(where, failure);
            default ->
                new BenchbookException(
                        "server: " + where + " refused the connection (error " + failure.getErrorCode() + "): "
                                + firstLine(failure.getMessage()),
                        failure);
        };
    }

    private static BenchbookException unreachable(String where, SQLException failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return new BenchbookException("server: " + where + " does not answer (" + reason(root) + ").", failure)
                .next("Check host and port, and that the server runs.");
    }

    private static String reason(Throwable root) {
        if (root instanceof UnknownHostException) {
            return "no such host";
        }
        if (root instanceof SocketTimeoutException) {
            return "timed out";
        }
        if (root instanceof ConnectException) {
            return "connection refused";
        }
        return firstLine(String.valueOf(root.getMessage()));
    }

    public static String firstLine(String text) {
        return text.strip().lines().findFirst().orElse("");
    }
}
