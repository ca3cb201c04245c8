package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The processors that a process may run on, all of its threads: sched_setaffinity(2), by the program {@code taskset} of
 * util-linux. Threads that are begun later inherit it. Closing it gives the process back what it had.
 */
public final class Affinity implements AutoCloseable {
    private static final Path PROC = Path.of("/proc");
    private static final Path ONLINE = Path.of("/sys/devices/system/cpu/online");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private final long pid;
    private final CpuList before;

    private Affinity(long pid, CpuList before) {
        this.pid = pid;
        this.before = before;
    }

    /**
     * Restricts a process.
     *
     * @throws BenchbookException where this machine cannot do it, or has no such process
     */
    public static Affinity of(long pid, CpuList cpus) {
        Affinity affinity = new Affinity(pid, now(pid));
        if (!cpus.isNone()) {
            set(pid, cpus);
        }
        return affinity;
    }

    /** The processors that this machine has. */
    public static CpuList online() {
        try {
            return CpuList.of(Files.readString(ONLINE).strip());
        } catch (IOException notLinux) {
            throw new BenchbookException("cpus: only Linux can pin a process to processors.", notLinux);
        }
    }

    /** What a process may use at this moment, by its main thread. */
    public static CpuList now(long pid) {
        try (var lines = Files.lines(PROC.resolve(pid + "/status"))) {
            return lines.filter(line -> line.startsWith(ALLOWED))
                    .map(line -> CpuList.of(line.substring(ALLOWED.length()).strip()))
                    .findFirst()
                    .orElse(CpuList.NONE);
        } catch (IOException gone) {
            throw new BenchbookException("cpus: there is no process " + pid + " on this machine.", gone);
        }
    }

    /** A process that has ended needs nothing back. */
    @Override
    public void close() {
        if (Files.exists(PROC.resolve(Long.toString(pid))) && !now(pid).equals(before)) {
            set(pid, before);
        }
    }

    private static void set(long pid, CpuList cpus) {
        boolean interrupted = Thread.interrupted();
        try {
            Process process = new ProcessBuilder(List.of("taskset", "-acp", cpus.toString(), Long.toString(pid)))
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0 && Files.exists(PROC.resolve(Long.toString(pid)))) {
                throw refused(
                        pid, cpus, output.lines().reduce((first, last) -> last).orElse("no reason given"));
            }
        } catch (IOException missing) {
            throw new BenchbookException("cpus: there is no taskset here, a program of util-linux.", missing);
        } catch (InterruptedException stopped) {
            interrupted = true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static BenchbookException refused(long pid, CpuList cpus, String reason) {
        return new BenchbookException("cpus: process " + pid + " cannot be pinned to " + cpus + ": " + reason + ".");
    }
}
