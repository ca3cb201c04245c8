package io.benchbook.server.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What tells a process from every other one, also from a later one with the same number.
 *
 * @param pid its number
 * @param started its start, in clock ticks since the machine's start: field 22 of {@code /proc/pid/stat}
 * @param boot the machine's start: {@code /proc/sys/kernel/random/boot_id}
 * @param space where its number counts: the link {@code /proc/self/ns/pid}, which differs between containers
 */
record ProcessIdentity(long pid, String started, String boot, String space) {
    private static final Path PROC = Path.of("/proc");
    private static final int STARTED = 22;

    /** This JVM. */
    static ProcessIdentity self() {
        long pid = ProcessHandle.current().pid();
        return new ProcessIdentity(pid, started(pid).orElse(""), thisBoot(), thisSpace());
    }

    /**
     * Whether the process is there. One of another container counts as there: its number says nothing here.
     */
    boolean isAlive() {
        if (!boot.equals(thisBoot())) {
            return false;
        }
        return !space.equals(thisSpace())
                || started(pid).filter(started::equals).isPresent();
    }

    static Optional<String> started(long pid) {
        try {
            String stat = Files.readString(PROC.resolve(pid + "/stat"));
            // the second field is a name in parentheses that may hold anything
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            boolean gone = fields[0].equals("Z") || fields[0].equals("X");
            return gone ? Optional.empty() : Optional.of(fields[STARTED - 3]);
        } catch (IOException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private static String thisBoot() {
        return read(PROC.resolve("sys/kernel/random/boot_id"));
    }

    private static String thisSpace() {
        try {
            return Files.readSymbolicLink(PROC.resolve("self/ns/pid")).toString();
        } catch (IOException e) {
            return "";
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            return "";
        }
    }
}
