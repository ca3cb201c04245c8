package io.benchbook.load;

import com.mysql.cj.jdbc.MysqlDataSource;
import io.benchbook.base.Endpoint;
import io.benchbook.workload.SqlFailure;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * Connector/J as a load generator wants it: rows changed rather than found, statements prepared by the server or not at
 * all, no fall-back that would hide error 1461, no timers, as little talk at connect time as possible.
 */
final class ConnectorJ {
    private static final Map<String, String> PROPERTIES = Map.of(
            "sslMode", "DISABLED",
            "allowPublicKeyRetrieval", "true",
            "useAffectedRows", "true",
            "useServerPrepStmts", "true",
            "emulateUnsupportedPstmts", "false",
            "cacheServerConfiguration", "true",
            "enableQueryTimeouts", "false",
            "connectTimeout", "10000");

    private ConnectorJ() {}

    /** Connections to load a server with. */
    static MysqlDataSource forLoad(Endpoint endpoint) {
        return source(endpoint, Map.of());
    }

    /** Connections that give up after {@code millis} without an answer. */
    static MysqlDataSource impatient(Endpoint endpoint, int millis) {
        String timeout = Integer.toString(millis);
        return source(endpoint.withSchema(""), Map.of("connectTimeout", timeout, "socketTimeout", timeout));
    }

    /**
     * The failure as MySQL numbers it. Connector/J has no numbers for a lost connection, only SQL states of class 08.
     */
    static SqlFailure failure(SQLException failure) {
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        boolean lost = state.startsWith("08") && failure.getErrorCode() < 2000 && failure.getErrorCode() != 1040;
        return new SqlFailure(
                lost ? SqlFailure.SERVER_LOST : failure.getErrorCode(),
                state,
                lost ? rootMessage(failure) : firstLine(failure));
    }

    private static MysqlDataSource source(Endpoint endpoint, Map<String, String> more) {
        Map<String, String> all = new HashMap<>(PROPERTIES);
        all.putAll(more);
        MysqlDataSource source = new MysqlDataSource();
        source.setUrl(endpoint.jdbcUrl(all));
        source.setUser(endpoint.user());
        source.setPassword(endpoint.password());
        return source;
    }

    private static String rootMessage(SQLException failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root == failure ? firstLine(failure) : "lost connection to the server: " + firstLine(root);
    }

    private static String firstLine(Throwable failure) {
        String message = failure.getMessage();
        return message == null
                ? failure.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }
}
