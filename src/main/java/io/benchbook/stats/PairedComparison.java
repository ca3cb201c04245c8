package io.benchbook.stats;

import java.util.Arrays;

/** Takes in pairs until its rule says that it is enough. Used by one thread. */
public final class PairedComparison {
    private final StoppingRule rule;
    private double[] reference = new double[64];
    private double[] compared = new double[64];
    private int pairs;
    private Verdict latest;
    private boolean finished;

    public PairedComparison(StoppingRule rule) {
        this.rule = rule;
        this.latest = Verdict.of(Interval.unknown(1, 1), 0, rule.theta());
    }

    /** Adds a pair; both values above zero. */
    public void add(double referenceValue, double comparedValue) {
        if (pairs == reference.length) {
            reference = Arrays.copyOf(reference, 2 * pairs);
            compared = Arrays.copyOf(compared, 2 * pairs);
        }
        reference[pairs] = referenceValue;
        compared[pairs] = comparedValue;
        pairs++;
        if (rule.isDue(pairs)) {
            latest = rule.look(pairs, ratio()::mean);
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
        return finished || pairs < 2 ? latest : rule.lastLook(pairs, ratio()::mean);
    }

    public int pairs() {
        return pairs;
    }

    /** All pairs so far. */
    public PairedRatio ratio() {
        return PairedRatio.of(Arrays.copyOf(reference, pairs), Arrays.copyOf(compared, pairs));
    }
}
