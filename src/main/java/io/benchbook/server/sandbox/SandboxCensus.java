package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The sandboxes of all Benchbooks that share a cache folder. */
public final class SandboxCensus {
    private static final int SHUTDOWN_SECONDS = 60;

    private SandboxCensus() {}

    /**
     * A sandbox.
     *
     * @param server its name
     * @param folder its data and log
     * @param pid of its mysqld, 0 where none runs
     * @param ownerPid of the Benchbook that made it
     * @param orphan whether that one is gone
     */
    public record Entry(String server, Path folder, long pid, long ownerPid, boolean orphan) {}

    /** All that are there. */
    public static List<Entry> of(Path cache) {
        Path sandboxes = cache.resolve("sandboxes");
        if (!Files.isDirectory(sandboxes)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(sandboxes)) {
            List<Entry> entries = new ArrayList<>();
            folders.sorted().forEach(folder -> entry(folder).ifPresent(entries::add));
            return entries;
        } catch (IOException e) {
            throw new BenchbookException("servers: " + sandboxes + " cannot be read.", e);
        }
    }

    private static Optional<Entry> entry(Path folder) {
        return SandboxOwner.read(folder.resolve("owner.properties")).map(owner -> {
            long pid = Orphans.processes(folder, owner).stream()
                    .findFirst()
                    .map(ProcessHandle::pid)
                    .orElse(0L);
            ProcessIdentity benchbook = owner.owner();
            return new Entry(owner.server(), folder, pid, benchbook.pid(), !benchbook.isAlive());
        });
    }

    /**
     * Asks every mysqld among them to shut down, also those of Benchbooks that run, and waits for a minute at most.
     *
     * @return those that ended
     */
    public static List<Entry> stop(Path cache) {
        List<Entry> running =
                of(cache).stream().filter(entry -> entry.pid() > 0).toList();
        List<ProcessHandle> processes = running.stream()
                .flatMap(entry -> ProcessHandle.of(entry.pid()).stream())
                .toList();
        processes.forEach(ProcessHandle::destroy);
        CompletableFuture<?>[] ends =
                processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(ends)
                .completeOnTimeout(null, SHUTDOWN_SECONDS, TimeUnit.SECONDS)
                .join();
        return running.stream()
                .filter(entry -> ProcessHandle.of(entry.pid())
                        .filter(ProcessHandle::isAlive)
                        .isEmpty())
                .toList();
    }
}
