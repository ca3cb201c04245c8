package io.benchbook.experiment.attribution;

import io.benchbook.base.Progress;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.experiment.compare.Method;
import io.benchbook.experiment.compare.Side;
import io.benchbook.stats.Interval;
import io.benchbook.stats.PairedRatio;
import io.benchbook.stats.SequentialPlan;
import io.benchbook.stats.StoppingRule;
import io.benchbook.stats.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Several set-ups that take turns: in each round each has one slice, in random order. Of some of them, taken two by two, the
 * ratio is wanted; the intervals of all these ratios hold together with the stated confidence (Bonferroni: each is given an
 * equal part of the error). It ends when each is clear and narrow enough, or when the time is up; {@value
 * SequentialPlan#FEWEST_PAIRS} rounds are measured in any case, since fewer say nothing.
 */
final class Rounds {
    /** Transactions that a slice without any counts as, so that a stall is neither left out nor infinite. */
    private static final double LEAST = 0.5;

    /** So many ratios at most share the error; the confidence of each stays computable. */
    private static final int MOST_LINKS = 40;

    private final List<Link> links;
    private final Method method;
    private final Random random;
    private final StoppingRule rule;
    private final long end;
    private final List<List<Double>> tps;
    private List<Verdict> verdicts = List.of();
    private boolean stopped;

    /** Whose ratio is wanted: of {@code compared} to {@code reference}, numbers of sides. */
    record Link(int reference, int compared) {}

    Rounds(int sides, List<Link> links, Method method, ComparisonSpec spec, double seconds) {
        this.links = List.copyOf(links);
        this.method = method;
        this.random = new Random(spec.run().seed());
        this.end = System.nanoTime() + (long) (seconds * 1e9);
        int most = (int) Math.max(SequentialPlan.FEWEST_PAIRS, method.pairsWithin(seconds) * 2L / sides);
        double confidence = 1 - (1 - ComparisonSpec.CONFIDENCE) / Math.min(links.size(), MOST_LINKS);
        this.rule = new StoppingRule(SequentialPlan.of(most, confidence), spec.theta(), spec.precision());
        this.tps = IntStream.range(0, sides)
                .<List<Double>>mapToObj(side -> new ArrayList<>())
                .toList();
    }

    /** Goes on until it is over; an interrupt ends it with the rounds that are complete. */
    void hold(List<? extends Side> sides, Progress.Task task) {
        long begun = System.nanoTime();
        try {
            while (!finished() && (count() < SequentialPlan.FEWEST_PAIRS || System.nanoTime() - end < 0)) {
                round(sides);
                if (rule.isDue(count())) {
                    verdicts = verdicts(true);
                }
                task.at((System.nanoTime() - begun) / 1e9, progress());
            }
        } catch (InterruptedException enough) {
            stopped = true;
        }
    }

    private void round(List<? extends Side> sides) throws InterruptedException {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, sides.size()).boxed().toList());
        Collections.shuffle(order, random);
        double[] measured = new double[sides.size()];
        for (int side : order) {
            measured[side] = Math.max(
                    LEAST / method.seconds(),
                    sides.get(side).turn(method.guard(), method.seconds()).tps());
        }
        IntStream.range(0, measured.length).forEach(side -> tps.get(side).add(measured[side]));
    }

    private String progress() {
        return String.format(Locale.ROOT, "%,d set-ups, round %,d", tps.size(), count());
    }

    private boolean finished() {
        return !verdicts.isEmpty()
                && verdicts.get(0).pairs() == count()
                && verdicts.stream().allMatch(rule::ends);
    }

    /** How many rounds are complete. */
    int count() {
        return tps.get(0).size();
    }

    /** Whether the user ended it. */
    boolean wasStopped() {
        return stopped;
    }

    /** Of each link, in their order; all of the same rounds. */
    List<Verdict> verdicts() {
        return finished() ? verdicts : verdicts(false);
    }

    private List<Verdict> verdicts(boolean planned) {
        return links.stream().map(link -> verdict(link, planned)).toList();
    }

    private Verdict verdict(Link link, boolean planned) {
        if (count() < 2) {
            return Verdict.of(Interval.unknown(1, ComparisonSpec.CONFIDENCE), count(), rule.theta());
        }
        PairedRatio ratio = PairedRatio.of(all(link.reference), all(link.compared));
        return planned ? rule.look(count(), ratio::mean) : rule.lastLook(count(), ratio::mean);
    }

    private double[] all(int side) {
        return tps.get(side).stream().mapToDouble(Double::doubleValue).toArray();
    }
}
