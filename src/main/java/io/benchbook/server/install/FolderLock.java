package io.benchbook.server.install;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps other Benchbooks, and other threads of this one, from making the same thing in the cache at the same time. The
 * kernel lets go of it when its process ends, however that happens.
 */
public final class FolderLock {
    private static final int POLL_MILLIS = 50;

    private FolderLock() {}

    /** Waits until nobody else holds the lock of this name below {@code cache}, and holds it during {@code step}. */
    public static void during(Path cache, String name, Step step) throws IOException, InterruptedException {
        Path file = Files.createDirectories(cache.resolve("locks")).resolve(name + ".lock");
        // Not closed while it waits: closing any channel of a file ends all locks that this process has on it.
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        while (!locked(channel)) {
            Thread.sleep(POLL_MILLIS);
        }
        try {
            step.run();
        } finally {
            channel.close();
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** What is done under the lock. */
    @FunctionalInterface
    public interface Step {
        void run() throws IOException, InterruptedException;
    }
}
