package io.benchbook.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the server did during the measured part, from its process and its status counters; NaN for what is not known.
 *
 * @param cpuSeconds CPU time of the server's process, where it is on this machine
 * @param fsyncs of InnoDB, data and redo log together ({@code Innodb_data_fsyncs}); those of the binlog are not counted
 *     by the server
 * @param redoBytes {@code Innodb_os_log_written}
 * @param binlogBytes growth of the binary logs
 * @param rowsRead {@code Innodb_rows_read}
 * @param counters growth of the counters that were asked for, by their names, in that order
 */
public record ServerCost(
        double cpuSeconds,
        double fsyncs,
        double redoBytes,
        double binlogBytes,
        double rowsRead,
        Map<String, Double> counters) {
    /** Nothing is known. */
    public static final ServerCost UNKNOWN =
            new ServerCost(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Map.of());

    public ServerCost {
        counters = counters == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(counters));
    }

    /** What was added since {@code earlier}. */
    ServerCost since(ServerCost earlier) {
        Map<String, Double> added = new LinkedHashMap<>();
        counters.forEach((name, value) -> added.put(name, value - earlier.counters.getOrDefault(name, Double.NaN)));
        return new ServerCost(
                cpuSeconds - earlier.cpuSeconds,
                fsyncs - earlier.fsyncs,
                redoBytes - earlier.redoBytes,
                binlogBytes - earlier.binlogBytes,
                rowsRead - earlier.rowsRead,
                added);
    }
}
