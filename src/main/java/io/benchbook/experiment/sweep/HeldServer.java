package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.settings.ChangedSettings;
import io.benchbook.server.settings.Durability;
import io.benchbook.server.settings.SettingName;
import io.benchbook.server.settings.SettingRefusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A server in the hands of a sweep: what it was before, and which variables take a restart. */
final class HeldServer {
    private final Server server;
    private final boolean wasRunning;
    private final List<String> options;
    /** What was set while it ran, which each start in between forgets. */
    private final Map<String, String> set;

    private final Map<String, String> before = new LinkedHashMap<>();
    private final Set<String> notDynamic = new LinkedHashSet<>();

    HeldServer(Server server) {
        this.server = server;
        this.wasRunning = server.state() == Server.State.RUNNING;
        this.options = List.copyOf(server.options());
        this.set = server.setWhileRunning();
    }

    /** The start-up options of a point: the server's own, the point's, and settings that take a restart. */
    List<String> optionsFor(SweepPoint point, boolean cold) {
        List<String> all = new ArrayList<>(options);
        all.addAll(point.startup());
        point.settings().forEach((name, value) -> {
            if (notDynamic.contains(name)) {
                all.add(name + "=" + value);
            }
        });
        if (cold) {
            all.add("innodb_buffer_pool_load_at_startup=OFF");
        }
        return all;
    }

    /** Gives the running server what was set on it before the sweep, then the point's variables; false where one turned out to take a restart. */
    boolean apply(SweepPoint point) {
        Map<String, String> kept = new LinkedHashMap<>(set);
        point.startup().forEach(option -> kept.keySet().removeAll(SettingName.ofOption(option)));
        ChangedSettings.bringBack(server, kept);
        keepDurability(point);
        boolean settled = true;
        for (Map.Entry<String, String> setting : point.settings().entrySet()) {
            if (!notDynamic.contains(setting.getKey())) {
                settled &= set(setting.getKey(), setting.getValue());
            }
        }
        return settled;
    }

    /** Notes the durability that is in force, before a point changes it. */
    void keepDurability(SweepPoint point) {
        if (point.spec().durability().isPresent()) {
            Durability.VARIABLES.forEach(this::note);
        }
    }

    private boolean set(String name, String value) {
        note(name);
        try {
            server.set(name, value);
            return true;
        } catch (BenchbookException refused) {
            if (!(server instanceof Sandbox) || !SettingRefusal.isNotDynamic(refused)) {
                throw refused;
            }
            before.remove(name);
            notDynamic.add(name);
            return false;
        }
    }

    private void note(String name) {
        if (!before.containsKey(name)) {
            String value = server.variables().get(name);
            if (value != null) {
                before.put(name, value);
            }
        }
    }

    /**
     * The same at once, for a user who waits after Ctrl-C: a sandbox with other options is killed rather than shut down,
     * its next start has the options of before and recovers its data.
     */
    void putBackAtOnce() {
        try {
            if (server instanceof Sandbox && !options.equals(server.options())) {
                server.kill();
                server.with(options.toArray(String[]::new));
            } else if (server.state() == Server.State.RUNNING) {
                settings();
            }
        } catch (BenchbookException gone) {
            // it is not there any more, and has nothing to be put back
        }
    }

    /** Options, settings and state as they were before the sweep; a server that has died stays down. */
    void putBack() {
        try {
            boolean otherwise = server instanceof Sandbox && !options.equals(server.options());
            if (otherwise || !wasRunning) {
                stopSandbox();
            }
            if (server.state() != Server.State.RUNNING && wasRunning) {
                server.with(options.toArray(String[]::new)).start();
            }
            if (server.state() == Server.State.RUNNING) {
                settings();
            }
        } catch (BenchbookException gone) {
            // it is not there any more, and has nothing to be put back
        }
    }

    private void settings() {
        Map<String, String> all = new LinkedHashMap<>(set);
        all.putAll(before);
        ChangedSettings.putBack(server, all);
    }

    private void stopSandbox() {
        if (server instanceof Sandbox) {
            server.stop();
            server.with(options.toArray(String[]::new));
        }
    }
}
