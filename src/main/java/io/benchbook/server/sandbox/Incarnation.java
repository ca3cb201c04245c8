package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Names;
import io.benchbook.server.Accounts;
import io.benchbook.server.ErrorLog;
import io.benchbook.server.Jdbc;
import io.benchbook.server.install.Distribution;
import io.benchbook.server.settings.Administration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** One life of a sandbox's mysqld, from its start to its end. */
final class Incarnation {
    private static final int POLL_MILLIS = 5;
    /** A recovery after {@code kill -9} may take long; a start that hangs ends here. */
    private static final long PATIENCE_MILLIS = 300_000;

    private static final int PORT_ATTEMPTS = 5;

    private final Mysqld mysqld;
    private final Endpoint endpoint;
    private Map<String, String> atStart = Map.of();

    private Incarnation(Mysqld mysqld, Endpoint endpoint) {
        this.mysqld = mysqld;
        this.endpoint = endpoint;
    }

    /**
     * What a start needs.
     *
     * @param port the port of the last incarnation, 0 for none: taken again if it is free
     * @param first whether the password is still to be set
     * @param cancelled whether the Benchbook is closing, which ends a start at once
     */
    record Plan(
            String name,
            Distribution distribution,
            Map<String, String> environment,
            SandboxFolder folder,
            StartOptions options,
            String password,
            int port,
            boolean first,
            BooleanSupplier cancelled) {

        Endpoint endpoint(int chosen) {
            return new Endpoint(
                    Ports.HOST, chosen, Optional.of(folder.socket()), Accounts.USER, password, "", Map.of());
        }
    }

    /** Starts mysqld and waits until it answers a query; whatever fails, no process is left. */
    static Incarnation start(Plan plan) throws IOException, InterruptedException {
        Optional<Integer> wanted = plan.options().port();
        if (wanted.isPresent()) {
            return startAt(plan, wanted.get()).orElseThrow(() -> portTaken(plan, wanted.get()));
        }
        for (int attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
            int port = attempt == 0 && plan.port() > 0 ? plan.port() : Ports.free();
            Optional<Incarnation> started = startAt(plan, port);
            if (started.isPresent()) {
                return started.get();
            }
        }
        throw new BenchbookException(plan.name() + ": no port was free in " + PORT_ATTEMPTS + " attempts.");
    }

    /** Empty where the port is taken by somebody else. */
    private static Optional<Incarnation> startAt(Plan plan, int port) throws IOException, InterruptedException {
        if (!Ports.isFree(port)) {
            return Optional.empty();
        }
        prepare(plan);
        Mysqld mysqld = Mysqld.launch(
                plan.distribution(), plan.environment(), plan.folder(), port, plan.first(), plan.options());
        Incarnation incarnation = new Incarnation(mysqld, plan.endpoint(port));
        boolean ready = false;
        try {
            ready = incarnation.awaitReady(plan);
        } finally {
            if (!ready) {
                mysqld.kill();
            }
            Files.deleteIfExists(plan.folder().initFile());
        }
        return ready ? Optional.of(incarnation) : Optional.empty();
    }

    private static void prepare(Plan plan) throws IOException {
        SandboxFolder folder = plan.folder();
        Files.createDirectories(folder.temporary());
        Files.deleteIfExists(folder.pidFile());
        if (Files.exists(folder.log())) {
            Files.move(folder.log(), folder.earlierLog(), StandardCopyOption.REPLACE_EXISTING);
        }
        if (plan.first()) {
            Accounts.writeInitFile(folder.initFile(), plan.distribution().version(), plan.password());
        }
    }

    /** The pid file comes when the port is open already; connections then wait until the init file is done. */
    private boolean awaitReady(Plan plan) throws InterruptedException {
        // nobody listens yet, most likely: this loads the driver while mysqld starts
        if (answers()) {
            return true;
        }
        long start = System.nanoTime();
        while ((System.nanoTime() - start) / 1_000_000 < PATIENCE_MILLIS) {
            if (plan.cancelled().getAsBoolean()) {
                throw new BenchbookException(plan.name() + ": this Benchbook is closing.");
            }
            if (!mysqld.isAlive()) {
                if (ErrorLog.portTaken(plan.folder().log())) {
                    return false;
                }
                throw ended(plan);
            }
            if (Files.exists(plan.folder().pidFile()) && answers()) {
                return true;
            }
            Thread.sleep(POLL_MILLIS);
        }
        throw new BenchbookException(
                        plan.name() + ": mysqld did not accept connections within " + PATIENCE_MILLIS / 1000 + " s.")
                .fact("error log", ErrorLog.excerpt(plan.folder().log()));
    }

    private boolean answers() {
        try (Connection connection = Jdbc.tryOpen(endpoint)) {
            if (!connection.isValid(5)) {
                return false;
            }
            atStart = Administration.variables(connection);
            return true;
        } catch (SQLException e) {
            if (e.getErrorCode() == Jdbc.ACCESS_DENIED) {
                throw Jdbc.refusal(endpoint, e);
            }
            return false;
        }
    }

    private static BenchbookException ended(Plan plan) throws InterruptedException {
        Optional<String> unknown = ErrorLog.unknownOption(plan.folder().log());
        BenchbookException failure = unknown.isPresent()
                ? unknownOption(plan, unknown.get())
                : new BenchbookException(plan.name() + ": mysqld did not start: "
                        + ErrorLog.reason(plan.folder().log()) + ".");
        return failure.fact("error log", ErrorLog.excerpt(plan.folder().log()));
    }

    private static BenchbookException unknownOption(Plan plan, String option) throws InterruptedException {
        String name = option.replaceFirst("=.*", "");
        return new BenchbookException(plan.name() + ": "
                        + plan.distribution().version().product() + " has no start-up option " + option + ".")
                .next(Names.didYouMean(name, KnownOptions.of(plan), ""));
    }

    private static BenchbookException portTaken(Plan plan, int port) {
        return new BenchbookException(plan.name() + ": port " + port + " is taken by another process.")
                .next("Leave port out to get a free one.");
    }

    Endpoint endpoint() {
        return endpoint;
    }

    /** What its variables were when it first answered, before anyone could set one. */
    Map<String, String> variablesAtStart() {
        return atStart;
    }

    boolean isAlive() {
        return mysqld.isAlive();
    }

    Mysqld mysqld() {
        return mysqld;
    }
}
