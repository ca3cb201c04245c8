package io.benchbook.experiment;

import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Finds the process of a server. One that was already running is recognised by its pid file only if it says the same host
 * name and has been up for as long as the process, since an address of this machine may lead elsewhere through a tunnel.
 */
public final class ServerProcess {
    private static final Duration LEEWAY = Duration.ofSeconds(30);

    private ServerProcess() {}

    /** Its process number, empty where it is not on this machine or cannot be told. */
    public static OptionalLong of(Server server) {
        if (server instanceof Sandbox sandbox) {
            return sandbox.pid();
        }
        try {
            return isHere(server) ? byPidFile(server) : OptionalLong.empty();
        } catch (IOException | RuntimeException untold) {
            return OptionalLong.empty();
        }
    }

    private static boolean isHere(Server server) throws IOException {
        return InetAddress.getByName(server.endpoint().host()).isLoopbackAddress()
                && InetAddress.getLocalHost()
                        .getHostName()
                        .equals(server.variables().get("hostname"));
    }

    private static OptionalLong byPidFile(Server server) throws IOException {
        Map<String, String> variables = server.variables();
        Path file = Path.of(variables.get("datadir")).resolve(variables.get("pid_file"));
        long pid = Long.parseLong(Files.readString(file).trim());
        String name =
                Files.readString(Path.of("/proc", Long.toString(pid), "comm")).trim();
        boolean same = name.equals("mysqld") || name.equals("mariadbd");
        return same && startedTogether(pid, server.status().get("Uptime"))
                ? OptionalLong.of(pid)
                : OptionalLong.empty();
    }

    private static boolean startedTogether(long pid, String uptime) {
        Instant server = Instant.now().minusSeconds(Long.parseLong(uptime));
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().startInstant())
                .filter(start -> Duration.between(start, server).abs().compareTo(LEEWAY) < 0)
                .isPresent();
    }
}
