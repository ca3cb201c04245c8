package io.benchbook.stats;

import io.benchbook.base.Checks;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/**
 * When a growing set of pairs is looked at, and how wide the interval of each look must be, so that the intervals of all
 * looks <em>together</em> hold the true ratio with the stated confidence (repeated confidence intervals: Jennison and
 * Turnbull, Interim Analyses: The Repeated Confidence Interval Approach, JRSS B 51, 1989). One may then stop for whatever
 * reason at any look. The price: with the spending used here the last interval is about 5 % wider than if nobody had
 * looked before.
 */
public final class SequentialPlan {
    /** Fewer pairs say nothing about their own spread. */
    public static final int FEWEST_PAIRS = 5;

    /** Patient: large effects are still seen early, and little is lost at the end. */
    private static final Spending SPENDING = Spending.power(3);

    private static final double GROWTH = 1.25;

    private final int mostPairs;
    private final double alpha;
    private final List<Integer> sizes;
    private final List<Look> looks;

    private SequentialPlan(int mostPairs, double alpha, List<Integer> sizes, List<Look> looks) {
        this.mostPairs = mostPairs;
        this.alpha = alpha;
        this.sizes = sizes;
        this.looks = looks;
    }

    /**
     * Looks from {@value #FEWEST_PAIRS} pairs on, each with about a quarter more pairs than the one before.
     *
     * @param mostPairs how many pairs the budget allows, from 2 to 100,000
     * @param confidence of all looks together, from 0.5 to 0.999
     */
    public static SequentialPlan of(int mostPairs, double confidence) {
        Checks.inRange("pairs", mostPairs, 2L, 100_000L);
        double alpha = 1 - Checks.inRange("confidence", confidence, 0.5, 0.999);
        List<Integer> sizes = sizes(mostPairs);
        List<Look> looks = new ArrayList<>();
        Look look = Look.none();
        for (int size : sizes) {
            look = look.next(size, SPENDING.spent(size / (double) mostPairs, alpha));
            looks.add(look);
        }
        return new SequentialPlan(mostPairs, alpha, sizes, looks);
    }

    private static List<Integer> sizes(int mostPairs) {
        LinkedList<Integer> sizes = new LinkedList<>(List.of(mostPairs));
        for (int size = less(mostPairs); size >= FEWEST_PAIRS; size = less(size)) {
            sizes.addFirst(size);
        }
        return List.copyOf(sizes);
    }

    private static int less(int size) {
        return Math.min(size - 1, (int) Math.round(size / GROWTH));
    }

    public int mostPairs() {
        return mostPairs;
    }

    /** Whether the data are looked at with this many pairs. */
    public boolean looksAt(int pairs) {
        return sizes.contains(pairs);
    }

    /** The confidence of the single interval at this planned look. */
    public double confidenceAt(int pairs) {
        return looks.get(sizes.indexOf(pairs)).confidence();
    }

    /**
     * The confidence of the single interval when time is up with this many pairs, at or off a planned look: all that is left
     * is spent. Right only where the clock, not the data, decided to end.
     */
    public double confidenceAtEnd(int pairs) {
        Look before = Look.none();
        for (int i = 0; i < sizes.size() && sizes.get(i) < pairs; i++) {
            before = looks.get(i);
        }
        return before.next(pairs, alpha).confidence();
    }
}
