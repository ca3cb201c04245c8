package io.benchbook.commands;

import io.benchbook.base.Checks;
import io.benchbook.exchange.Compat;
import io.benchbook.exchange.MysqlslapImport;
import io.benchbook.exchange.SysbenchCommand;
import io.benchbook.exchange.SysbenchImport;
import io.benchbook.exchange.SysbenchText;
import io.benchbook.experiment.FactorGroup;
import io.benchbook.experiment.RunResult;
import java.nio.file.Path;
import java.util.Optional;
import tech.tablesaw.api.Table;

/** To and from other tools. */
public final class Exchange {
    /** sysbench 1.0: {@code special} is the usual distribution. The default of {@code fromSysbench}. */
    public static final Compat COMPAT_1_0 = Compat.COMPAT_1_0;
    /** sysbench builds that call themselves 1.1.0, until May 2020: the options of 1.1, {@code special} still the default. */
    public static final Compat COMPAT_1_1_2019 = Compat.COMPAT_1_1_2019;
    /** Later builds of sysbench 1.1: {@code uniform} is the default, and {@code special} is gone. */
    public static final Compat COMPAT_1_1 = Compat.COMPAT_1_1;

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
     * A sysbench command line as what {@code run}, {@code sweep} and {@code plan} take: the same run from what people already
     * have. Its defaults are sysbench's: 1 thread, 10 seconds, no warm-up, server-prepared statements
     * ({@code --db-ps-mode=disable} for text). What is given beside it goes before what it says. An option that cannot be
     * honoured is an error that names it.
     *
     * <pre>
     * run(server("8.0.15"), fromSysbench("oltp_read_write --tables=20 --table-size=100000 --threads=32 --time=60 run"))
     * sweep(server("5.7.22"), fromSysbench(COMPAT_1_1_2019, "oltp_read_only --warmup-time=5"), threads(8, 16))
     * </pre>
     *
     * {@code --mysql-host}, {@code --mysql-port}, {@code --mysql-user} and {@code --mysql-password} name a server that is
     * already running, where none is given beside the line; it is somebody's, so that data is loaded into it only when it is
     * given as {@code server("jdbc:mysql://...").disposable()}. {@code --mysql-db} is read and not used: Benchbook's data has
     * a schema of its own.
     *
     * @param commandLine with or without the word sysbench; a path to a script is reduced to its name
     */
    public static FactorGroup fromSysbench(String commandLine) {
        return fromSysbench(COMPAT_1_0, commandLine);
    }

    /**
     * The same for another sysbench.
     *
     * @param compat whose options and defaults: {@code COMPAT_1_0}, {@code COMPAT_1_1_2019} or {@code COMPAT_1_1}
     */
    public static FactorGroup fromSysbench(Compat compat, String commandLine) {
        SysbenchCommand command = SysbenchCommand.read(compat, Checks.text("fromSysbench", commandLine));
        return new FactorGroup(
                command.toString(),
                command.parts(),
                command.namesServer() ? Optional.of(() -> Servers.server(command.serverUrl())) : Optional.empty(),
                command.faults());
    }

    /**
     * A run as sysbench 1.0 would report it, with interval lines (under {@code rate} with the queue at each), for scripts that read
     * that.
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
