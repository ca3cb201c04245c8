package io.benchbook.experiment.compare;

import io.benchbook.base.Progress;
import io.benchbook.load.Slice;
import io.benchbook.stats.PairedComparison;
import io.benchbook.stats.SequentialPlan;
import io.benchbook.stats.StoppingRule;
import io.benchbook.stats.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** The turns of two sides, until the answer is clear, the budget is used, or the user stops it. */
final class Contest {
    private final Method method;
    private final Progress.Task task;
    private final Random random;
    private final boolean latencies;
    private final long end;
    private final int most;
    private final PairedComparison<Measured> comparison;
    private boolean stopped;

    Contest(ComparisonSpec spec, Method method, Progress.Task task) {
        this.method = method;
        this.task = task;
        this.random = new Random(spec.run().seed());
        this.latencies = spec.percentile().isPresent();
        this.end = System.nanoTime() + (long) (spec.budget() * 1e9);
        this.most = method.pairsWithin(spec.budget());
        StoppingRule rule =
                new StoppingRule(SequentialPlan.of(most, ComparisonSpec.CONFIDENCE), spec.theta(), spec.precision());
        this.comparison = new PairedComparison<>(rule, Measured.estimate(spec.percentile()));
    }

    /** Goes on until it is over; an interrupt ends it with the pairs that are complete. */
    void hold(Side reference, Side compared) {
        try {
            while (!comparison.finished() && System.nanoTime() - end < 0) {
                comparison.add(pair(reference, compared));
                task.at(comparison.pairs().size(), progress());
            }
        } catch (InterruptedException enough) {
            stopped = true;
        }
    }

    private Measured pair(Side reference, Side compared) throws InterruptedException {
        boolean referenceFirst = random.nextBoolean();
        Slice first = turn(referenceFirst ? reference : compared);
        Slice second = turn(referenceFirst ? compared : reference);
        Slice ofReference = referenceFirst ? first : second;
        Slice ofCompared = referenceFirst ? second : first;
        Pair pair = Pair.of(referenceFirst, ofReference, ofCompared);
        return Measured.of(pair, ofReference, ofCompared, latencies);
    }

    private Slice turn(Side side) throws InterruptedException {
        return side.turn(method.guard(), method.seconds());
    }

    private String progress() {
        Verdict latest = comparison.latest();
        String pairs = String.format(
                Locale.ROOT, "pair %,d of at most %,d", comparison.pairs().size(), most);
        return latest.pairs() == 0
                ? pairs
                : String.format(
                        Locale.ROOT,
                        "%s   ratio %.3f [%.3f, %.3f]",
                        pairs,
                        latest.ratio().estimate(),
                        latest.ratio().low(),
                        latest.ratio().high());
    }

    /** Whether the user ended it. */
    boolean wasStopped() {
        return stopped;
    }

    Verdict verdict() {
        return comparison.atEnd();
    }

    List<Pair> pairs() {
        return comparison.pairs().stream().map(Measured::pair).toList();
    }
}
