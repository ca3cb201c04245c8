package io.benchbook.server.checks;

import io.benchbook.server.machine.Machine;
import io.benchbook.server.machine.MachineReader;
import io.benchbook.server.machine.SystemFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Checks of the operating system: what limits servers with many connections, and what makes figures noisy. */
public final class SystemChecks {
    /**
     * What mysqld 8.0 asks for with 1,200 connections and its default table cache: 10 + connections + 2 x
     * table_open_cache (refman server-system-variables, open_files_limit). With less it shrinks the cache, with less than
     * a file per connection and some it refuses clients.
     */
    private static final long FILES_WANTED = 9_210;

    private static final long FILES_NEEDED = 2_500;

    /** A thread per connection in the server, one per client in Benchbook, and some. */
    private static final long THREADS_WANTED = 3_000;

    /** Requests that one mysqld reserves with its default I/O threads: seen in /proc/sys/fs/aio-nr. */
    private static final long AIO_PER_SERVER = 2_700;

    private static final long MEMORY_WANTED = 2L << 30;
    private static final double STEAL_NOTED = 2;
    private static final int SAMPLE_MS = 400;

    private final SystemFiles files;

    /** @param root {@code /}, or a folder that stands for it */
    SystemChecks(Path root) {
        this.files = new SystemFiles(root);
    }

    /** All checks on this machine; takes about half a second. */
    public static List<Finding> all() {
        SystemChecks checks = new SystemChecks(Path.of("/"));
        return List.of(
                checks.platform(System.getProperty("os.name"), System.getProperty("os.arch")),
                checks.libc(),
                checks.memory(),
                checks.openFiles(),
                checks.threads(),
                checks.asynchronousIo(),
                checks.governor(),
                checks.load(),
                checks.steal());
    }

    Finding platform(String os, String architecture) {
        String found = os + " on " + architecture;
        return os.equals("Linux") && architecture.equals("amd64")
                ? Finding.ok("platform", found)
                : Finding.error(
                        "platform",
                        found,
                        "the servers of the catalogue are for Linux on x86-64; name one that runs: server(\"jdbc:...\")");
    }

    Finding libc() {
        if (files.exists("lib64/ld-linux-x86-64.so.2")) {
            return Finding.ok("libc", "glibc");
        }
        return Finding.error(
                "libc",
                files.exists("lib/ld-musl-x86_64.so.1") ? "musl" : "no glibc found",
                "the servers of the catalogue need glibc: use a Debian, Ubuntu, Fedora or the like");
    }

    Finding memory() {
        long available = files.find("proc/meminfo", "(?m)^MemAvailable:\\s*(\\d+) kB")
                .map(kilobytes -> Long.parseLong(kilobytes) * 1024)
                .orElse(-1L);
        String found = available < 0 ? MachineReader.UNKNOWN : Machine.gib(available) + " available";
        return Finding.either(
                available >= MEMORY_WANTED,
                "memory",
                found,
                "two servers and their page cache want 2 GiB: end other programs, or use smaller tables");
    }

    Finding openFiles() {
        long limit = limit("Max open files");
        String found = "limit " + count(limit);
        String fix = "ulimit -n 16384, or nofile in /etc/security/limits.conf";
        return limit < FILES_NEEDED
                ? Finding.error("open files", found, "1,200 connections need more: " + fix)
                : Finding.either(
                        limit >= FILES_WANTED, "open files", found, "servers shrink their table cache: " + fix);
    }

    Finding threads() {
        long limit = Math.min(limit("Max processes"), group());
        return Finding.either(
                limit >= THREADS_WANTED,
                "threads",
                "limit " + count(limit),
                "1,000 clients need 3,000: ulimit -u 8192, or raise pids.max of the control group");
    }

    private long group() {
        return files.find("sys/fs/cgroup/pids.max", "^(\\d+)$")
                .or(() -> files.find("sys/fs/cgroup/pids/pids.max", "^(\\d+)$"))
                .map(Long::parseLong)
                .orElse(Long.MAX_VALUE);
    }

    Finding asynchronousIo() {
        Optional<Long> most = files.line("proc/sys/fs/aio-max-nr").map(Long::valueOf);
        Optional<Long> used = files.line("proc/sys/fs/aio-nr").map(Long::valueOf);
        if (most.isEmpty() || used.isEmpty()) {
            return Finding.warning(
                    "asynchronous I/O", MachineReader.UNKNOWN, "start servers with innodb_use_native_aio=0");
        }
        long servers = (most.get() - used.get()) / AIO_PER_SERVER;
        return Finding.either(
                servers >= 2,
                "asynchronous I/O",
                count(used.get()) + " of " + count(most.get()) + " requests reserved, room for " + servers + " servers",
                "end servers, or as root: sysctl fs.aio-max-nr=1048576");
    }

    Finding governor() {
        String governor = files.line("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
                .orElse(MachineReader.UNKNOWN);
        return Finding.either(
                !governor.equals("powersave"),
                "CPU governor",
                governor,
                "the clock follows the load, so figures at few threads are low: cpupower frequency-set -g performance");
    }

    Finding load() {
        String load = files.find("proc/loadavg", "^(\\S+)").orElse("0");
        int cores = Runtime.getRuntime().availableProcessors();
        return Finding.either(
                Double.parseDouble(load) < cores * 0.5,
                "load",
                load + " on " + cores + " cores over the last minute",
                "something else is running here: figures measured now are too low and noisy");
    }

    Finding steal() {
        long[] before = ticks();
        pause();
        long[] after = ticks();
        double total = after[0] - before[0];
        double share = total <= 0 ? 0 : 100 * (after[1] - before[1]) / total;
        return Finding.either(
                share < STEAL_NOTED,
                "CPU steal",
                String.format(Locale.ROOT, "%.1f %%", share),
                "other virtual machines take this one's processor: measure at another time or place");
    }

    /** All clock ticks, and those stolen: field 8 of the line {@code cpu} in proc_stat(5). */
    private long[] ticks() {
        String[] fields = files.line("proc/stat").orElse("cpu").split("\\s+");
        long total = 0;
        for (int i = 1; i < Math.min(fields.length, 9); i++) {
            total += Long.parseLong(fields[i]);
        }
        return new long[] {total, fields.length > 8 ? Long.parseLong(fields[8]) : 0};
    }

    private static void pause() {
        try {
            Thread.sleep(SAMPLE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long limit(String name) {
        return files.find("proc/self/limits", "(?m)^" + name + "\\s+(\\d+)")
                .map(Long::parseLong)
                .orElse(Long.MAX_VALUE);
    }

    private static String count(long number) {
        return number == Long.MAX_VALUE ? "none" : String.format(Locale.ROOT, "%,d", number);
    }
}
