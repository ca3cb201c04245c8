package io.benchbook.server.external;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real MariaDB of Debian's, on loopback, with data of its own below a folder; ended when closed. */
public final class MariaDb implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/sbin/mariadbd");
    private static final Path SCRIPTS = Path.of("/usr/share/mysql");
    private static final String PASSWORD = "loopback";
    private static final int PATIENCE_SECONDS = 60;

    private final Path folder;
    private final int port;
    private final Process process;

    private MariaDb(Path folder, int port, Process process) {
        this.folder = folder;
        this.port = port;
        this.process = process;
    }

    /** Makes its system tables, starts it and waits until it answers. */
    public static MariaDb start(Path folder) throws IOException, InterruptedException {
        if (!Files.isExecutable(PROGRAM)) {
            throw new AssertionError("no MariaDB: sudo apt-get install mariadb-server-core (./verify does it)");
        }
        Files.createDirectories(folder.resolve("data"));
        bootstrap(folder);
        Path accounts = Files.writeString(
                folder.resolve("accounts.sql"),
                "CREATE USER 'bench'@'127.0.0.1' IDENTIFIED BY '" + PASSWORD + "';\n"
                        + "GRANT ALL ON *.* TO 'bench'@'127.0.0.1' WITH GRANT OPTION;\n");
        int port = freePort();
        Process process = program(
                        folder,
                        "--bind-address=127.0.0.1",
                        "--skip-name-resolve",
                        "--port=" + port,
                        "--socket=" + folder.resolve("socket"),
                        "--pid-file=" + folder.resolve("pid"),
                        "--init-file=" + accounts)
                .start();
        MariaDb server = new MariaDb(folder, port, process);
        server.awaitAnswer();
        return server;
    }

    private static void bootstrap(Path folder) throws IOException, InterruptedException {
        StringBuilder script = new StringBuilder("CREATE DATABASE mysql;\nUSE mysql;\n");
        for (String part :
                List.of("mysql_system_tables.sql", "mysql_performance_tables.sql", "mysql_system_tables_data.sql")) {
            script.append(Files.readString(SCRIPTS.resolve(part))).append('\n');
        }
        Process process = program(folder, "--bootstrap", "--skip-grant-tables").start();
        process.getOutputStream().write(script.toString().getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new AssertionError("MariaDB's system tables could not be made: " + Files.readString(log(folder)));
        }
    }

    private static ProcessBuilder program(Path folder, String... options) {
        List<String> command = new ArrayList<>(List.of(
                PROGRAM.toString(),
                "--no-defaults",
                "--user=" + System.getProperty("user.name"),
                "--datadir=" + folder.resolve("data")));
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log(folder).toFile()));
    }

    private static Path log(Path folder) {
        return folder.resolve("log");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private void awaitAnswer() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!answers()) {
            if (!process.isAlive() || System.nanoTime() > end) {
                close();
                throw new AssertionError("MariaDB does not answer: " + Files.readString(log(folder)));
            }
            Thread.sleep(100);
        }
    }

    private boolean answers() {
        try {
            DriverManager.getConnection(url()).close();
            return true;
        } catch (SQLException e) {
            return false;
        }
    }

    /** With its account, for the driver of MySQL. */
    public String url() {
        return "jdbc:mysql://bench:" + PASSWORD + "@127.0.0.1:" + port + "/";
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }
}
