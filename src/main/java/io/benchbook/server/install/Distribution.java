package io.benchbook.server.install;

import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.nio.file.Path;

/**
 * An unpacked server.
 *
 * @param name of the servers made from it
 * @param home its folder, mysqld's {@code basedir}
 * @param mysqld the executable
 * @param kind {@code SANDBOX} for one of the catalogue, {@code DISTRIBUTION} for a folder that the user named
 */
public record Distribution(String name, ServerVersion version, Path home, Path mysqld, Server.Kind kind) {
    /** Where the messages and the bootstrap statements are. */
    public Path share() {
        return home.resolve("share");
    }
}
