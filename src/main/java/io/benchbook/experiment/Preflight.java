package io.benchbook.experiment;

import com.sun.management.UnixOperatingSystemMXBean;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** Finds out before a run what would end it: a line for each, with what to do. */
final class Preflight {
    /** Besides the clients: the one that reads counters and the one that kills what does not end. */
    private static final int OWN_CONNECTIONS = 2;
    /** What a JVM needs beside sockets. */
    private static final int OWN_FILES = 100;
    /** Of sysbench's tables with their index, rounded up: 100,000 rows are about 22.5 MB. */
    private static final long BYTES_PER_ROW = 250;

    private static final long LOOK_AGAIN_NANOS = 200_000_000;

    private final RunSpec spec;
    private final Map<String, String> variables;
    private final Map<String, String> status;
    private final List<String> faults = new ArrayList<>();

    Preflight(RunSpec spec, Map<String, String> variables, Map<String, String> status) {
        this.spec = spec;
        this.variables = variables;
        this.status = status;
    }

    /**
     * Looks again for as long as the server holds less each time: connections that an earlier run closed take it a moment.
     *
     * @throws BenchbookException with all that would go wrong, a line each
     */
    static void check(RunSpec spec) {
        if (spec.unchecked()) {
            return;
        }
        Server server = spec.server();
        Map<String, String> variables = server.variables();
        long held = Long.MAX_VALUE;
        while (true) {
            Map<String, String> status = server.status();
            List<String> faults = new Preflight(spec, variables, status).faults();
            if (faults.isEmpty()) {
                return;
            }
            if (held(status) >= held) {
                throw new BenchbookException(String.join("\n", faults));
            }
            held = held(status);
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
    }

    private static long held(Map<String, String> status) {
        return number(status, "Prepared_stmt_count", 0) + number(status, "Threads_connected", 0);
    }

    List<String> faults() {
        version();
        preparedStatements();
        connections();
        serverFiles();
        clientFiles();
        disk();
        return faults;
    }

    private void version() {
        ServerVersion version = spec.server().version();
        spec.workload()
                .since()
                .filter(since -> version.compareTo(since) < 0)
                .ifPresent(since -> fault(
                        "workload: %s needs MySQL %s or newer, %s is %s.",
                        spec.workload().name(), since, spec.server().name(), version.product()));
    }

    private void preparedStatements() {
        long each = spec.workload().statements().stream()
                .filter(sql -> sql.preparable())
                .count();
        long most = number(variables, "max_prepared_stmt_count", Long.MAX_VALUE);
        long there = number(status, "Prepared_stmt_count", 0);
        long needed = each * spec.connections();
        if (spec.prepared() && needed + there > most) {
            fault(
                    "prepared: %,d statements x %,d threads are %,d, max_prepared_stmt_count is %,d%s: error 1461 would"
                            + " follow. At most %,d threads, or text(), or set(\"max_prepared_stmt_count\", %d).",
                    each,
                    spec.threads(),
                    needed,
                    most,
                    there == 0 ? "" : String.format(Locale.ROOT, " and %,d are in use", there),
                    Math.max(0, most - there) / each,
                    needed + there);
        }
    }

    private void connections() {
        long most = number(variables, "max_connections", Long.MAX_VALUE);
        long others = Math.max(0, number(status, "Threads_connected", 1) - 1);
        long needed = spec.connections() + others + OWN_CONNECTIONS;
        if (needed > most) {
            fault(
                    "threads: %,d threads and %,d others need %,d connections, max_connections is %,d. At most %,d"
                            + " threads, or set(\"max_connections\", %d).",
                    spec.threads(),
                    others + OWN_CONNECTIONS,
                    needed,
                    most,
                    Math.max(0, most - others - OWN_CONNECTIONS),
                    needed);
        }
    }

    private void serverFiles() {
        long most = number(variables, "open_files_limit", 0);
        long needed = spec.threads() + spec.workload().data().tables().size() + OWN_FILES;
        if (most > 0 && needed > most) {
            fault(
                    "threads: %,d threads need about %,d open files at the server, open_files_limit is %,d."
                            + " Restart it with restart(\"open_files_limit=%d\").",
                    spec.threads(), needed, most, needed);
        }
    }

    private void clientFiles() {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            long free = system.getMaxFileDescriptorCount() - system.getOpenFileDescriptorCount();
            if (spec.threads() + OWN_FILES > free) {
                fault(
                        "threads: %,d threads need as many open files, this process may open %,d more. Type"
                                + " ulimit -n %d before Benchbook is started.",
                        spec.threads(), free, spec.threads() + OWN_FILES + system.getOpenFileDescriptorCount());
            }
        }
    }

    /** Only for sandboxes that run, whose disk is this machine's; tables that are there already are counted as well. */
    private void disk() {
        if (spec.server() instanceof Sandbox sandbox && sandbox.dataDirectory().isPresent()) {
            long free = sandbox.dataDirectory().get().toFile().getUsableSpace();
            long needed = spec.workload().dataFor(spec.threads()).rows() * BYTES_PER_ROW;
            if (needed > free) {
                fault(
                        "workload: its data needs about %,d MiB, %s has %,d MiB left. Take fewer tables or rows, or"
                                + " another XDG_CACHE_HOME.",
                        needed >> 20, sandbox.dataDirectory().get(), free >> 20);
            }
        }
    }

    private void fault(String pattern, Object... values) {
        faults.add(String.format(Locale.ROOT, pattern, values));
    }

    private static long number(Map<String, String> values, String name, long otherwise) {
        String value = values.get(name);
        return value == null || !value.matches("\\d{1,18}") ? otherwise : Long.parseLong(value);
    }
}
