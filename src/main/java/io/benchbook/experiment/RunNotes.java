package io.benchbook.experiment;

import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Interval;
import io.benchbook.load.LoadResult;
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

    private RunNotes() {}

    static List<String> of(RunSpec spec, Map<String, String> variables, LoadResult load) {
        List<String> notes = new ArrayList<>();
        charset(variables, notes);
        if (spec.warmup() > 0) {
            notes.add(String.format(Locale.ROOT, "after %.1f s of warm-up", spec.warmup()));
        }
        generator(load, notes);
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
        if (cost.gcSeconds() > GC_SHARE * load.seconds()) {
            notes.add(String.format(Locale.ROOT, "%.2f s of garbage collection in the generator", cost.gcSeconds()));
        }
    }
}
