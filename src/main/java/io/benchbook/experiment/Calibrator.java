package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Calibration.Floor;
import io.benchbook.load.EngineKind;
import io.benchbook.load.LoadListener;
import io.benchbook.load.LoadResult;
import io.benchbook.load.LoadRun;
import io.benchbook.load.sysbench.SysbenchRun;
import io.benchbook.server.Server;
import io.benchbook.workload.Queries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Measures what the engines themselves cost, in turns, so that what the machine does beside it meets all alike. */
public final class Calibrator {
    private static final int ROUNDS = 3;
    private static final double MICROS = 1e6;

    private final Progress progress;

    public Calibrator(Progress progress) {
        this.progress = progress;
    }

    /**
     * Calibrates.
     *
     * @param threads clients
     * @param seconds of each engine's turns, each of three; whole
     */
    public Calibration on(Server server, int threads, int seconds) {
        server.start();
        List<EngineKind> engines = new ArrayList<>(List.of(EngineKind.WIRE, EngineKind.JDBC));
        List<String> notes = new ArrayList<>();
        if (SysbenchRun.isInstalled()) {
            engines.add(EngineKind.SYSBENCH);
        } else {
            notes.add("sysbench is not installed: sudo apt-get install sysbench");
        }
        Map<EngineKind, List<LoadResult>> turns = turns(server, threads, seconds, engines);
        List<Floor> floors =
                engines.stream().map(engine -> floor(engine, turns.get(engine))).toList();
        return new Calibration(server.name(), threads, floors, notes);
    }

    private Map<EngineKind, List<LoadResult>> turns(Server server, int threads, int seconds, List<EngineKind> engines) {
        Map<EngineKind, List<LoadResult>> turns = new EnumMap<>(EngineKind.class);
        try (Progress.Task task =
                progress.begin("calibrate " + server.name(), Progress.Unit.RUNS, ROUNDS * engines.size())) {
            for (int done = 0; done < ROUNDS * engines.size(); done++) {
                EngineKind engine = engines.get(done % engines.size());
                task.at(done, engine.toString());
                LoadResult result =
                        LoadRun.run(spec(server, engine, threads, seconds).plan(), new LoadListener() {});
                if (!result.ending().isCompleted()) {
                    throw new BenchbookException("calibrate: " + engine + ": " + result.ending() + ".");
                }
                turns.computeIfAbsent(engine, first -> new ArrayList<>()).add(result);
            }
        }
        return turns;
    }

    private static RunSpec spec(Server server, EngineKind engine, int threads, int seconds) {
        List<Factor> factors = List.of(
                server,
                Queries.of("DO 0"),
                Axis.of(Keys.ENGINE, List.of(engine)),
                Axis.of(Keys.THREADS, List.of(threads)),
                Axis.of(Keys.SECONDS, List.of((double) seconds)),
                Axis.of(Keys.WARMUP, List.of(1.0)));
        return RunSpec.of(Factors.of("calibrate", factors), () -> server);
    }

    private static Floor floor(EngineKind engine, List<LoadResult> turns) {
        return new Floor(
                engine.toString(),
                median(turns, turn -> turn.perSecond(turn.counts().transactions())),
                median(turns, turn -> turn.transactions().percentileMs(50)),
                median(turns, turn -> turn.transactions().percentileMs(99)),
                median(
                        turns,
                        turn -> turn.generator().processCpuSeconds()
                                * MICROS
                                / turn.counts().transactions()));
    }

    private static double median(List<LoadResult> turns, ToDoubleFunction<LoadResult> figure) {
        double[] sorted = turns.stream().mapToDouble(figure).toArray();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
