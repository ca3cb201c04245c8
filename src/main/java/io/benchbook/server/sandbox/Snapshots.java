package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.FileTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Copies of a data directory whose server does not run, shared with it block by block where the file system can. What is
 * in its place is always whole: a copy that is cut short stays beside it and is deleted by the next one.
 *
 * @param folder where they are kept
 */
record Snapshots(Path folder) {
    boolean has(String name) {
        return Files.isDirectory(place(name));
    }

    /** Keeps a copy of {@code data}, in place of an earlier one of that name. */
    void keep(String name, Path data) throws IOException, InterruptedException {
        replace(data, place(name));
    }

    /** Makes {@code data} what it was. */
    void bringBack(String name, Path data) throws IOException, InterruptedException {
        if (!has(name)) {
            throw new BenchbookException("restore: there is no snapshot \"" + name + "\" of this server.")
                    .next("Make one with snapshot(\"" + name + "\").");
        }
        replace(place(name), data);
    }

    private Path place(String name) {
        if (name == null || !name.matches("[\\w-][\\w.-]{0,79}")) {
            throw new BenchbookException(
                    "snapshot: needs a name of letters, digits, -, _ and ., at most 80, got \"" + name + "\".");
        }
        return folder.resolve(name);
    }

    private static void replace(Path source, Path target) throws IOException, InterruptedException {
        Path part = target.resolveSibling(target.getFileName() + ".part");
        Files.createDirectories(part.getParent());
        FileTrees.delete(part);
        FileTrees.copy(source, part);
        FileTrees.delete(target);
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    }
}
