package io.benchbook.server.sandbox;

import io.benchbook.server.FileTrees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;

/**
 * The folder of one sandbox: its data, its error log, who owns it. The Unix socket is in it too, unless its path would be
 * longer than a socket's may be; then it is in a short folder of its own.
 *
 * @param path the folder
 * @param socketFolder where the socket is
 */
record SandboxFolder(Path path, Path socketFolder) {
    /** {@code sun_path} of Linux has 108 bytes, of which one ends the text. */
    static final int LONGEST_SOCKET = 107;

    private static final String SOCKET = "mysql.sock";

    static SandboxFolder at(Path path) throws IOException {
        FileTrees.create(path.getParent());
        Files.createDirectory(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        return new SandboxFolder(path, socketFolder(path));
    }

    private static Path socketFolder(Path path) throws IOException {
        // mysqld 8.0 makes a lock file beside the socket, and its X plugin would make another: room for their suffixes
        String longest = path.resolve(SOCKET + ".lock").toString();
        if (longest.getBytes(StandardCharsets.UTF_8).length <= LONGEST_SOCKET) {
            return path;
        }
        String runtime = System.getenv("XDG_RUNTIME_DIR");
        Path base = Path.of(runtime == null || runtime.isBlank() ? System.getProperty("java.io.tmpdir") : runtime);
        return Files.createTempDirectory(base, "benchbook-");
    }

    Path data() {
        return path.resolve("data");
    }

    Path temporary() {
        return path.resolve("tmp");
    }

    Path log() {
        return path.resolve("error.log");
    }

    /** The error log of the incarnation before this one. */
    Path earlierLog() {
        return path.resolve("error.log.1");
    }

    Path pidFile() {
        return path.resolve("mysqld.pid");
    }

    Path initFile() {
        return path.resolve("init.sql");
    }

    Snapshots snapshots() {
        return new Snapshots(path.resolve("snapshots"));
    }

    Path owner() {
        return path.resolve("owner.properties");
    }

    Path socket() {
        return socketFolder.resolve(SOCKET);
    }

    void delete() throws IOException {
        FileTrees.delete(path);
        FileTrees.delete(socketFolder);
    }

    static String randomName() {
        return Long.toString(new SecureRandom().nextLong() >>> 1, Character.MAX_RADIX);
    }
}
