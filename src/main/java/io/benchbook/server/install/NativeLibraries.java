package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.FileTrees;
import io.benchbook.server.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The shared libraries that mysqld needs and few machines have: {@code libaio.so.1} and {@code libnuma.so.1}. The loader
 * itself says what is missing; that is then looked for in the folders where distributions put it (also as Ubuntu's {@code
 * libaio.so.1t64}), else fetched from the distribution's packages without root. What was found or fetched is linked into
 * a folder of the cache, which mysqld, and nothing else, gets as {@code LD_LIBRARY_PATH}.
 */
public final class NativeLibraries {
    private static final Pattern MISSING = Pattern.compile("loading shared libraries: (\\S+?): cannot open");
    private static final List<String> FOLDERS = List.of(
            "/lib/x86_64-linux-gnu",
            "/usr/lib/x86_64-linux-gnu",
            "/lib64",
            "/usr/lib64",
            "/usr/lib",
            "/usr/local/lib",
            "/usr/local/lib64");
    private static final int AT_MOST = 10;

    private final Path cache;
    private final List<String> searched;

    public NativeLibraries(Path cache) {
        this(cache, FOLDERS);
    }

    /** @param searched the folders where the system's libraries may be */
    public NativeLibraries(Path cache, List<String> searched) {
        this.cache = cache;
        this.searched = searched;
    }

    /** What {@code LD_LIBRARY_PATH} is for mysqld: the cache's folder, then what came with the server. */
    public Map<String, String> environment(Distribution distribution) {
        return Map.of("LD_LIBRARY_PATH", folder() + ":" + distribution.home().resolve("lib"));
    }

    /** Sees to it that mysqld can be loaded. */
    public void provide(Distribution distribution) throws IOException, InterruptedException {
        for (int i = 0; i < AT_MOST; i++) {
            Output output = version(distribution);
            Matcher missing = MISSING.matcher(output.text());
            if (output.ok()) {
                return;
            }
            if (!missing.find()) {
                throw cannotRun(distribution, output);
            }
            provide(missing.group(1));
        }
    }

    /** What {@code mysqld --version} prints. */
    Output version(Distribution distribution) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(distribution.mysqld().toString(), "--no-defaults", "--version");
        builder.environment().putAll(environment(distribution));
        return Output.of(builder);
    }

    private static BenchbookException cannotRun(Distribution distribution, Output output) {
        return new BenchbookException(distribution.name() + ": " + distribution.mysqld() + " does not run here: "
                        + output.lastLine() + ".")
                .next("The servers of the catalogue are for Linux on x86-64 with glibc.");
    }

    private Path folder() {
        return cache.resolve("lib");
    }

    /** Puts {@code library} into the cache's folder, from the system or from a package. */
    void provide(String library) throws IOException, InterruptedException {
        FolderLock.during(cache, "lib", () -> {
            Path place = FileTrees.create(folder()).resolve(library);
            if (!Files.exists(place)) {
                Files.deleteIfExists(place);
                link(library, place);
            }
        });
    }

    private void link(String library, Path place) throws IOException, InterruptedException {
        Optional<Path> found = find(library, searched.stream().map(Path::of));
        if (found.isPresent()) {
            Files.createSymbolicLink(place, found.get());
        } else {
            fetch(library, place);
        }
    }

    /** Where a library is already: in the cache or in the system. */
    public Optional<Path> locate(String library) {
        return find(
                library, Stream.concat(Stream.of(folder()), searched.stream().map(Path::of)));
    }

    private static Optional<Path> find(String library, Stream<Path> folders) {
        return folders.flatMap(folder -> Stream.of(folder.resolve(library), folder.resolve(library + "t64")))
                .filter(Files::exists)
                .findFirst();
    }

    private void fetch(String library, Path place) throws IOException, InterruptedException {
        Path unpacked = Files.createTempDirectory(cache, "package-");
        try {
            Packages packages = new Packages(cache.resolve("apt"));
            if (!packages.fetch(library, unpacked)) {
                throw missing(library);
            }
            Path file = find(
                            library,
                            Stream.of("lib", "usr/lib")
                                    .map(lib -> unpacked.resolve(lib).resolve("x86_64-linux-gnu")))
                    .orElseThrow(() -> missing(library));
            Files.copy(file, place);
        } finally {
            FileTrees.delete(unpacked);
        }
    }

    private static BenchbookException missing(String library) {
        return new BenchbookException("install: mysqld needs " + library + ", which is not on this machine.")
                .next("Install it: " + Packages.command(library));
    }
}
