package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.server.FileTrees;
import io.benchbook.server.Server;
import io.benchbook.server.install.Catalogue;
import io.benchbook.server.install.Distribution;
import io.benchbook.server.install.Distributions;
import io.benchbook.server.install.Installer;
import io.benchbook.server.install.NativeLibraries;
import io.benchbook.server.install.Origin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The sandboxes of one Benchbook: one for each name, made when first asked for, ended and deleted when it is closed or
 * the JVM ends. The first one made also ends what a Benchbook that was killed left behind.
 */
public final class Sandboxes implements AutoCloseable {
    private final Path cache;
    private final Installer installer;
    private final NativeLibraries libraries;
    private final Templates templates;
    private final Orphans orphans;
    private final Map<String, Sandbox> known = new TreeMap<>();
    private final Thread hook = new Thread(this::discardAll, "sandboxes-end");

    private boolean prepared;
    private volatile boolean closed;

    /**
     * @param cache where servers, templates and data are kept
     * @param progress who hears of installations
     */
    public Sandboxes(Path cache, Supplier<Progress> progress) {
        this.cache = cache;
        this.installer = new Installer(cache, progress);
        this.libraries = new NativeLibraries(cache);
        this.templates = new Templates(cache, libraries, progress);
        this.orphans = new Orphans(cache.resolve("sandboxes"));
    }

    /**
     * The sandbox of this name: one of the catalogue, {@code 8.0.15}, or another of the same version, {@code
     * 8.0.15/relaxed}. Nothing is installed or started yet.
     */
    public Sandbox get(String name) {
        int slash = name.indexOf('/');
        Origin origin = new Origin.OfCatalogue(Catalogue.entry(slash < 0 ? name : name.substring(0, slash)), installer);
        return slash < 0 ? make(name, origin) : named(origin, name.substring(slash + 1));
    }

    /**
     * A sandbox of the distribution unpacked in {@code folder}. It is named as the folder is, or by its whole path where
     * another server has that name.
     */
    public Sandbox at(Path folder) {
        try {
            return ofFolder(Distributions.at(folder, libraries));
        } catch (IOException e) {
            throw new BenchbookException("server: " + folder + ": " + FileTrees.reason(e) + ".", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException("server: interrupted.", e);
        }
    }

    private synchronized Sandbox ofFolder(Distribution distribution) {
        String name = distribution.home().getFileName().toString();
        Origin origin = new Origin.OfFolder(name, distribution);
        Sandbox other = known.get(name);
        boolean taken = Catalogue.names().contains(name) || other != null && !other.isOf(origin);
        String free = taken ? distribution.home().toString() : name;
        return make(free, new Origin.OfFolder(free, distribution));
    }

    Sandbox named(Origin origin, String alias) {
        if (alias == null || !alias.matches("[\\w.-]{1,40}")) {
            throw new BenchbookException(
                    "as: needs a name of letters, digits, - and _, at most 40, got \"" + alias + "\".");
        }
        return make(origin.name() + "/" + alias, origin);
    }

    private synchronized Sandbox make(String name, Origin origin) {
        return known.computeIfAbsent(name, absent -> new Sandbox(name, origin, this));
    }

    /** The catalogue's servers and all others that were made, in the order of their names. */
    public List<Sandbox> list() {
        Catalogue.names().forEach(this::get);
        synchronized (this) {
            return List.copyOf(known.values());
        }
    }

    /** Installs a server of the catalogue, if it is not, and makes its template. */
    public void install(String name) {
        Catalogue.Entry entry = Catalogue.entry(name);
        try {
            templates.template(installer.install(entry));
        } catch (IOException e) {
            throw new BenchbookException("install " + name + ": " + FileTrees.reason(e) + ".", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException("install " + name + ": interrupted.", e);
        }
    }

    /** A folder with a new data directory, recorded as this process's. */
    SandboxFolder newFolder(String name, Distribution distribution) throws IOException, InterruptedException {
        prepareOnce();
        Path template = templates.template(distribution);
        SandboxFolder folder = SandboxFolder.at(cache.resolve("sandboxes")
                .resolve(name.replaceAll("^/|[^\\w.-]", "_") + "-" + SandboxFolder.randomName()));
        new SandboxOwner(ProcessIdentity.self(), name, distribution.mysqld(), folder.socketFolder())
                .write(folder.owner());
        templates.copy(template, folder.data());
        return folder;
    }

    private synchronized void prepareOnce() throws IOException {
        if (closed) {
            throw new BenchbookException("server: this Benchbook is closing.");
        }
        if (!prepared) {
            prepared = true;
            Runtime.getRuntime().addShutdownHook(hook);
            orphans.reap();
        }
    }

    NativeLibraries libraries() {
        return libraries;
    }

    boolean isClosed() {
        return closed;
    }

    /** Ends what Benchbooks that are gone left behind, and deletes it. */
    public List<String> reap() {
        try {
            return orphans.reap();
        } catch (IOException e) {
            throw new BenchbookException("servers: " + FileTrees.reason(e) + ".", e);
        }
    }

    /** Stops all that run, in an orderly way and side by side; their data stays. */
    public void stopAll() {
        snapshot().parallelStream()
                .filter(sandbox -> sandbox.state() == Server.State.RUNNING)
                .forEach(Sandbox::stop);
    }

    private synchronized List<Sandbox> snapshot() {
        return List.copyOf(known.values());
    }

    /** Ends all servers and deletes their data; what was installed stays. */
    @Override
    public void close() {
        discardAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the JVM is ending, and the hook does the same
        }
    }

    private void discardAll() {
        closed = true;
        List<Thread> threads = snapshot().stream()
                .map(sandbox -> new Thread(sandbox::discard, "end-" + sandbox.name()))
                .toList();
        threads.forEach(Thread::start);
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
