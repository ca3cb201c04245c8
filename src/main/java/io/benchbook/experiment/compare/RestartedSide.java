package io.benchbook.experiment.compare;

import io.benchbook.base.Interrupts;
import io.benchbook.experiment.Pinned;
import io.benchbook.experiment.RunSpec;
import io.benchbook.load.Slice;
import io.benchbook.load.SlicedLoad;
import io.benchbook.server.settings.ChangedSettings;
import java.util.List;
import java.util.Map;

/** A side whose server runs only while it has its turn, since it costs the other one something when it is idle. */
final class RestartedSide implements Side {
    private final RunSpec run;
    private final Map<String, String> settings;

    /** @param run on a server that is up: what was set on it while it ran, the durability among that, it has in each turn */
    RestartedSide(RunSpec run) {
        this.run = run;
        this.settings = run.server().setWhileRunning();
    }

    @Override
    public Slice turn(double guard, double seconds) throws InterruptedException {
        Interrupts.unwrapped(this::start);
        try {
            return Pinned.during(List.of(run), () -> measured(guard, seconds));
        } finally {
            Interrupts.deferred(run.server()::stop);
        }
    }

    private Slice measured(double guard, double seconds) throws InterruptedException {
        try (SlicedLoad load = SlicedLoad.open(SlicedSide.plan(run))) {
            return load.run(guard, seconds);
        }
    }

    private void start() {
        run.server().start();
        ChangedSettings.bringBack(run.server(), settings);
    }

    /** Leaves the server as it was found: up, with what was set on it. */
    @Override
    public void close() {
        Interrupts.deferred(this::start);
    }
}
