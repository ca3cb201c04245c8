package io.benchbook.server.install;

import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.io.IOException;
import java.util.Optional;

/** Where sandboxes get their mysqld from. */
public interface Origin {
    /** The name of a sandbox that has no other. */
    String name();

    ServerVersion version();

    Server.Kind kind();

    boolean isInstalled();

    /** Of what it was installed from, or of its mysqld; empty where that cannot be read. */
    Optional<String> checksum();

    /** The unpacked server; installed where it is not. */
    Distribution distribution() throws IOException, InterruptedException;

    /** A server of the catalogue. */
    record OfCatalogue(Catalogue.Entry entry, Installer installer) implements Origin {
        @Override
        public String name() {
            return entry.name();
        }

        @Override
        public ServerVersion version() {
            return entry.version();
        }

        @Override
        public Server.Kind kind() {
            return Server.Kind.SANDBOX;
        }

        @Override
        public boolean isInstalled() {
            return installer.isInstalled(entry);
        }

        @Override
        public Optional<String> checksum() {
            return Optional.of(Checksums.named(entry.sha256()));
        }

        @Override
        public Distribution distribution() throws IOException, InterruptedException {
            return installer.install(entry);
        }
    }

    /** A folder that the user named. */
    record OfFolder(String name, Distribution distribution) implements Origin {
        @Override
        public ServerVersion version() {
            return distribution.version();
        }

        @Override
        public Server.Kind kind() {
            return Server.Kind.DISTRIBUTION;
        }

        @Override
        public boolean isInstalled() {
            return true;
        }

        @Override
        public Optional<String> checksum() {
            try {
                return Optional.of("mysqld " + Checksums.named(Checksums.sha256(distribution.mysqld())));
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }
    }
}
