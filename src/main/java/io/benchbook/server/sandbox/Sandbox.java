package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Accounts;
import io.benchbook.server.ErrorLog;
import io.benchbook.server.FileTrees;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Server;
import io.benchbook.server.install.Distribution;
import io.benchbook.server.install.Origin;
import io.benchbook.server.machine.PageCache;
import io.benchbook.server.settings.Administration;
import io.benchbook.server.settings.ChangedSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A server of Benchbook's own: installed and started when first needed, on a copy of its version's template, gone with
 * the Benchbook that made it. It may be used from many threads; starts and stops happen one at a time.
 *
 * @see Mysqld for the options that it runs with
 */
public final class Sandbox implements Server {
    /** How long an orderly shutdown may take: dirty pages are written, purge may go on. */
    private static final int SHUTDOWN_SECONDS = 120;

    private static final int CLOSE_SECONDS = 3;

    private final String name;
    private final Origin origin;
    private final Sandboxes park;
    private final Administration administration = new Administration(this);
    private final String password = Accounts.randomPassword();
    private final ReentrantLock life = new ReentrantLock();

    private volatile Optional<SandboxFolder> folder = Optional.empty();
    private volatile Optional<Incarnation> incarnation = Optional.empty();
    private volatile StartOptions options = StartOptions.NONE;
    private volatile Optional<StartOptions> next = Optional.empty();
    private volatile boolean passwordIsSet;

    Sandbox(String name, Origin origin, Sandboxes park) {
        this.name = name;
        this.origin = origin;
        this.park = park;
    }

    /**
     * Another sandbox of the same version, made the first time it is named: {@code server("5.7.22").as("relaxed")} is
     * {@code 5.7.22/relaxed}.
     *
     * @param alias letters, digits, {@code -}, {@code _} and {@code .}
     */
    @Override
    public Sandbox as(String alias) {
        return park.named(origin, alias);
    }

    /** Gives start-up options for its first start; refused when it runs already, which takes {@code restart}. */
    @Override
    public Sandbox with(String... startOptions) {
        StartOptions parsed = StartOptions.parse(List.of(startOptions));
        if (state() == State.RUNNING && !parsed.equals(options)) {
            throw new BenchbookException("with: " + name + " is running already.")
                    .next("Use restart(server, \"option\", ...).");
        }
        next = Optional.of(parsed);
        return this;
    }

    boolean isOf(Origin other) {
        return origin.equals(other);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public ServerVersion version() {
        return origin.version();
    }

    @Override
    public Kind kind() {
        return origin.kind();
    }

    @Override
    public Optional<String> checksum() {
        return origin.checksum();
    }

    @Override
    public State state() {
        if (incarnation.filter(Incarnation::isAlive).isPresent()) {
            return State.RUNNING;
        }
        return origin.isInstalled() ? State.STOPPED : State.NOT_INSTALLED;
    }

    @Override
    public Endpoint endpoint() {
        start();
        administration.makeSchema();
        return living().endpoint().withSchema(SCHEMA);
    }

    @Override
    public Connection connect() {
        start();
        return Jdbc.open(living().endpoint());
    }

    private Incarnation living() {
        return incarnation.orElseThrow(() -> new BenchbookException(name + ": the server was stopped meanwhile."));
    }

    /** The port of the present or last incarnation. */
    public OptionalInt port() {
        return incarnation.map(life -> OptionalInt.of(life.endpoint().port())).orElse(OptionalInt.empty());
    }

    /** Its data directory, once it was started. */
    public Optional<Path> dataDirectory() {
        return folder.map(SandboxFolder::data);
    }

    /** The process number of its mysqld, while it runs; the load generator reads the server's CPU time by it. */
    public OptionalLong pid() {
        return incarnation
                .filter(Incarnation::isAlive)
                .map(life -> OptionalLong.of(life.mysqld().pid()))
                .orElse(OptionalLong.empty());
    }

    /** Starts it, if it is not running: with what {@link #with} gave, else the options of the last incarnation. */
    @Override
    public void start() {
        if (state() != State.RUNNING) {
            alone("start", () -> {
                if (state() != State.RUNNING) {
                    StartOptions chosen = next.orElse(options);
                    next = Optional.empty();
                    begin(chosen);
                }
            });
        }
    }

    @Override
    public void stop() {
        alone("stop", this::end);
    }

    @Override
    public void restart(List<String> startOptions) {
        StartOptions parsed = StartOptions.parse(startOptions);
        alone("restart", () -> {
            end();
            next = Optional.empty();
            begin(parsed);
        });
    }

    /** Ends mysqld as {@code kill -9} does; its next start recovers. */
    @Override
    public void kill() {
        alone("kill", () -> incarnation.ifPresent(life -> life.mysqld().kill()));
    }

    /**
     * Keeps a copy of its data under this name, in place of an earlier one of that name. It is shut down in an orderly
     * way for that, so that the copy is whole and needs no recovery, and started again if it was running.
     */
    public void snapshot(String snapshot) {
        atRest("snapshot", place -> place.snapshots().keep(snapshot, place.data()));
    }

    /** Brings its data back to what they were at that snapshot; it is shut down and started again for that. */
    public void restore(String snapshot) {
        atRest("restore", place -> place.snapshots().bringBack(snapshot, place.data()));
    }

    /** Whether there is a snapshot of this name. */
    public boolean hasSnapshot(String snapshot) {
        return folder.isPresent() && folder.get().snapshots().has(snapshot);
    }

    private void atRest(String command, Change change) {
        alone(command, () -> {
            if (folder.isEmpty()) {
                begin(next.orElse(options));
            }
            boolean running = state() == State.RUNNING;
            end();
            change.of(folder.get());
            if (running) {
                begin(options);
            }
        });
    }

    private void begin(StartOptions chosen) throws IOException, InterruptedException {
        Distribution distribution = origin.distribution();
        if (folder.isEmpty()) {
            folder = Optional.of(park.newFolder(name, distribution));
        }
        Incarnation.Plan plan = new Incarnation.Plan(
                name,
                distribution,
                park.libraries().environment(distribution),
                folder.get(),
                chosen,
                password,
                port().orElse(0),
                !passwordIsSet,
                park::isClosed);
        incarnation = Optional.of(Incarnation.start(plan));
        passwordIsSet = true;
        options = chosen;
    }

    private void end() {
        Optional<Incarnation> running = incarnation.filter(Incarnation::isAlive);
        if (running.isPresent() && !running.get().mysqld().stop(SHUTDOWN_SECONDS)) {
            throw new BenchbookException("stop: " + name + " did not end within " + SHUTDOWN_SECONDS
                            + " s of being asked and was ended by force.")
                    .next("Its next start recovers its data.");
        }
    }

    /** Ends it at once and deletes its data, which nobody needs any more. */
    void discard() {
        boolean mine = false;
        try {
            mine = life.tryLock(CLOSE_SECONDS, TimeUnit.SECONDS);
            incarnation.ifPresent(life -> life.mysqld().kill());
            if (folder.isPresent()) {
                folder.get().delete();
            }
        } catch (IOException e) {
            // the next start of a Benchbook deletes what is left
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            if (mine) {
                life.unlock();
            }
        }
    }

    /** Those of the present incarnation; where it does not run, those of the next one. */
    @Override
    public List<String> options() {
        return (state() == State.RUNNING ? options : next.orElse(options)).list();
    }

    @Override
    public Map<String, String> variables() {
        return administration.variables();
    }

    @Override
    public Map<String, String> setWhileRunning() {
        return incarnation
                .filter(Incarnation::isAlive)
                .map(life -> ChangedSettings.since(life.variablesAtStart(), variables()))
                .orElse(Map.of());
    }

    /** Whether the Benchbook that it belongs to is ending, and it with that. */
    public boolean isClosing() {
        return park.isClosed();
    }

    @Override
    public Map<String, String> status() {
        return administration.status();
    }

    @Override
    public void set(String variable, Object value) {
        administration.set(variable, value);
    }

    @Override
    public void dropCaches() {
        PageCache.drop();
    }

    @Override
    public String log() {
        return folder.map(place -> ErrorLog.tail(place.log())).orElse("");
    }

    /** A sandbox always is. */
    @Override
    public void mustBeDisposable(String command) {}

    private void alone(String command, Step step) {
        life.lock();
        try {
            step.run();
        } catch (IOException e) {
            throw new BenchbookException(command + ": " + name + ": " + FileTrees.reason(e) + ".", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException(command + ": " + name + ": interrupted.", e);
        } finally {
            life.unlock();
        }
    }

    /** A change of its state. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException, InterruptedException;
    }

    /** What is done with its files while it does not run. */
    @FunctionalInterface
    private interface Change {
        void of(SandboxFolder place) throws IOException, InterruptedException;
    }

    @Override
    public String toString() {
        return name + " (" + version().product() + ", " + state().name().toLowerCase(Locale.ROOT) + ")";
    }
}
