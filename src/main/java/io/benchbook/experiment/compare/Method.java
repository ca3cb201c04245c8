package io.benchbook.experiment.compare;

import io.benchbook.base.Numbers;
import java.util.Locale;

/**
 * How the two sides take turns.
 *
 * @param guard seconds at the beginning of each turn that are not measured
 * @param seconds measured in each turn
 * @param between seconds from the end of one turn to the beginning of the next, about
 * @param restarting whether the server that has no turn is stopped
 */
public record Method(double guard, double seconds, double between, boolean restarting) {
    private static final double SHORTEST = 0.5;
    private static final double LONGEST = 5;
    /** So many transactions that their number itself is no noise worth mentioning. */
    private static final double TRANSACTIONS = 400;

    /** So many of each client that the last one, during which others have ended, is a small part. */
    private static final double OF_A_CLIENT = 4;

    private static final double GUARD = 0.2;

    /** Slices as short as the slower side allows. @param tps of that side */
    public static Method slices(double tps, int threads) {
        double wanted = Math.max(TRANSACTIONS, OF_A_CLIENT * threads);
        double seconds = Math.max(SHORTEST, Math.min(LONGEST, wanted / tps));
        return new Method(GUARD, Math.round(seconds * 10) / 10.0, 0.02, false);
    }

    /** With slices short enough for {@code rounds} turns of each of {@code sides} in a budget of seconds, at least half a second. */
    public Method shortened(double budget, int sides, int rounds) {
        double room = budget / (sides * rounds) - guard - between;
        return new Method(
                guard, Math.max(SHORTEST, Math.min(seconds, Math.floor(room * 10) / 10)), between, restarting);
    }

    /** Whole runs, between which servers are started and stopped. */
    static Method wholeRuns(double warmup) {
        return new Method(warmup, 10, 3, true);
    }

    /** How many pairs a budget of seconds allows, at least 2. */
    public int pairsWithin(double budget) {
        return (int) Math.max(2, Math.min(100_000, budget / (2 * (guard + seconds + between))));
    }

    @Override
    public String toString() {
        return restarting
                ? String.format(
                        Locale.ROOT,
                        "whole runs of %s, each server stopped while the other runs",
                        Numbers.seconds(seconds))
                : String.format(
                        Locale.ROOT, "turns of %.1f s after %.1f s unmeasured, in random order", seconds, guard);
    }
}
