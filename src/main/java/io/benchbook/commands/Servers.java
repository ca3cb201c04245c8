package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import io.benchbook.base.SqlText;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.server.Server;
import io.benchbook.server.machine.Machine;
import io.benchbook.server.settings.Binlogs;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import tech.tablesaw.api.Table;

/** Servers: which there are, which is the current one, their life. */
public final class Servers {
    private Servers() {}

    /**
     * Lists the servers: those that can be had by name, and those that were named by their URL or folder.
     * <pre>
     * servers()
     * </pre>
     *
     * @return a row each: name, version, kind (sandbox, distribution, external), state (not_installed, stopped,
     *     running), port (of a sandbox once it was started), data_directory
     */
    public static Table servers() {
        return table(Call.of("servers", Spec.on()), () -> ServersTable.of(known().all()));
    }

    /**
     * A server by its name or its URL. A name is one of the catalogue, and gives a sandbox: a mysqld of Benchbook's own,
     * installed and started when first needed, gone when Benchbook ends. A URL gives a server that is already running:
     * it is somebody's, so whatever changes or endangers it is refused until {@code .disposable()} is said, and settings
     * are put back at the end. Its user and password come from the URL, else from {@code .login("file")}, the
     * environment (BENCHBOOK_USER, BENCHBOOK_PASSWORD, MYSQL_PWD), {@code ~/.my.cnf}, or a prompt. Naming a server twice
     * gives the same one.
     * <pre>
     * var my80 = server("8.0.15")
     * var relaxed = server("5.7.22").as("relaxed").with("skip-log-bin")
     * var mine = server("jdbc:mysql://db1:3306/?user=bench").restartWith("ssh db1 sudo systemctl restart mysqld")
     * </pre>
     *
     * @param nameOrUrl for instance {@code 5.6.24}, {@code 5.7.22}, {@code 8.0.15}, or {@code
     *     jdbc:mysql://host:port/?user=name}; further properties of the URL are Connector/J's
     * @throws BenchbookException where no server has this name (with the nearest one), or the URL is of another kind
     */
    public static Server server(String nameOrUrl) {
        return known().server(Checks.text("server", nameOrUrl));
    }

    /**
     * An unpacked distribution of MySQL on this machine, as a sandbox: only its programs are used, its data is a fresh
     * directory of Benchbook's.
     * <pre>
     * var tree = server(Path.of("/opt/mysql-8.4.3"))
     * </pre>
     *
     * @param distribution the folder that holds bin/mysqld
     */
    public static Server server(Path distribution) {
        return known().server(distribution);
    }

    /**
     * The current server: the one given to {@code use}, else the one named last.
     *
     * @throws BenchbookException where none was named yet
     */
    public static Server server() {
        return known().current("server");
    }

    /**
     * Makes a server the current one, for commands that name none.
     * <pre>
     * use(server("5.7.22"))
     * </pre>
     *
     * @return the same server
     */
    public static Server use(Server server) {
        return known().use(present("use", server));
    }

    /** Restarts the current server with the start-up options it has. */
    public static Server restart() {
        return restart(known().current("restart"));
    }

    /**
     * Restarts the current server with these start-up options in place of those it has.
     * <pre>
     * restart("skip-log-bin", "innodb_buffer_pool_size=1G")
     * </pre>
     *
     * @param options as on mysqld's command line, without dashes
     */
    public static Server restart(String... options) {
        return restart(known().current("restart"), options);
    }

    /** Restarts a server with the start-up options it has. */
    public static Server restart(Server server) {
        return restarted(server, present("restart", server).options());
    }

    /**
     * Restarts a server with these start-up options in place of those it has. One that was running already is restarted
     * by the command given with {@code .restartWith}, and takes no options; it must be disposable.
     * <pre>
     * restart(my80, "innodb_log_file_size=256M")
     * </pre>
     *
     * @param options as on mysqld's command line, without dashes
     * @return the same server, running
     */
    public static Server restart(Server server, String... options) {
        return restarted(present("restart", server), List.of(options));
    }

    /** Drops the page cache of the current server's machine. */
    public static void dropCaches() {
        dropCaches(known().current("dropCaches"));
    }

    /**
     * Drops the operating system's page cache on the server's machine, after a sync, so that reads come from the disk.
     * On this machine that takes root or sudo without a password, and most containers refuse it, which is said plainly;
     * elsewhere it takes a command given with {@code .dropCachesWith}. The server's own buffer pool is not touched: for
     * a cold start there is {@code coldCaches()}.
     */
    public static void dropCaches(Server server) {
        present("dropCaches", server).dropCaches();
    }

    /** Deletes the current server's binary logs but for the one in use. */
    public static Table purgeBinlogs() {
        return purgeBinlogs(known().current("purgeBinlogs"));
    }

    /**
     * Deletes a server's binary logs but for the one in use.
     *
     * @return one row: server, logs_purged, freed_bytes, current_log
     * @throws BenchbookException where it keeps none, as log_bin is OFF, or where it is somebody's
     */
    public static Table purgeBinlogs(Server server) {
        Call call = Call.of("purgeBinlogs", Spec.on(present("purgeBinlogs", server)));
        return table(call.changing(), () -> ServersTable.purged(Binlogs.purge(server)));
    }

    /** Runs one SQL statement on the current server. */
    public static Table sql(String statement) {
        return sql(known().current("sql"), statement);
    }

    /**
     * Runs one SQL statement, with Benchbook's schema as the default one where it is there. It goes to the server as it
     * is, also where that is somebody's, and what it changes is not put back.
     * <pre>
     * sql("SHOW ENGINE INNODB STATUS")
     * sql(my57, "SELECT COUNT(*) FROM sbtest1")
     * </pre>
     *
     * @return its rows, with whole numbers, decimals, dates and texts as columns of their types; for a statement without
     *     rows, how many it changed, as rows_changed
     */
    public static Table sql(Server server, String statement) {
        String text = Checks.text("sql", statement);
        Call call = Call.of("sql", Spec.on(present("sql", server)).and("statement", text));
        return table(SqlText.reads(text) ? call : call.changing(), () -> SqlTable.of(server, text));
    }

    /**
     * Describes this machine: operating system, kernel, whether it is virtual or a container, processor, cores, memory,
     * swap, the file system of the servers' data and the room there, transparent huge pages, the processor's governor,
     * the JDK. What cannot be found out is {@code unknown}.
     *
     * @return rows of property and value
     */
    public static Table environment() {
        return table(
                Call.of("environment", Spec.on()),
                () -> ServersTable.pairs(
                        "environment", "property", "value", Machine.here().parts()));
    }

    private static Server restarted(Server server, List<String> options) {
        server.restart(options);
        return server;
    }

    static <T> T present(String command, T server) {
        if (server == null) {
            throw new BenchbookException(command + ": needs a server, got null.")
                    .next("For instance server(\"8.0.15\").");
        }
        return server;
    }

    /** A small table that costs a server. */
    static Table table(Call call, Supplier<Table> read) {
        return Workbench.current().recording().result(call, Forms.TABLE, read);
    }

    private static KnownServers known() {
        return Workbench.current().servers();
    }
}
