package io.benchbook.experiment;

import io.benchbook.base.Numbers;
import io.benchbook.load.Latency;
import io.benchbook.load.OpenLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A run as people read it: five lines, like sysbench's summary and what it lacks. */
final class RunCard {
    private RunCard() {}

    static String of(RunResult run) {
        Card card = new Card(title(run));
        card.add("throughput", throughput(run));
        card.add("latency ms", latency(run));
        run.openLoop().ifPresent(open -> openLoop(run, open, card));
        if (!run.errors().isEmpty() || run.reconnects() > 0) {
            card.add("errors", errors(run));
        }
        card.add("cost", cost(run));
        if (!run.serverCost().counters().isEmpty()) {
            card.add("counters", counters(run));
        }
        card.notes(run.notes());
        if (!run.ended().isCompleted()) {
            card.add("ended", run.ended() + " (the figures are of what was measured until then)");
        }
        return card.toString();
    }

    private static String title(RunResult run) {
        return String.format(
                Locale.ROOT,
                "%s on %s · %s · %.1f s · %s, %s",
                run.workload(),
                where(run),
                Card.threads(run.threads()),
                run.seconds(),
                run.engine(),
                (run.prepared() ? "prepared statements" : "text protocol") + " · "
                        + run.setup().pacing());
    }

    private static String where(RunResult run) {
        return run.version().endsWith(" " + run.server()) ? run.version() : run.version() + " (" + run.server() + ")";
    }

    private static String throughput(RunResult run) {
        String steadiness = Double.isNaN(run.tpsCv())
                ? ""
                : String.format(Locale.ROOT, " (± %.1f %% between seconds)", run.tpsCv() * 100);
        return String.format(
                Locale.ROOT,
                "%s tps%s   %s qps: %s read, %s write, %s other",
                rate(run.tps()),
                steadiness,
                rate(run.qps()),
                rate(run.readQps()),
                rate(run.writeQps()),
                rate(run.otherQps()));
    }

    private static String latency(RunResult run) {
        return latency(run, run.latency()) + (run.openLoop().isPresent() ? "   from the intended start" : "");
    }

    private static String latency(RunResult run, Latency latency) {
        StringBuilder text = new StringBuilder();
        for (double level : run.setup().percentiles()) {
            text.append(Percentiles.label(level))
                    .append(' ')
                    .append(short3(latency.percentileMs(level)))
                    .append("   ");
        }
        return text + "max " + short3(latency.maxMs()) + "   mean " + short3(latency.meanMs());
    }

    private static void openLoop(RunResult run, OpenLoop open, Card card) {
        String left = open.waitingAtEnd() == 0
                ? "none left at the end"
                : String.format(
                        Locale.ROOT,
                        "%,d left at the end, waiting for up to %s; they are in no latency",
                        open.waitingAtEnd(),
                        Numbers.seconds(open.oldestSeconds()));
        card.add("service ms", latency(run, open.service()) + "   from the real start");
        card.add("backlog", String.format(Locale.ROOT, "%,d waiting at most, %s", open.mostWaiting(), left));
    }

    private static String errors(RunResult run) {
        String errors = run.errors().entrySet().stream()
                .map(error -> String.format(
                        Locale.ROOT,
                        "%,d × %d %s",
                        error.getValue(),
                        error.getKey(),
                        run.errorTexts().getOrDefault(error.getKey(), "")))
                .collect(Collectors.joining(" · "));
        String reconnects = run.reconnects() == 0
                ? ""
                : String.format(Locale.ROOT, "%,d lost connections opened again", run.reconnects());
        return errors.isEmpty() || reconnects.isEmpty() ? errors + reconnects : errors + " · " + reconnects;
    }

    private static String cost(RunResult run) {
        List<String> parts = new ArrayList<>();
        add(parts, "server %s µs CPU/tx", run.serverCpuUsPerTx());
        add(parts, "generator %s µs CPU/tx", run.generatorCpuUsPerTx());
        if (!Double.isNaN(run.fsyncsPerTx())) {
            parts.add(String.format(Locale.ROOT, "%.1f fsync/tx", run.fsyncsPerTx()));
        }
        return parts.isEmpty() ? "not known" : String.join("   ", parts);
    }

    private static String counters(RunResult run) {
        return run.serverCost().counters().entrySet().stream()
                .map(counter -> Double.isNaN(counter.getValue())
                        ? counter.getKey() + " not known"
                        : String.format(
                                Locale.ROOT,
                                "%s %,.0f, %s/tx",
                                counter.getKey(),
                                counter.getValue(),
                                short3(run.counterPerTx(counter.getKey()))))
                .collect(Collectors.joining("   "));
    }

    private static void add(List<String> parts, String pattern, double value) {
        if (!Double.isNaN(value)) {
            parts.add(String.format(pattern, short3(value)));
        }
    }

    private static String rate(double value) {
        return value < 10 && value > 0
                ? String.format(Locale.ROOT, "%.2f", value)
                : String.format(Locale.ROOT, "%,.0f", value);
    }

    /** Three significant digits, as far as they are to the right of the point. */
    static String short3(double value) {
        String pattern = value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
