package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Unpacked servers that the user names by their folder. */
public final class Distributions {
    private static final List<String> PLACES = List.of("bin/mysqld", "sbin/mysqld", "libexec/mysqld", "mysqld");
    private static final Pattern VERSION = Pattern.compile("Ver (\\S+)");

    private Distributions() {}

    /** The server in {@code folder}, whose mysqld says its version. */
    public static Distribution at(Path folder, NativeLibraries libraries) throws IOException, InterruptedException {
        Path home = folder.toAbsolutePath().normalize();
        Path mysqld = PLACES.stream()
                .map(home::resolve)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> none(home));
        Distribution unknown = new Distribution(
                home.getFileName().toString(),
                new ServerVersion(0, 0, 0, false),
                home,
                mysqld,
                Server.Kind.DISTRIBUTION);
        libraries.provide(unknown);
        String says = libraries.version(unknown).text();
        Matcher matcher = VERSION.matcher(says);
        if (!matcher.find()) {
            throw new BenchbookException("server: " + mysqld + " --version does not say its version, but: "
                    + says.strip().lines().findFirst().orElse("nothing") + ".");
        }
        return new Distribution(
                unknown.name(), ServerVersion.parse(matcher.group(1)), home, mysqld, Server.Kind.DISTRIBUTION);
    }

    private static BenchbookException none(Path home) {
        return new BenchbookException("server: there is no bin/mysqld in " + home + ".")
                .next("It takes the folder of an unpacked distribution, or a name of the catalogue: "
                        + String.join(", ", Catalogue.names()) + ".");
    }
}
