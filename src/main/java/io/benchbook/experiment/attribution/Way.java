package io.benchbook.experiment.attribution;

import io.benchbook.base.Progress;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.server.Server;
import io.benchbook.stats.Verdict;
import java.util.List;
import java.util.stream.IntStream;

/** The way between two servers, measured: all stops in the same rounds, so that the steps multiply to the whole. */
final class Way {
    private final Path path;
    private final List<Server> servers;
    private final Screening screening;

    private Way(Path path, List<Server> servers, Screening screening) {
        this.path = path;
        this.servers = servers;
        this.screening = screening;
    }

    /** Starts what is needed for it, and stops what no longer is. */
    static Way of(Variants variants, Screening screening) {
        Path path = variants.path(screening.leaders());
        List<Server> servers = path.stops().stream().map(variants::at).toList();
        variants.stopAllBut(servers);
        return new Way(path, servers, screening);
    }

    Stage.Outcome measured(ComparisonSpec spec, Progress progress, double seconds) {
        return Stage.chain(spec, progress, servers)
                .measured("why: the way in " + path.steps().size() + " steps", seconds);
    }

    /** Of the whole way. */
    static Verdict total(Stage.Outcome outcome) {
        return outcome.verdicts().get(outcome.verdicts().size() - 1);
    }

    List<AttributionStep> steps(Stage.Outcome outcome) {
        double whole = Math.log(total(outcome).ratio().estimate());
        return IntStream.range(0, path.steps().size())
                .mapToObj(i -> step(path.steps().get(i), outcome.verdicts().get(i), whole))
                .toList();
    }

    private AttributionStep step(SettingGroup group, Verdict verdict, double whole) {
        return new AttributionStep(
                group.name(),
                group.changes(),
                verdict.ratio(),
                screening.alone(group),
                verdict.pairs(),
                verdict.theta(),
                Math.log(verdict.ratio().estimate()) / whole);
    }
}
