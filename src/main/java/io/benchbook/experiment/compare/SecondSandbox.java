package io.benchbook.experiment.compare;

import io.benchbook.server.Server;
import io.benchbook.server.settings.ChangedSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A sandbox beside a server that is up, of the same version, that is as that one is but for what is meant to differ. */
public final class SecondSandbox {
    private SecondSandbox() {}

    /**
     * Starts it; one of this name that is up is stopped first.
     *
     * @param options all its start-up options, those of the server among them
     * @param meant variables that are to differ; all others that were set while the server ran are set here as well
     */
    public static Server started(Server server, String alias, List<String> options, Set<String> meant) {
        Server other = server.as(alias);
        other.stop();
        other.with(options.toArray(String[]::new)).start();
        Map<String, String> settings = new LinkedHashMap<>(server.setWhileRunning());
        settings.keySet().removeAll(meant);
        ChangedSettings.bringBack(other, settings);
        return other;
    }
}
