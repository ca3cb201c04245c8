package io.benchbook.experiment.compare;

import io.benchbook.experiment.RunSpec;
import io.benchbook.load.LoadPlan;
import io.benchbook.load.Slice;
import io.benchbook.load.SlicedLoad;

/** A side whose server stays up and whose connections stay open while the other one has its turn. */
public final class SlicedSide implements Side {
    private static final double NO_END = 7 * 24 * 3600;

    private final Runnable switchOver;
    private final SlicedLoad load;

    private SlicedSide(Runnable switchOver, SlicedLoad load) {
        this.switchOver = switchOver;
        this.load = load;
    }

    /**
     * Opens all connections.
     *
     * @param switchOver what brings the set-up into force, before the connections are opened and at each turn
     */
    public static SlicedSide open(RunSpec run, Runnable switchOver) throws InterruptedException {
        switchOver.run();
        return new SlicedSide(switchOver, SlicedLoad.open(plan(run)));
    }

    /** Another side with the same connections; closing it leaves them open. */
    Side sharing(Runnable otherSwitchOver) {
        return new Side() {
            @Override
            public Slice turn(double guard, double seconds) throws InterruptedException {
                otherSwitchOver.run();
                return load.run(guard, seconds);
            }

            @Override
            public void close() {}
        };
    }

    static LoadPlan plan(RunSpec run) {
        return run.plan(NO_END, 0, 1);
    }

    @Override
    public Slice turn(double guard, double seconds) throws InterruptedException {
        switchOver.run();
        return load.run(guard, seconds);
    }

    @Override
    public void close() {
        load.close();
    }
}
