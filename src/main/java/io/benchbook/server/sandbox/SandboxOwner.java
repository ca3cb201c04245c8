package io.benchbook.server.sandbox;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * Who a sandbox's folder belongs to, written into it before its mysqld is started.
 *
 * @param owner the Benchbook that made it
 * @param server the server's name, for instance {@code 5.7.22/relaxed}
 * @param mysqld the executable that runs in it
 * @param socketFolder where its socket is
 */
record SandboxOwner(ProcessIdentity owner, String server, Path mysqld, Path socketFolder) {
    void write(Path file) throws IOException {
        Properties properties = new Properties();
        properties.setProperty("pid", Long.toString(owner.pid()));
        properties.setProperty("started", owner.started());
        properties.setProperty("boot", owner.boot());
        properties.setProperty("space", owner.space());
        properties.setProperty("server", server);
        properties.setProperty("mysqld", mysqld.toString());
        properties.setProperty("socketFolder", socketFolder.toString());
        try (Writer writer = Files.newBufferedWriter(file)) {
            properties.store(writer, null);
        }
    }

    /** What is recorded in {@code file}; empty where there is none or it is not whole. */
    static Optional<SandboxOwner> read(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
            ProcessIdentity owner = new ProcessIdentity(
                    Long.parseLong(properties.getProperty("pid", "")),
                    properties.getProperty("started", ""),
                    properties.getProperty("boot", ""),
                    properties.getProperty("space", ""));
            return Optional.of(new SandboxOwner(
                    owner,
                    properties.getProperty("server", ""),
                    Path.of(properties.getProperty("mysqld", "")),
                    Path.of(properties.getProperty("socketFolder", ""))));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
