package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Factor;
import io.benchbook.base.ServerVersion;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A MySQL server: a sandbox that Benchbook starts and stops, or one that was already running. Whatever changes or
 * endangers a server that is somebody's is refused until the user says it is disposable.
 */
public interface Server extends Factor {
    /** The schema in which Benchbook keeps its data. */
    String SCHEMA = "benchbook";

    /** Its name in tables and results, for instance {@code 8.0.15} or {@code db1:3306}. */
    String name();

    ServerVersion version();

    Kind kind();

    /** Of what was installed, for instance {@code sha256:a893e376…}; empty where it is not Benchbook's to know. */
    default Optional<String> checksum() {
        return Optional.empty();
    }

    State state();

    /** Where it listens, with {@link #SCHEMA} as default schema (made where it was missing); starts a sandbox that is not running. */
    Endpoint endpoint();

    /** A connection of its own for questions beside a run, without a default schema; starts a sandbox that is not running. */
    Connection connect();

    /** Starts it, if it is not running. */
    void start();

    /** Shuts it down in an orderly way, if it is running. */
    void stop();

    /**
     * Stops it and starts it with these start-up options in place of those of the last incarnation.
     *
     * @param options as on mysqld's command line, without dashes: {@code skip-log-bin}, {@code innodb_buffer_pool_size=1G}
     */
    void restart(List<String> options);

    /** Start-up options of the present incarnation. */
    List<String> options();

    /** {@code SHOW GLOBAL VARIABLES}. */
    Map<String, String> variables();

    /**
     * Variables that were set while it ran, so that its next start forgets them, with their values. Of a server that was
     * already running those that Benchbook set; none where it does not run.
     */
    default Map<String, String> setWhileRunning() {
        return Map.of();
    }

    /** {@code SHOW GLOBAL STATUS}. */
    Map<String, String> status();

    /** {@code SET GLOBAL name = value}; refused with the way out where the variable is unknown or not dynamic. */
    void set(String variable, Object value);

    /** Drops the operating system's page cache on the server's machine; says plainly when that is refused. */
    void dropCaches();

    /** The error log's last lines. */
    String log();

    /**
     * Takes user and password of a server that was already running from a MySQL option file, groups [client] and
     * [benchbook], where its URL has none. Without this they come from the environment (BENCHBOOK_USER,
     * BENCHBOOK_PASSWORD, MYSQL_PWD), from {@code ~/.my.cnf}, or from a prompt.
     *
     * @param file its path; {@code ~/} is the home folder
     */
    default Server login(String file) {
        throw new BenchbookException("login: Benchbook knows how to log in at " + name() + ", which is its own.");
    }

    /**
     * How {@code restart()} works at a server that was already running: a line for {@code sh -c}, for instance {@code
     * "ssh db1 sudo systemctl restart mysqld"}, that ends with status 0 within 3 minutes.
     */
    default Server restartWith(String command) {
        throw new BenchbookException("restartWith: Benchbook restarts " + name() + " itself.").next("Say restart().");
    }

    /**
     * How {@code dropCaches()} works at a server that was already running: a line for {@code sh -c}, for instance
     * {@code "ssh db1 'sync; echo 3 | sudo tee /proc/sys/vm/drop_caches'"}.
     */
    default Server dropCachesWith(String command) {
        throw new BenchbookException("dropCachesWith: " + name() + " runs on this machine.").next("Say dropCaches().");
    }

    /**
     * Declares that a server that was already running may be restarted, changed and filled with data. Settings that are
     * changed there are put back at the end.
     */
    default Server disposable() {
        return this;
    }

    /** Fails, naming {@code command}, where the server is somebody's and has not been declared disposable. */
    void mustBeDisposable(String command);

    /** Another sandbox of the same version: {@code 5.7.22/relaxed} for {@code server("5.7.22").as("relaxed")}. */
    default Server as(String alias) {
        throw new BenchbookException("as: " + name() + " is not a sandbox; only sandboxes can be had twice.");
    }

    /** Start-up options for a sandbox that was not started yet. */
    default Server with(String... options) {
        throw new BenchbookException("with: " + name() + " is not a sandbox; Benchbook does not start it.");
    }

    /** Ends a sandbox as {@code kill -9} does; its next start recovers. */
    default void kill() {
        throw new BenchbookException("kill: " + name() + " is not a sandbox; Benchbook does not end it.");
    }

    /** What a server is. */
    enum Kind {
        SANDBOX,
        DISTRIBUTION,
        EXTERNAL
    }

    /** What a server does. */
    enum State {
        NOT_INSTALLED,
        STOPPED,
        RUNNING
    }
}
