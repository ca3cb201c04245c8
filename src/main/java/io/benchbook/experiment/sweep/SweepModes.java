package io.benchbook.experiment.sweep;

import io.benchbook.experiment.Factors;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * How the runs of a sweep are done.
 *
 * @param repeats how often each point is measured
 * @param restarted whether the server is restarted before each run
 * @param cold whether it is restarted with empty caches, its own and the operating system's
 * @param fresh whether the prepared data is brought back before each run
 * @param shuffle the seed of the random order; empty for the order with few restarts and loads
 */
record SweepModes(int repeats, boolean restarted, boolean cold, boolean fresh, OptionalLong shuffle) {
    static SweepModes of(Factors factors) {
        long seed = factors.single(SweepKeys.SHUFFLED, 0L);
        return new SweepModes(
                factors.single(SweepKeys.REPEAT, 1),
                factors.single(SweepKeys.RESTARTED, false),
                factors.single(SweepKeys.COLD, false),
                factors.single(SweepKeys.FRESH, false),
                factors.axis(SweepKeys.SHUFFLED).isPresent() ? OptionalLong.of(seed) : OptionalLong.empty());
    }

    /** As they are typed, without the number of repeats, which every point states, and the order, which changes no point. */
    List<String> typed() {
        List<String> typed = new ArrayList<>();
        if (restarted) {
            typed.add("restarted()");
        }
        if (cold) {
            typed.add("coldCaches()");
        }
        if (fresh) {
            typed.add("freshData()");
        }
        return typed;
    }
}
