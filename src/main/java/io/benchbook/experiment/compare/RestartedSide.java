package io.benchbook.experiment.compare;

import io.benchbook.base.Interrupts;
import io.benchbook.experiment.Pinned;
import io.benchbook.experiment.RunSpec;
import io.benchbook.load.Slice;
import io.benchbook.load.SlicedLoad;
import java.util.List;

/** A side whose server runs only while it has its turn, since it costs the other one something when it is idle. */
final class RestartedSide implements Side {
    private final RunSpec run;

    RestartedSide(RunSpec run) {
        this.run = run;
    }

    @Override
    public Slice turn(double guard, double seconds) throws InterruptedException {
        Interrupts.unwrapped(run.server()::start);
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

    /** Leaves the server as it was found: up. */
    @Override
    public void close() {
        Interrupts.deferred(run.server()::start);
    }
}
