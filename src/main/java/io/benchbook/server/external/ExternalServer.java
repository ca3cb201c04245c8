package io.benchbook.server.external;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import io.benchbook.base.Endpoint;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Server;
import io.benchbook.server.ServerUrl;
import io.benchbook.server.machine.PageCache;
import io.benchbook.server.machine.ShellCommand;
import io.benchbook.server.settings.Administration;
import io.benchbook.server.settings.RememberedSettings;
import io.benchbook.server.settings.SettingName;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A server that was running before Benchbook came, so it is somebody's: whatever changes or endangers it is refused until
 * {@link #disposable()} was said, and settings that were changed then are put back at the end ({@link #putBack()}).
 *
 * <pre>
 * var mine = server("jdbc:mysql://db1:3306/?user=bench")
 *     .login("~/bench.cnf")
 *     .restartWith("ssh db1 sudo systemctl restart mysqld")
 *     .dropCachesWith("ssh db1 'sync; echo 3 | sudo tee /proc/sys/vm/drop_caches'")
 *     .disposable();
 * </pre>
 */
public final class ExternalServer implements Server {
    /** How long a command given with {@code restartWith} or {@code dropCachesWith} may take. */
    private static final Duration COMMAND_LIMIT = Duration.ofMinutes(3);

    private final ServerUrl url;
    private final ExternalLogin login;
    private final Administration administration = new Administration(this);
    private final RememberedSettings settings = new RememberedSettings(administration);

    private volatile Optional<String> restartCommand = Optional.empty();
    private volatile Optional<String> dropCachesCommand = Optional.empty();
    private volatile boolean disposable;
    private volatile ServerVersion version;

    private ExternalServer(ServerUrl url, PasswordPrompt prompt) {
        this.url = url;
        this.login = new ExternalLogin(url, prompt);
    }

    /**
     * The server at this URL; nothing is asked of it yet.
     *
     * @param url {@code jdbc:mysql://host:port/schema?user=name&property=value}; properties are Connector/J's
     * @param prompt asked once where a login without a password is refused
     * @throws BenchbookException where the URL is of another kind
     */
    public static ExternalServer at(String url, PasswordPrompt prompt) {
        return new ExternalServer(ServerUrl.parse(url), prompt);
    }

    /**
     * Takes user and password from this MySQL option file, groups [client] and [benchbook], where the URL has none.
     * Without this they come from BENCHBOOK_USER, BENCHBOOK_PASSWORD, MYSQL_PWD or {@code ~/.my.cnf}.
     */
    @Override
    public ExternalServer login(String file) {
        login.file(Checks.text("login", file));
        return this;
    }

    /** How the server is restarted: a line for {@code sh -c} that ends with status 0 within 3 minutes. */
    @Override
    public ExternalServer restartWith(String command) {
        restartCommand = Optional.of(Checks.text("restartWith", command));
        return this;
    }

    /** How the page cache of the server's machine is dropped: a line for {@code sh -c}, as with {@link #restartWith}. */
    @Override
    public ExternalServer dropCachesWith(String command) {
        dropCachesCommand = Optional.of(Checks.text("dropCachesWith", command));
        return this;
    }

    /** Declares that this server may be restarted, changed and filled with data. */
    @Override
    public ExternalServer disposable() {
        disposable = true;
        return this;
    }

    @Override
    public String name() {
        return url.address();
    }

    @Override
    public ServerVersion version() {
        ServerVersion known = version;
        if (known == null) {
            known = ServerVersion.parse(administration.variable("version").orElse("0.0.0"));
            version = known;
        }
        return known;
    }

    @Override
    public Kind kind() {
        return Kind.EXTERNAL;
    }

    @Override
    public State state() {
        try {
            Jdbc.tryOpen(login.endpoint()).close();
            return State.RUNNING;
        } catch (SQLException e) {
            return e.getErrorCode() == 0 ? State.STOPPED : State.RUNNING;
        }
    }

    /** As everywhere; but where the server is not disposable and has no such schema, there is no default schema. */
    @Override
    public Endpoint endpoint() {
        if (disposable) {
            administration.makeSchema();
        }
        boolean there = disposable || administration.hasSchema();
        return login.endpoint().withSchema(there ? SCHEMA : "");
    }

    /** A connection with the URL's schema, if it names one, as the default schema. */
    @Override
    public Connection connect() {
        return login.connect();
    }

    /** Only looks whether it runs: it is not Benchbook's to start. */
    @Override
    public void start() {
        administration.variable("version");
    }

    /** Refused: it is not Benchbook's to stop. */
    @Override
    public void stop() {
        throw new BenchbookException("stop: " + name() + " was running before Benchbook came, so it is not stopped.");
    }

    /**
     * Runs the command of {@link #restartWith} and waits until the server, restarted, answers again.
     *
     * @param options must be empty: start-up options cannot be passed to a server that others start
     */
    @Override
    public void restart(List<String> options) {
        mustBeDisposable("restart");
        String command = restartCommand.orElseThrow(
                () -> new BenchbookException("restart: I don't know how to restart " + name() + ".")
                        .next("Say .restartWith(\"...\") with a line for sh."));
        if (!options.isEmpty()) {
            throw new BenchbookException("restart: start-up options cannot be passed to " + name() + ", got \""
                            + String.join(" ", options) + "\".")
                    .next("Change its option file, then say restart() alone; or use a sandbox.");
        }
        ExternalRestart.run(this, command, COMMAND_LIMIT);
        version = null;
    }

    /** None that Benchbook gave. */
    @Override
    public List<String> options() {
        return List.of();
    }

    @Override
    public Map<String, String> variables() {
        return administration.variables();
    }

    @Override
    public Map<String, String> setWhileRunning() {
        return settings.changed();
    }

    @Override
    public Map<String, String> status() {
        return administration.status();
    }

    /** As everywhere, and the value it had is remembered for {@link #putBack()}. */
    @Override
    public void set(String variable, Object value) {
        mustBeDisposable("set");
        settings.remember(SettingName.canonical("set", variable));
        administration.set(variable, value);
    }

    /** With the command of {@link #dropCachesWith}; without one, if the server is on this machine, as for a sandbox. */
    @Override
    public void dropCaches() {
        mustBeDisposable("dropCaches");
        if (dropCachesCommand.isPresent()) {
            ShellCommand.run("dropCaches", dropCachesCommand.get(), COMMAND_LIMIT);
        } else if (isHere()) {
            PageCache.drop();
        } else {
            throw new BenchbookException("dropCaches: I don't know how to drop the page cache of " + url.host() + ".")
                    .next("Say .dropCachesWith(\"...\") with a line for sh.");
        }
    }

    private boolean isHere() {
        try {
            return InetAddress.getByName(url.host()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Not to be had over a connection; says where the server keeps it. */
    @Override
    public String log() {
        String place = administration.variable("log_error").orElse("stderr");
        throw new BenchbookException("log: " + name() + " keeps its error log on its own machine, at " + place + ".");
    }

    @Override
    public void mustBeDisposable(String command) {
        if (!disposable) {
            throw Guard.refusal(command, name());
        }
    }

    /** Gives settings that were changed the values they had before; what was done, one line each. */
    public List<String> putBack() {
        return settings.putBack(name());
    }

    @Override
    public String toString() {
        return name() + " (running already" + (disposable ? ", disposable)" : ")");
    }
}
