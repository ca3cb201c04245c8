package io.benchbook.experiment;

import io.benchbook.base.Progress;
import io.benchbook.load.Interval;
import io.benchbook.load.LoadListener;
import java.util.Locale;

/** Tells of a run as it goes, and has the server's counters read at the right moments. */
final class RunProgress implements LoadListener, AutoCloseable {
    private final RunSpec spec;
    private final ServerMeter meter;
    private final Progress.Task task;
    private long errors;

    RunProgress(Progress progress, RunSpec spec, ServerMeter meter) {
        this.spec = spec;
        this.meter = meter;
        this.task = progress.begin(what(spec), Progress.Unit.SECONDS, total(spec));
    }

    @Override
    public void opened(int connections) {
        task.at(0, String.format(Locale.ROOT, "%,d of %,d connections", connections, spec.threads()));
    }

    @Override
    public void started() {
        task.at(0, spec.warmup() > 0 ? "warming up" : "");
    }

    @Override
    public void measuring() {
        meter.begin();
    }

    @Override
    public void interval(Interval interval) {
        errors += interval.counts().errorCount();
        double done = spec.warmup() + interval.end();
        task.sample(done, interval.tps(), "tps");
        task.at(
                done,
                String.format(
                        Locale.ROOT,
                        "%,.0f tps  p95 %s ms  %,d errors%s",
                        interval.tps(),
                        RunCard.short3(interval.p95Ms()),
                        errors,
                        waiting(interval.queue())));
    }

    private static String waiting(Interval.Queue queue) {
        return queue == null || queue.waiting() == 0
                ? ""
                : String.format(Locale.ROOT, "  %,d waiting", queue.waiting());
    }

    @Override
    public void measured() {
        meter.end();
    }

    @Override
    public void close() {
        task.close();
    }

    private static double total(RunSpec spec) {
        return spec.endsByEvents() ? 0 : spec.warmup() + spec.seconds();
    }

    private static String what(RunSpec spec) {
        return String.format(
                Locale.ROOT,
                "%s  %s  %,d %s",
                spec.server().name(),
                spec.workload().label(),
                spec.threads(),
                spec.threads() == 1 ? "thread" : "threads");
    }
}
