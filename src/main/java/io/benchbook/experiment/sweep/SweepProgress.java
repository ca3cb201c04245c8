package io.benchbook.experiment.sweep;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunResult;

/** One bar for a whole sweep: what goes on within a run moves it and is told beside it. */
final class SweepProgress implements Progress, AutoCloseable {
    private final Task task;
    private final int total;
    private int done;
    private String before = "";

    /** @param done runs of before */
    SweepProgress(Progress listener, String name, int done, int total) {
        this.task = listener.begin(name, Unit.RUNS, total - done);
        this.total = total - done;
    }

    /** A run has ended, well or not: until the next one has figures, that one's are told. */
    void next(RunResult run) {
        done++;
        before = "the run before: "
                + (run.ended().isCompleted()
                        ? Numbers.text(run.tps()) + " tps"
                        : run.ended().reason());
        task.at(done, before);
    }

    @Override
    public Task begin(String what, Unit unit, double amount) {
        task.at(done, with(what, before));
        boolean isRun = unit == Unit.SECONDS && amount > 0;
        return (position, text) -> {
            double part = isRun ? Math.min(1, position / amount) : 0;
            task.at(Math.min(total, done + part), with(what, text.isEmpty() ? before : text));
        };
    }

    private static String with(String what, String text) {
        return text.isEmpty() ? what : what + "  " + text;
    }

    @Override
    public void close() {
        task.close();
    }
}
