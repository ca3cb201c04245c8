package io.benchbook.commands;

import io.benchbook.base.Checks;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.experiment.Calibration;
import io.benchbook.experiment.Calibrator;
import io.benchbook.server.Server;

/** What the load generator itself costs. */
public final class Generators {
    private static final int USUAL_THREADS = 8;
    private static final int SECONDS = 2;

    private Generators() {}

    /**
     * Measures the floor of this machine on the current server: the closed loop of each engine against a statement that does
     * nothing ({@code DO 0}), in turns, three of two seconds each, with 8 threads. Where sysbench is installed it takes its
     * turns too, and the result states by which factor each engine is faster.
     * <pre>
     * calibrate()
     * calibrate(server("8.0.15"), 1).table()
     * </pre>
     */
    public static Calibration calibrate() {
        return calibrate(Workbench.current().servers().current("calibrate"));
    }

    /** The same on another server. */
    public static Calibration calibrate(Server server) {
        return calibrate(server, USUAL_THREADS);
    }

    /**
     * The same with another number of clients.
     *
     * @param threads from 1 to 1,000; by default 8
     */
    public static Calibration calibrate(Server server, int threads) {
        Checks.inRange("threads", threads, 1, 1_000);
        Workbench bench = Workbench.current();
        Call call = Call.of("calibrate", Spec.on(server).and("threads", threads));
        return bench.recording()
                .result(call, Forms.CALIBRATION, () -> new Calibrator(bench.progress()).on(server, threads, SECONDS));
    }
}
