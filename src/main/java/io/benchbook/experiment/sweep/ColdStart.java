package io.benchbook.experiment.sweep;

import io.benchbook.base.Numbers;
import io.benchbook.experiment.ServerProcess;
import io.benchbook.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Proof that a run began with cold caches: how many pages the buffer pool held, how many it had to read, and, on this
 * machine, how many bytes of them came from the disk rather than from the operating system's cache ({@code read_bytes} of
 * Linux's {@code /proc/PID/io}, see proc(5)).
 */
final class ColdStart {
    private static final String SHUTDOWN = "innodb_fast_shutdown";
    private static final String POOL = "Innodb_buffer_pool_pages_data";
    private static final String READS = "Innodb_buffer_pool_reads";

    private final Server server;
    private final long pages;
    private final long reads;
    private final long diskBytes;

    private ColdStart(Server server) {
        this.server = server;
        Map<String, String> status = server.status();
        this.pages = number(status, POOL);
        this.reads = number(status, READS);
        this.diskBytes = diskBytes(server);
    }

    /** Has the next shutdown finish purge, merge the change buffer and write all dirty pages. */
    static void settle(Server server) {
        server.set(SHUTDOWN, 0);
    }

    /** Reads the counters before a run. */
    static ColdStart before(Server server) {
        return new ColdStart(server);
    }

    /** What the run had to read, in a few words. */
    String note() {
        Map<String, String> status = server.status();
        long read = number(status, READS) - reads;
        String note = "cold: the buffer pool held " + Numbers.count(pages, "page") + " at first, " + Numbers.text(read)
                + " were read in the run";
        long bytes = diskBytes(server) - diskBytes;
        return diskBytes < 0 || bytes < 0
                ? note
                : note + ", " + Numbers.text(bytes / 1048576.0) + " MiB came from the disk";
    }

    private static long number(Map<String, String> status, String name) {
        return Long.parseLong(status.getOrDefault(name, "0"));
    }

    /** -1 where it cannot be told. */
    private static long diskBytes(Server server) {
        OptionalLong pid = ServerProcess.of(server);
        if (pid.isEmpty()) {
            return -1;
        }
        try {
            return Files.readString(Path.of("/proc", Long.toString(pid.getAsLong()), "io"))
                    .lines()
                    .filter(line -> line.startsWith("read_bytes:"))
                    .mapToLong(line ->
                            Long.parseLong(line.substring(line.indexOf(':') + 1).strip()))
                    .findFirst()
                    .orElse(-1);
        } catch (IOException | RuntimeException unreadable) {
            return -1;
        }
    }
}
