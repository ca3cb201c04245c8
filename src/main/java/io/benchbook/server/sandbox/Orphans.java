package io.benchbook.server.sandbox;

import io.benchbook.server.FileTrees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sandboxes whose Benchbook is gone, for instance by {@code kill -9}. A mysqld is one of them if it runs the executable
 * that the folder's record names, on the data directory of that folder: neither a process number that was given anew nor
 * a server of the same name is ever mistaken for it. Folders of Benchbooks that live are left alone.
 */
public final class Orphans {
    private static final Path PROC = Path.of("/proc");
    private static final int PATIENCE_MILLIS = 5_000;

    private final Path sandboxes;

    public Orphans(Path sandboxes) {
        this.sandboxes = sandboxes;
    }

    /**
     * Ends and deletes them.
     *
     * @return their folders' names
     */
    List<String> reap() throws IOException {
        List<String> reaped = new ArrayList<>();
        for (Path folder : folders()) {
            Optional<SandboxOwner> owner = SandboxOwner.read(folder.resolve("owner.properties"));
            if (owner.isPresent() && !owner.get().owner().isAlive()) {
                end(folder, owner.get());
                reaped.add(folder.getFileName().toString());
            }
        }
        return reaped;
    }

    /** The names of their folders; nothing is ended. */
    public List<String> find() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path folder : folders()) {
            Optional<SandboxOwner> owner = SandboxOwner.read(folder.resolve("owner.properties"));
            if (owner.isPresent() && !owner.get().owner().isAlive()) {
                found.add(folder.getFileName().toString());
            }
        }
        return found;
    }

    private List<Path> folders() throws IOException {
        if (!Files.isDirectory(sandboxes)) {
            return List.of();
        }
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(sandboxes)) {
            List<Path> folders = new ArrayList<>();
            stream.forEach(folders::add);
            return folders;
        }
    }

    private static void end(Path folder, SandboxOwner owner) throws IOException {
        for (ProcessHandle mysqld : processes(folder, owner)) {
            mysqld.destroyForcibly();
            await(mysqld);
        }
        FileTrees.delete(folder);
        if (owner.socketFolder().isAbsolute()) {
            FileTrees.delete(owner.socketFolder());
        }
    }

    /** Processes that run this sandbox. */
    static List<ProcessHandle> processes(Path folder, SandboxOwner owner) {
        String data = "--datadir=" + folder.resolve("data");
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.filter(process -> runs(process.pid(), owner.mysqld())
                            && arguments(process.pid()).contains(data))
                    .toList();
        }
    }

    private static boolean runs(long pid, Path executable) {
        try {
            return Files.readSymbolicLink(PROC.resolve(pid + "/exe")).equals(executable.toRealPath());
        } catch (IOException e) {
            return false;
        }
    }

    private static List<String> arguments(long pid) {
        try {
            String line = Files.readString(PROC.resolve(pid + "/cmdline"), StandardCharsets.ISO_8859_1);
            return Arrays.asList(line.split("\0"));
        } catch (IOException e) {
            return List.of();
        }
    }

    private static void await(ProcessHandle process) {
        try {
            for (int waited = 0; process.isAlive() && waited < PATIENCE_MILLIS; waited += 10) {
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
