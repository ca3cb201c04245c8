package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.commands.recording.Recording;
import io.benchbook.server.Server;
import io.benchbook.server.external.ExternalServer;
import io.benchbook.server.external.PasswordPrompt;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The servers of one Benchbook, and which of them is the current one. Safe for use from many threads. */
final class KnownServers implements AutoCloseable {
    private final Supplier<Progress> progress;
    private final PasswordPrompt prompt;
    private final Consumer<String> said;
    private final Supplier<Recording> recording;
    private final Map<String, ExternalServer> externals = new LinkedHashMap<>();

    private Sandboxes sandboxes;
    private Thread hook;
    private Server used;
    private Server last;

    /**
     * @param prompt asked for passwords that are found nowhere
     * @param said hears which settings were put back
     * @param recording has the servers of a replay
     */
    KnownServers(
            Supplier<Progress> progress, PasswordPrompt prompt, Consumer<String> said, Supplier<Recording> recording) {
        this.progress = progress;
        this.prompt = prompt;
        this.said = said;
        this.recording = recording;
    }

    /** By its name in the catalogue, or by its URL; the same URL gives the same server. */
    synchronized Server server(String nameOrUrl) {
        last = recording
                .get()
                .server(
                        nameOrUrl,
                        () -> nameOrUrl.contains(":")
                                ? external(nameOrUrl)
                                : sandboxes().get(nameOrUrl));
        return last;
    }

    /** The distribution unpacked in this folder. */
    synchronized Server server(Path folder) {
        last = recording
                .get()
                .server(String.valueOf(folder.getFileName()), () -> sandboxes().at(folder));
        return last;
    }

    /** By the name that it has in results: one that is known, else one of the catalogue or of a distribution's folder. */
    synchronized Server named(String name) {
        for (Server known : all()) {
            if (known.name().equals(name)) {
                return known;
            }
        }
        if (name.startsWith("/")) {
            return sandboxes().at(Path.of(name));
        }
        if (name.contains(":")) {
            throw new BenchbookException(
                            "resume: " + name + " was already running, and the journal holds no passwords.")
                    .next("Name it first: server(\"jdbc:mysql://" + name + "/?user=...\").");
        }
        return sandboxes().get(name);
    }

    synchronized Server use(Server server) {
        used = server;
        return server;
    }

    /** The one that was used last; if none was, the one named last. */
    synchronized Server current(String command) {
        if (used == null && last == null) {
            throw new BenchbookException(command + ": there is no current server.")
                    .next("Name one first: use(server(\"8.0.15\")).");
        }
        return used == null ? last : used;
    }

    /** The current one, where there is one and it runs. */
    synchronized Optional<Server> running() {
        return Optional.ofNullable(used == null ? last : used).filter(server -> server.state() == Server.State.RUNNING);
    }

    synchronized List<Server> all() {
        List<Server> all = new ArrayList<>(sandboxes().list());
        all.addAll(externals.values());
        return all;
    }

    synchronized Sandboxes sandboxes() {
        if (sandboxes == null) {
            sandboxes = new Sandboxes(Folders.cache(), progress);
        }
        return sandboxes;
    }

    private Server external(String text) {
        for (ExternalServer known : externals.values()) {
            if (known.name().equals(text)) {
                return known;
            }
        }
        ExternalServer server = ExternalServer.at(text, prompt);
        if (hook == null) {
            hook = new Thread(this::putBack, "put-back-settings");
            Runtime.getRuntime().addShutdownHook(hook);
        }
        return externals.computeIfAbsent(text, absent -> server);
    }

    /** Gives changed settings of servers that were running already their old values. */
    void putBack() {
        List<ExternalServer> changed;
        synchronized (this) {
            changed = List.copyOf(externals.values());
        }
        changed.forEach(server -> server.putBack().forEach(said));
    }

    /** Puts settings back and ends the sandboxes; servers may be named anew afterwards. */
    @Override
    public void close() {
        putBack();
        Sandboxes ended;
        synchronized (this) {
            ended = sandboxes;
            sandboxes = null;
            externals.clear();
            used = null;
            last = null;
            removeHook();
        }
        if (ended != null) {
            ended.close();
        }
    }

    private void removeHook() {
        if (hook != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the JVM is ending, and there is nothing left to put back
            }
            hook = null;
        }
    }
}
