package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.install.Distribution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A running mysqld. It runs on compiled defaults, reads no option file, and gets exactly these options before the user's:
 *
 * <ul>
 *   <li>{@code basedir}, {@code datadir}, {@code tmpdir}, {@code socket}, {@code pid-file}, {@code log-error}: its folders
 *   <li>{@code bind-address=127.0.0.1} and {@code port}: loopback only
 *   <li>{@code max_connections=1200}: room for 1,000 clients and some; costs memory per connection used, not per one allowed
 *   <li>{@code mysqlx=OFF} from 8.0.11 on: no second port
 *   <li>{@code server-id=1} before 8.0 where the options turn the binary log on, which demands one
 *   <li>{@code user=root} where Benchbook runs as root, which mysqld refuses otherwise
 *   <li>{@code init-file} at a sandbox's first start: sets the password before anyone can connect
 * </ul>
 *
 * <p>It is started in a session of its own: Ctrl-C in a terminal goes to all of a session's foreground processes, and is
 * meant for Benchbook.
 */
final class Mysqld {
    private static final int MAX_CONNECTIONS = 1_200;
    private static final Path SETSID = Path.of("/usr/bin/setsid");

    private final Process process;

    private Mysqld(Process process) {
        this.process = process;
    }

    /** Starts mysqld without waiting until it accepts connections. */
    static Mysqld launch(
            Distribution distribution,
            Map<String, String> environment,
            SandboxFolder folder,
            int port,
            boolean first,
            StartOptions options)
            throws IOException {
        List<String> command = ownSession();
        command.addAll(command(distribution, folder, port, first, options));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.path().toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.log().toFile()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        return new Mysqld(process);
    }

    /** Without {@code setsid}, a shell that ignores the keyboard's signals and becomes mysqld has nearly the same effect. */
    private static List<String> ownSession() {
        return new ArrayList<>(
                Files.isExecutable(SETSID)
                        ? List.of(SETSID.toString())
                        : List.of("/bin/sh", "-c", "trap '' INT QUIT TSTP; exec \"$0\" \"$@\""));
    }

    static List<String> command(
            Distribution distribution, SandboxFolder folder, int port, boolean first, StartOptions options) {
        List<String> command = new ArrayList<>(commonOptions(distribution, folder.data()));
        command.add("--tmpdir=" + folder.temporary());
        command.add("--socket=" + folder.socket());
        command.add("--pid-file=" + folder.pidFile());
        command.add("--log-error=" + folder.log());
        command.add("--bind-address=" + Ports.HOST);
        command.add("--port=" + port);
        command.add("--max_connections=" + MAX_CONNECTIONS);
        if (distribution.version().atLeast(8, 0, 11)) {
            command.add("--mysqlx=OFF");
        }
        if (!distribution.version().atLeast(8, 0, 0) && options.has("log-bin")) {
            command.add("--server-id=1");
        }
        if (first) {
            command.add("--init-file=" + folder.initFile());
        }
        command.addAll(options.commandLine());
        return command;
    }

    /** What every call of mysqld gets. */
    static List<String> commonOptions(Distribution distribution, Path data) {
        List<String> command = new ArrayList<>(List.of(
                distribution.mysqld().toString(),
                "--no-defaults",
                "--basedir=" + distribution.home(),
                "--datadir=" + data));
        if ("root".equals(System.getProperty("user.name"))) {
            command.add("--user=root");
        }
        return command;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    long pid() {
        return process.pid();
    }

    /**
     * Asks it to shut down and waits; ends it by force where that takes longer than {@code seconds}.
     *
     * @return whether it ended in an orderly way
     */
    boolean stop(int seconds) {
        process.destroy();
        try {
            if (process.waitFor(seconds, TimeUnit.SECONDS)) {
                return true;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
        return false;
    }

    /** Ends it at once, as {@code kill -9} does, and waits until it is gone. */
    void kill() {
        process.destroyForcibly();
        boolean interrupted = Thread.interrupted();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                throw new BenchbookException("stop: mysqld with process number " + pid() + " does not end.")
                        .next("Its file system may hang.");
            }
        } catch (InterruptedException e) {
            interrupted = true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
