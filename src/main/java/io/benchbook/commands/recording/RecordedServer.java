package io.benchbook.commands.recording;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A server by its name alone: a replay has recorded results of it and never starts it. What only prepares later results does
 * nothing; what needs an answer of the server is refused.
 */
final class RecordedServer implements Server {
    private final String name;
    private final Kind kind;
    private final Optional<ServerVersion> version;
    private final Function<String, Server> others;
    private volatile List<String> options = List.of();

    /** @param others finds a server of the same replay by its name */
    RecordedServer(String name, Kind kind, Optional<ServerVersion> version, Function<String, Server> others) {
        this.name = name;
        this.kind = kind;
        this.version = version;
        this.others = others;
    }

    private BenchbookException refused(String what) {
        return refused(what, "Commands such as sql(server, \"...\") are recorded;");
    }

    private BenchbookException refused(String what, String instead) {
        return new BenchbookException(
                        what + ": " + name + " is not there, as this is a replay, which starts no server.")
                .next(instead + " or run the notebook without --replay.");
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ServerVersion version() {
        return version.orElseThrow(() -> refused("version"));
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public State state() {
        return State.STOPPED;
    }

    @Override
    public Endpoint endpoint() {
        throw refused("endpoint");
    }

    @Override
    public Connection connect() {
        throw refused("connect");
    }

    @Override
    public void start() {
        throw refused("start");
    }

    @Override
    public void stop() {}

    @Override
    public void kill() {}

    @Override
    public void restart(List<String> newOptions) {
        options = List.copyOf(newOptions);
    }

    @Override
    public List<String> options() {
        return options;
    }

    @Override
    public Map<String, String> variables() {
        throw refused("variables", "Say variables(server), which is recorded;");
    }

    @Override
    public Map<String, String> status() {
        throw refused("status", "Say status(server), which is recorded;");
    }

    @Override
    public void set(String variable, Object value) {
        throw refused("set");
    }

    @Override
    public void dropCaches() {}

    @Override
    public String log() {
        throw refused("log");
    }

    @Override
    public Server login(String file) {
        return this;
    }

    @Override
    public Server restartWith(String command) {
        return this;
    }

    @Override
    public Server dropCachesWith(String command) {
        return this;
    }

    @Override
    public void mustBeDisposable(String command) {}

    @Override
    public Server as(String alias) {
        return others.apply(name.replaceFirst("/.*", "") + "/" + alias);
    }

    @Override
    public Server with(String... newOptions) {
        options = List.of(newOptions);
        return this;
    }

    @Override
    public String toString() {
        return name
                + version.map(known -> " (" + known.product() + ", recorded)").orElse(" (recorded)");
    }
}
