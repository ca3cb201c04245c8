package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what a server has done, before and after, through one connection that stays open between. */
public final class ServerMeter implements AutoCloseable {
    private static final double TICKS_PER_SECOND = 100;
    private static final int PATIENCE_MS = 3_000;
    private static final List<String> USUAL =
            List.of("Innodb_data_fsyncs", "Innodb_os_log_written", "Innodb_rows_read");

    private final Connection connection;
    private final OptionalLong pid;
    private final List<String> more;
    private ServerCost begun;
    private ServerCost difference = ServerCost.UNKNOWN;

    /** @param more counters to be read beside the usual ones */
    ServerMeter(Server server, Counters more) {
        this.more = more.names();
        connection = impatient(server.connect());
        pid = ServerProcess.of(server);
    }

    /** A server that does not answer must not keep a run from ending. */
    private static Connection impatient(Connection connection) {
        try {
            connection.setNetworkTimeout(Runnable::run, PATIENCE_MS);
            return connection;
        } catch (SQLException gone) {
            throw new BenchbookException("run: the server went away: " + gone.getMessage(), gone);
        }
    }

    void begin() {
        begun = read();
    }

    void end() {
        if (begun != null) {
            difference = read().since(begun);
        }
    }

    /** What the server has done between {@link #begin} and {@link #end}; NaN for what could not be read at both. */
    ServerCost cost() {
        return difference;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException gone) {
            // the server has gone, and the connection with it
        }
    }

    private ServerCost read() {
        double cpu = cpuSeconds(pid);
        Map<String, Double> counters = counters();
        return new ServerCost(
                cpu,
                counters.getOrDefault("Innodb_data_fsyncs", Double.NaN),
                counters.getOrDefault("Innodb_os_log_written", Double.NaN),
                binlogBytes(),
                counters.getOrDefault("Innodb_rows_read", Double.NaN),
                asked(counters));
    }

    /** Those that were asked for, under the names they were asked by; NaN for one that the server does not have. */
    private Map<String, Double> asked(Map<String, Double> counters) {
        Map<String, Double> asked = new LinkedHashMap<>();
        more.forEach(name -> asked.put(name, counters.getOrDefault(name, Double.NaN)));
        return asked;
    }

    private Map<String, Double> counters() {
        Map<String, Double> counters = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query())) {
            while (rows.next()) {
                counters.put(rows.getString(1), rows.getDouble(2));
            }
        } catch (SQLException gone) {
            counters.clear();
        }
        return counters;
    }

    private String query() {
        return Stream.concat(USUAL.stream(), more.stream())
                .collect(Collectors.joining("', '", "SHOW GLOBAL STATUS WHERE Variable_name IN ('", "')"));
    }

    /** The size of all binary logs; NaN where they are off or the account may not see them. */
    private double binlogBytes() {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SHOW BINARY LOGS")) {
            double bytes = 0;
            while (rows.next()) {
                bytes += rows.getDouble(2);
            }
            return bytes;
        } catch (SQLException off) {
            return Double.NaN;
        }
    }

    /** User and system time of the process: fields 14 and 15 of Linux's {@code /proc/PID/stat}, see proc(5). */
    public static double cpuSeconds(OptionalLong pid) {
        if (pid.isEmpty()) {
            return Double.NaN;
        }
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid.getAsLong()), "stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / TICKS_PER_SECOND;
        } catch (IOException | RuntimeException unreadable) {
            return Double.NaN;
        }
    }
}
