package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.server.ErrorLog;
import io.benchbook.server.FileTrees;
import io.benchbook.server.Server;
import io.benchbook.server.install.Distribution;
import io.benchbook.server.install.FolderLock;
import io.benchbook.server.install.NativeLibraries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;

/**
 * One initialised data directory per distribution, kept in the cache and copied for each sandbox: initialising takes
 * seconds, copying a moment. It has the account {@code root} without a password, the files at their default sizes, and
 * nothing else. The redo log is copied whole, not as a sparse file, since writing into holes costs the measured server
 * more than writing into blocks.
 */
final class Templates {
    private final Path cache;
    private final NativeLibraries libraries;
    private final Supplier<Progress> progress;

    Templates(Path cache, NativeLibraries libraries, Supplier<Progress> progress) {
        this.cache = cache;
        this.libraries = libraries;
        this.progress = progress;
    }

    /** Makes a data directory for a new sandbox. */
    void copy(Path template, Path dataDirectory) throws IOException, InterruptedException {
        FileTrees.copy(template, dataDirectory);
        // the server's UUID: made anew, so that no two sandboxes have the same
        Files.deleteIfExists(dataDirectory.resolve("auto.cnf"));
    }

    /** The template of a distribution; made where it is missing. */
    Path template(Distribution distribution) throws IOException, InterruptedException {
        Path place = templates().resolve(id(distribution));
        if (!Files.isDirectory(place)) {
            FileTrees.create(templates());
            FolderLock.during(cache, "template-" + id(distribution), () -> {
                if (!Files.isDirectory(place)) {
                    make(distribution, place);
                }
            });
        }
        return place;
    }

    private Path templates() {
        return cache.resolve("templates");
    }

    /** The name of a distribution of the catalogue is unique; for others, the path and the time of the executable are. */
    private static String id(Distribution distribution) throws IOException {
        if (distribution.kind() == Server.Kind.SANDBOX) {
            return distribution.name();
        }
        String what = distribution.mysqld().toRealPath() + " "
                + Files.getLastModifiedTime(distribution.mysqld()).toMillis();
        return distribution.version() + "-" + HexFormat.of().toHexDigits(what.hashCode());
    }

    private void make(Distribution distribution, Path place) throws IOException, InterruptedException {
        libraries.provide(distribution);
        Path part = place.resolveSibling(place.getFileName() + ".part");
        FileTrees.delete(part);
        Path data = Files.createDirectories(part.resolve("data"));
        try (Progress.Task task =
                progress.get().begin("initialise " + distribution.version().product(), Progress.Unit.STEPS, 0)) {
            task.at(0, "once for this version");
            initialise(distribution, data, part.resolve("error.log"));
            Files.move(data, place, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            FileTrees.delete(part);
        }
    }

    private void initialise(Distribution distribution, Path data, Path log) throws IOException, InterruptedException {
        boolean bootstrap = !distribution.version().atLeast(5, 7, 6);
        List<String> command = new ArrayList<>(Mysqld.commonOptions(distribution, data));
        command.add(bootstrap ? "--bootstrap" : "--initialize-insecure");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(data.getParent().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().putAll(libraries.environment(distribution));
        if (bootstrap) {
            Path statements = data.resolveSibling("bootstrap.sql");
            Files.writeString(statements, Bootstrap.statements(distribution), StandardCharsets.ISO_8859_1);
            builder.redirectInput(statements.toFile());
        }
        Process process = builder.start();
        try {
            if (process.waitFor() != 0) {
                throw new BenchbookException(distribution.name() + ": the data directory cannot be initialised: "
                                + ErrorLog.reason(log) + ".")
                        .fact("error log", ErrorLog.excerpt(log));
            }
        } finally {
            process.destroyForcibly();
        }
    }
}
