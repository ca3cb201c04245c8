package io.benchbook.experiment;

import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Interval;
import io.benchbook.load.LoadResult;
import io.benchbook.load.OpenLoop;
import io.benchbook.stats.Drift;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a reader must know beside the figures. */
final class RunNotes {
    /** From this share of the machine's CPU on, a generator on the server's machine decides what is measured. */
    private static final double MUCH = 0.3;
    /** A machine this busy has nothing to give to either side. */
    private static final double FULL = 0.95;
    /** From this share of the time on, collections are worth telling. */
    private static final double GC_SHARE = 0.02;

    /** From this share of the latency on, the generator's own delay is worth telling. */
    private static final double LATE_SHARE = 0.2;
    /** Below this share of the wanted rate the clients did not keep up. */
    private static final double KEPT_UP = 0.95;

    private RunNotes() {}

    static List<String> of(RunSpec spec, Map<String, String> variables, LoadResult load) {
        List<String> notes = new ArrayList<>();
        charset(variables, notes);
        if (spec.warmup() > 0) {
            notes.add(String.format(Locale.ROOT, "after %.1f s of warm-up", spec.warmup()));
        }
        if (!spec.pinning().isNone()) {
            notes.add(spec.pinning().toString());
        }
        generator(load, notes);
        openLoop(load, notes);
        notes.addAll(load.notes());
        drift(spec, load, notes);
        if (load.counts().transactions() == 0) {
            notes.add("no transaction ended");
        }
        return notes;
    }

    private static void charset(Map<String, String> variables, List<String> notes) {
        String charset = variables.get("character_set_server");
        if (charset != null) {
            notes.add("charset " + charset);
        }
    }

    private static void drift(RunSpec spec, LoadResult load, List<String> notes) {
        double[] tps = load.intervals().stream()
                .filter(interval -> interval.seconds() > spec.every() / 2)
                .mapToDouble(Interval::tps)
                .toArray();
        Drift.in(tps, spec.every()).forEach(finding -> notes.add(finding.toString()));
    }

    private static void openLoop(LoadResult load, List<String> notes) {
        OpenLoop open = load.openLoop();
        if (open == null) {
            return;
        }
        double late = open.lateness().percentileMs(99);
        if (late > LATE_SHARE * load.transactions().percentileMs(99)) {
            notes.add(String.format(
                    Locale.ROOT,
                    "the generator itself began transactions up to %s ms late (p99)",
                    RunCard.short3(late)));
        }
        double share =
                load.perSecond(load.counts().transactions()) / open.rate().perSecond();
        if (share < KEPT_UP && open.waitingAtEnd() > 0) {
            notes.add(String.format(
                    Locale.ROOT,
                    "the clients fell behind: %.0f %% of the wanted rate; take more threads or a lower rate",
                    share * 100));
        }
    }

    private static void generator(LoadResult load, List<String> notes) {
        GeneratorCost cost = load.generator();
        double cores = Runtime.getRuntime().availableProcessors();
        double share = cost.processCpuSeconds() / (cores * load.seconds());
        if (share > MUCH && cost.machineBusy() > FULL) {
            notes.add(String.format(
                    Locale.ROOT,
                    "the generator used %.0f %% of this machine's CPU, which was full: it may be the bottleneck",
                    share * 100));
        }
        if (cost.delayP99Ms() > LATE_SHARE * load.transactions().percentileMs(99)) {
            notes.add(String.format(
                    Locale.ROOT,
                    "the generator's threads waited up to %s ms (p99) for a core",
                    RunCard.short3(cost.delayP99Ms())));
        }
        if (cost.gcSeconds() > GC_SHARE * load.seconds()) {
            notes.add(String.format(Locale.ROOT, "%.2f s of garbage collection in the generator", cost.gcSeconds()));
        }
    }
}
