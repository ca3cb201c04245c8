package io.benchbook.server.install;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** Unpacks archives. */
final class Archives {
    private static final int EXECUTABLE = 0111;

    private Archives() {}

    /**
     * Unpacks a {@code .tar.gz}.
     *
     * @param place where an entry goes below {@code folder}, empty to leave it out
     * @throws IOException also where an entry would land outside of {@code folder}
     */
    static void untarGz(InputStream archive, Path folder, Function<String, Optional<String>> place) throws IOException {
        try (InputStream gz = new GzipCompressorInputStream(new BufferedInputStream(archive, 1 << 16))) {
            untar(gz, folder, place);
        }
    }

    static void untar(InputStream archive, Path folder, Function<String, Optional<String>> place) throws IOException {
        TarArchiveInputStream tar = new TarArchiveInputStream(archive);
        for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
            Optional<String> name = place.apply(entry.getName());
            if (name.isPresent() && !entry.isDirectory()) {
                write(tar, entry, folder, inside(folder, name.get()));
            }
        }
    }

    private static void write(InputStream content, TarArchiveEntry entry, Path folder, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(file, link(folder, file, entry.getLinkName()));
        } else if (entry.isFile()) {
            Files.copy(content, file);
            Files.setPosixFilePermissions(
                    file,
                    PosixFilePermissions.fromString((entry.getMode() & EXECUTABLE) == 0 ? "rw-r--r--" : "rwxr-xr-x"));
        }
    }

    /** The path of an entry, which must not climb out of the folder. */
    static Path inside(Path folder, String name) throws IOException {
        Path path = folder.resolve(name).normalize();
        if (!path.startsWith(folder)) {
            throw new IOException("the archive has a path outside of its folder: " + name);
        }
        return path;
    }

    private static Path link(Path folder, Path file, String target) throws IOException {
        if (!file.resolveSibling(target).normalize().startsWith(folder)) {
            throw new IOException("the archive has a link to outside of its folder: " + target);
        }
        return Path.of(target);
    }
}
