package io.benchbook.experiment;

/**
 * What the server did during the measured part, from its process and its status counters; NaN for what is not known.
 *
 * @param cpuSeconds CPU time of the server's process, where it is on this machine
 * @param fsyncs of InnoDB, data and redo log together ({@code Innodb_data_fsyncs}); those of the binlog are not counted
 *     by the server
 * @param redoBytes {@code Innodb_os_log_written}
 * @param binlogBytes growth of the binary logs
 * @param rowsRead {@code Innodb_rows_read}
 */
public record ServerCost(double cpuSeconds, double fsyncs, double redoBytes, double binlogBytes, double rowsRead) {
    /** Nothing is known. */
    public static final ServerCost UNKNOWN = new ServerCost(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
}
