package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Server;
import java.sql.SQLException;
import java.util.Map;

/** Why {@code SET GLOBAL} was refused, in one line with the way out. Numbers are those of MySQL's error reference. */
public final class SettingRefusal {
    private static final int UNKNOWN = 1193;
    private static final int ACCESS_DENIED = 1227;
    private static final int SESSION_ONLY = 1228;
    private static final int WRONG_VALUE = 1231;
    private static final int WRONG_TYPE = 1232;
    private static final int READ_ONLY = 1238;

    private SettingRefusal() {}

    /** Whether a variable was refused since it can be given at the start only. */
    public static boolean isNotDynamic(BenchbookException refused) {
        return refused.getCause() instanceof SQLException failure && failure.getErrorCode() == READ_ONLY;
    }

    static BenchbookException of(Server server, String name, Object value, SQLException failure, Variables variables)
            throws SQLException {
        String product = server.version().product();
        return switch (failure.getErrorCode()) {
            case UNKNOWN -> unknown(server.version(), name, variables.read(), failure);
            case READ_ONLY ->
                new BenchbookException("set: " + name + " is not dynamic in " + product + ".", failure)
                        .next(restartHint(server, name));
            case SESSION_ONLY ->
                new BenchbookException("set: " + name + " belongs to sessions in " + product + ".", failure)
                        .next("It has no global value that could be set.");
            case WRONG_VALUE, WRONG_TYPE ->
                new BenchbookException(
                                "set: " + product + " does not take " + quoted(value) + " for " + name + ".", failure)
                        .next("Its value is " + quoted(variables.read().get(name)) + ".");
            case ACCESS_DENIED ->
                new BenchbookException("set: the account has no right to change " + name + ".", failure)
                        .next("It needs " + (server.version().atLeast(8, 0, 0) ? "SYSTEM_VARIABLES_ADMIN." : "SUPER."));
            default ->
                new BenchbookException(
                        "set: " + product + " refused " + name + " = " + quoted(value) + " (error "
                                + failure.getErrorCode() + "): " + Jdbc.firstLine(failure.getMessage()),
                        failure);
        };
    }

    static BenchbookException unknown(
            ServerVersion version, String name, Map<String, String> known, SQLException failure) {
        String message = "set: " + version.product() + " has no variable " + name + ".";
        String next = VariableHistory.of(name, version)
                .orElseGet(() -> Names.didYouMean(name, known.keySet(), "config() lists those it has."));
        return new BenchbookException(message, failure).next(next);
    }

    private static String restartHint(Server server, String name) {
        return server.kind() == Server.Kind.EXTERNAL
                ? "Change it in the server's option file, then restart it."
                : "Use restart(server, \"" + name + "=...\").";
    }

    private static String quoted(Object value) {
        return value instanceof Number || value instanceof Boolean ? value.toString() : "\"" + value + "\"";
    }

    /** Where the names of variables come from, read only when they are needed. */
    @FunctionalInterface
    interface Variables {
        Map<String, String> read() throws SQLException;
    }
}
