package io.benchbook.experiment.attribution;

import io.benchbook.base.Progress;
import io.benchbook.experiment.Pinned;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.experiment.compare.Method;
import io.benchbook.experiment.compare.SlicedSide;
import io.benchbook.server.Server;
import io.benchbook.stats.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Servers that are measured side by side in rounds, all up with their connections open. */
final class Stage {
    /** Slices are made shorter where fewer rounds would fit into the budget: the spread is known from rounds only. */
    private static final int WISHED_ROUNDS = 12;

    private final ComparisonSpec spec;
    private final Progress progress;
    private final List<Server> servers;
    private final List<Rounds.Link> links;

    private Stage(ComparisonSpec spec, Progress progress, List<Server> servers, List<Rounds.Link> links) {
        this.spec = spec;
        this.progress = progress;
        this.servers = List.copyOf(servers);
        this.links = List.copyOf(links);
    }

    /** Each server against the first one. */
    static Stage star(ComparisonSpec spec, Progress progress, List<Server> servers) {
        return new Stage(
                spec,
                progress,
                servers,
                IntStream.range(1, servers.size())
                        .mapToObj(side -> new Rounds.Link(0, side))
                        .toList());
    }

    /** Each server against the one before it, then the last against the first. */
    static Stage chain(ComparisonSpec spec, Progress progress, List<Server> servers) {
        List<Rounds.Link> links = new ArrayList<>();
        IntStream.range(1, servers.size()).forEach(side -> links.add(new Rounds.Link(side - 1, side)));
        if (servers.size() > 2) {
            links.add(new Rounds.Link(0, servers.size() - 1));
        }
        return new Stage(spec, progress, servers, links);
    }

    /**
     * Prepares all and measures them.
     *
     * @param title what is to be seen while it goes on
     * @param seconds of measuring, at most
     */
    Outcome measured(String title, double seconds) {
        List<RunSpec> runs = servers.stream().map(spec.run()::on).toList();
        runs.forEach(run -> Runner.ready(run, progress));
        try (Progress.Task task = progress.begin(title, Progress.Unit.SECONDS, seconds)) {
            return Pinned.during(runs, () -> opened(runs, task, seconds));
        } catch (InterruptedException stopped) {
            return Outcome.STOPPED;
        }
    }

    private Outcome opened(List<RunSpec> runs, Progress.Task task, double seconds) throws InterruptedException {
        List<SlicedSide> sides = new ArrayList<>();
        try {
            for (RunSpec run : runs) {
                sides.add(SlicedSide.open(run, () -> {}));
            }
            return measured(sides, task, seconds);
        } finally {
            sides.forEach(SlicedSide::close);
        }
    }

    private Outcome measured(List<SlicedSide> sides, Progress.Task task, double seconds) throws InterruptedException {
        double slowest = Double.POSITIVE_INFINITY;
        for (SlicedSide side : sides) {
            task.at(0, "warming up");
            slowest = Math.min(slowest, side.turn(0, spec.warmup()).tps());
        }
        long begun = System.nanoTime();
        Method method = Method.slices(slowest, spec.run().threads()).shortened(seconds, sides.size(), WISHED_ROUNDS);
        Rounds rounds = new Rounds(sides.size(), links, method, spec, seconds);
        rounds.hold(sides, task);
        return new Outcome(rounds.verdicts(), method, rounds.wasStopped(), (System.nanoTime() - begun) / 1e9);
    }

    /**
     * What came of it.
     *
     * @param verdicts of the pairs, in their order; empty where it was stopped before
     * @param stopped whether the user ended it
     * @param seconds that it took
     */
    record Outcome(List<Verdict> verdicts, Method method, boolean stopped, double seconds) {
        static final Outcome STOPPED = new Outcome(List.of(), Method.slices(1, 1), true, 0);

        Outcome {
            verdicts = List.copyOf(verdicts);
        }
    }
}
