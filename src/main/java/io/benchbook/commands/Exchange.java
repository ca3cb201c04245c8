package io.benchbook.commands;

import io.benchbook.exchange.MysqlslapImport;
import io.benchbook.exchange.SysbenchImport;
import io.benchbook.exchange.SysbenchText;
import io.benchbook.experiment.RunResult;
import java.nio.file.Path;
import tech.tablesaw.api.Table;

/** To and from other tools. */
public final class Exchange {
    private Exchange() {}

    /**
     * Logs of sysbench 0.5, 1.0 and 1.1 as a table, a row for each report. Names like {@code oltp_read_only_40_57222} become the
     * columns workload, threads and port. What does not add up in a report (Little's law, counts, percentiles that sysbench
     * cannot print) stands in the column warnings.
     * <pre>
     * importSysbench("logs")
     * plot(importSysbench("logs"), x("threads"), y("tps"), by("port"))
     * </pre>
     *
     * @param fileOrFolder one log, or a folder in which and below which every log is read
     */
    public static Table importSysbench(String fileOrFolder) {
        return importSysbench(Path.of(fileOrFolder));
    }

    /** Logs of sysbench as a table; see {@code importSysbench(String)}. */
    public static Table importSysbench(Path fileOrFolder) {
        return SysbenchImport.read(fileOrFolder).table();
    }

    /** The interval lines of logs of sysbench as a table, a row for each line. */
    public static Table importSysbenchIntervals(Path fileOrFolder) {
        return SysbenchImport.read(fileOrFolder).intervals();
    }

    /** Output of mysqlslap as a table, a row for each benchmark; a folder is read with all below it. */
    public static Table importMysqlslap(Path fileOrFolder) {
        return MysqlslapImport.read(fileOrFolder);
    }

    /**
     * A run as sysbench 1.0 would report it, with interval lines, for scripts that read that.
     * <pre>
     * sysbenchReport(run(oltpReadOnly(), threads(8)))
     * </pre>
     */
    public static String sysbenchReport(RunResult run) {
        return SysbenchText.of(run, SysbenchText.Format.V1_0);
    }

    /** A run as sysbench would report it, in the format of version 1.0 ({@code V1_0}) or 1.1 ({@code V1_1}). */
    public static String sysbenchReport(RunResult run, SysbenchText.Format format) {
        return SysbenchText.of(run, format);
    }
}
