package io.benchbook.server.machine;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * This machine's page cache, dropped as in the kernel's Documentation/admin-guide/sysctl/vm.rst: {@code sync}, then 3
 * into drop_caches. The file can only be written, by root.
 */
public final class PageCache {
    private static final Path FILE = Path.of("/proc/sys/vm/drop_caches");
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private PageCache() {}

    /**
     * Drops it, as root or with {@code sudo -n}.
     *
     * @throws BenchbookException of one line where neither is allowed here
     */
    public static void drop() {
        if (!Files.exists(FILE)) {
            throw new BenchbookException("dropCaches: this machine has no " + FILE + ", which only Linux has.");
        }
        ShellCommand.run("dropCaches", "sync", LIMIT);
        try {
            Files.writeString(FILE, "3\n", StandardOpenOption.WRITE);
        } catch (IOException e) {
            dropAsRoot(e);
        }
    }

    /** Whether it could be dropped, without doing it: the file may be opened for writing, or sudo asks for no password. */
    public static boolean isDroppable() {
        try {
            Files.newByteChannel(FILE, StandardOpenOption.WRITE).close();
            return true;
        } catch (IOException e) {
            return maySudo();
        }
    }

    private static boolean maySudo() {
        try {
            ShellCommand.run("dropCaches", "sudo -n true", Duration.ofSeconds(5));
            return !inContainer();
        } catch (BenchbookException e) {
            return false;
        }
    }

    private static void dropAsRoot(IOException refusal) {
        try {
            ShellCommand.run("dropCaches", "echo 3 | sudo -n tee " + FILE + " >/dev/null", Duration.ofSeconds(10));
        } catch (BenchbookException e) {
            throw refused(refusal).fact("sudo", e.facts().getOrDefault("output", e.getMessage()));
        }
    }

    private static BenchbookException refused(IOException cause) {
        BenchbookException refusal = new BenchbookException(
                "dropCaches: this machine refuses it" + (inContainer() ? ", as containers do." : "."), cause);
        return refusal.next(
                inContainer()
                        ? "Start the container with --privileged, or drop the caches on its host."
                        : "Run Benchbook as root, or allow sudo without a password for: tee " + FILE + ".");
    }

    private static boolean inContainer() {
        return !new MachineReader(Path.of("/")).container().equals("no");
    }
}
