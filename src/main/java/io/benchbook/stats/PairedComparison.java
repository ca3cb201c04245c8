package io.benchbook.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/**
 * Takes in pairs until its rule says that it is enough. Used by one thread.
 *
 * @param <P> what is kept of a pair
 */
public final class PairedComparison<P> {
    private final StoppingRule rule;
    private final Function<List<P>, DoubleFunction<Interval>> estimate;
    private final List<P> pairs = new ArrayList<>();
    private Verdict latest;
    private boolean finished;

    /** @param estimate the interval of the ratio from all pairs, for a confidence */
    public PairedComparison(StoppingRule rule, Function<List<P>, DoubleFunction<Interval>> estimate) {
        this.rule = rule;
        this.estimate = estimate;
        this.latest = Verdict.of(Interval.unknown(1, 1), 0, rule.theta());
    }

    /** Adds a pair, and looks at all of them where the plan says so. */
    public void add(P pair) {
        pairs.add(pair);
        if (rule.isDue(pairs.size())) {
            latest = rule.look(pairs.size(), estimate.apply(pairs));
            finished = rule.ends(latest);
        }
    }

    /** Whether no more pairs are needed, or none are left. */
    public boolean finished() {
        return finished;
    }

    /** The verdict of the latest look; too noisy before the first. */
    public Verdict latest() {
        return latest;
    }

    /** The verdict when the clock has ended the comparison, perhaps between two looks. */
    public Verdict atEnd() {
        return finished || pairs.size() < 2 ? latest : rule.lastLook(pairs.size(), estimate.apply(pairs));
    }

    /** All pairs so far, in order. */
    public List<P> pairs() {
        return List.copyOf(pairs);
    }
}
