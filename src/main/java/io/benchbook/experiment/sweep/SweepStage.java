package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Interrupts;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Runner;
import io.benchbook.load.Preparation;
import io.benchbook.load.Prepared;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Brings servers into the state that each point asks for, with one of them up at a time, since one that only waits takes
 * CPU time as well. Closing it puts settings, start-up options and states back.
 */
final class SweepStage implements AutoCloseable {
    private final SweepPlan plan;
    private final Progress progress;
    private final Map<Server, HeldServer> held = new LinkedHashMap<>();
    private final Map<Server, String> data = new HashMap<>();
    private boolean hurried;

    SweepStage(SweepPlan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** Everything but the load itself; what it returns is told in the run's notes. */
    Prepared bring(SweepPoint point, Laps laps) {
        Server server = point.spec().server();
        HeldServer here = held.computeIfAbsent(server, HeldServer::new);
        laps.time("stop", () -> stopOthers(server));
        boolean settled = false;
        while (!settled) {
            List<String> options = here.optionsFor(point, plan.modes().cold());
            data(point, here, options, laps);
            restart(server, options, laps);
            settled = laps.time("settings", () -> here.apply(point));
        }
        if (plan.modes().cold() && server.kind() == Server.Kind.EXTERNAL) {
            laps.time("drop caches", server::dropCaches);
        }
        Prepared prepared = laps.time("checks", () -> Runner.ready(point.spec(), progress));
        data.put(server, point.spec().workload().changesRows() ? "" : point.dataId());
        return prepared;
    }

    private void stopOthers(Server wanted) {
        held.keySet().stream()
                .filter(server -> server != wanted && server instanceof Sandbox)
                .filter(server -> server.state() == Server.State.RUNNING)
                .forEach(Server::stop);
    }

    /** Puts the point's data into its tables; with {@code freshData()} the server is stopped afterwards. */
    private void data(SweepPoint point, HeldServer here, List<String> options, Laps laps) {
        if (point.dataId().isEmpty()) {
            return;
        }
        if (plan.modes().fresh() && point.spec().server() instanceof Sandbox sandbox) {
            fresh(point, sandbox, options, laps);
        } else {
            laps.time("start", () -> startForData(point.spec().server(), options));
            here.keepDurability(point);
            laps.time("load data", () -> load(point));
        }
    }

    private void fresh(SweepPoint point, Sandbox sandbox, List<String> options, Laps laps) {
        String charset = charset(options);
        String snapshot = "sweep-" + Integer.toHexString((point.dataId() + charset).hashCode());
        if (sandbox.hasSnapshot(snapshot)) {
            // its data is about to be replaced, so that there is nothing to be written in an orderly shutdown
            laps.time("stop", sandbox::kill);
            laps.time("restore data", () -> sandbox.restore(snapshot));
        } else {
            laps.time("start", () -> startForData(sandbox, options));
            laps.time("load data", () -> load(point));
            laps.time("stop", () -> {
                ColdStart.settle(sandbox);
                sandbox.stop();
            });
            laps.time("keep data", () -> sandbox.snapshot(snapshot));
        }
    }

    /** Other data that Benchbook has made in tables of the same names goes first. */
    private void load(SweepPoint point) {
        Server server = point.spec().server();
        Preparation preparation = new Preparation(server.endpoint(), progress);
        String before = data.get(server);
        boolean fits = before == null ? fits(preparation, point) : before.equals(point.dataId());
        if (!fits) {
            server.mustBeDisposable("sweep");
            preparation.cleanup();
        }
        preparation.prepare(point.data());
        data.put(server, point.dataId());
    }

    private static boolean fits(Preparation preparation, SweepPoint point) {
        try {
            preparation.prepare(point.data());
            return true;
        } catch (BenchbookException otherData) {
            return Thread.currentThread().isInterrupted();
        }
    }

    private static void startWith(Server server, List<String> options) {
        if (server.state() != Server.State.RUNNING && server instanceof Sandbox) {
            server.with(options.toArray(String[]::new));
        }
        server.start();
    }

    /** Tables take the server's character set: where that is to be another, it is restarted before they are made. */
    private static void startForData(Server server, List<String> options) {
        boolean running = server instanceof Sandbox && server.state() == Server.State.RUNNING;
        if (running && !charset(options).equals(charset(server.options()))) {
            server.stop();
        }
        startWith(server, options);
    }

    /** What start-up options say of the character set, empty where they say nothing. */
    private static String charset(List<String> options) {
        return options.stream()
                .map(option -> option.replace('-', '_'))
                .filter(option -> option.matches("(character_set_server|collation_server)=.*"))
                .map(option -> "; " + option)
                .collect(Collectors.joining());
    }

    /** Has the server up with these options, restarted where that is asked for or they differ. */
    private void restart(Server server, List<String> options, Laps laps) {
        boolean always = plan.modes().restarted() || plan.modes().cold();
        if (!(server instanceof Sandbox)) {
            if (always) {
                laps.time("restart", () -> {
                    ColdStart.settle(server);
                    server.restart(List.of());
                });
            }
            return;
        }
        boolean running = server.state() == Server.State.RUNNING;
        if (running && (always || !options.equals(server.options()))) {
            laps.time("stop", () -> stop(server));
        }
        if (plan.modes().cold()) {
            laps.time("drop caches", server::dropCaches);
        }
        laps.time("start", () -> startWith(server, options));
    }

    private void stop(Server server) {
        if (plan.modes().cold()) {
            ColdStart.settle(server);
        }
        server.stop();
    }

    /** The user has stopped the sweep, and waits: closing it takes no longer than it must. */
    void hurry() {
        hurried = true;
    }

    /** Puts everything back as it was found; an interrupt does not keep it from that. */
    @Override
    public void close() {
        Interrupts.deferred(() -> held.values().forEach(hurried ? HeldServer::putBackAtOnce : HeldServer::putBack));
    }
}
