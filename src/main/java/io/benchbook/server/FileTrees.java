package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;

/** Whole folders: copied, deleted. */
public final class FileTrees {
    private FileTrees() {}

    /**
     * Copies a folder to a new one, with owners and modes. Shares blocks where the file system can (Btrfs, XFS); where
     * there is no such {@code cp}, copies file by file.
     */
    public static void copy(Path source, Path target) throws IOException, InterruptedException {
        Output cp = Output.of(List.of("cp", "-a", "--reflink=auto", source.toString(), target.toString()));
        if (cp.status() != 0) {
            delete(target);
            copyFiles(source, target);
        }
    }

    static void copyFiles(Path source, Path target) throws IOException {
        Files.walkFileTree(source, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Files.copy(folder, at(folder), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, at(file), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }

            private Path at(Path path) {
                return target.resolve(source.relativize(path));
            }
        });
    }

    /** Deletes a folder and all in it; nothing happens where there is none. Files that vanish meanwhile do no harm. */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException failure) throws IOException {
                Files.deleteIfExists(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Makes a folder and those above it. */
    public static Path create(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BenchbookException("cannot make the folder " + folder + " (" + reason(e) + ").", e)
                    .next("Set XDG_CACHE_HOME to a folder that can be written.");
        }
    }

    /** What an exception of the file system says, in words: its message is often only the path. */
    public static String reason(IOException e) {
        return switch (e.getClass().getSimpleName()) {
            case "AccessDeniedException" -> "permission denied";
            case "FileAlreadyExistsException" -> "there is a file of that name";
            case "NoSuchFileException" -> "no such file";
            case "FileSystemException" -> ((FileSystemException) e).getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
