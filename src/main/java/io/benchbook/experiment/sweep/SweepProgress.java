package io.benchbook.experiment.sweep;

import io.benchbook.base.Progress;

/** One bar for a whole sweep: what goes on within a run moves it and is told beside it. */
final class SweepProgress implements Progress, AutoCloseable {
    private final Task task;
    private final int total;
    private int done;

    /** @param done runs of before */
    SweepProgress(Progress listener, String name, int done, int total) {
        this.task = listener.begin(name, Unit.RUNS, total - done);
        this.total = total - done;
    }

    /** A run has ended, well or not. */
    void next() {
        done++;
        task.at(done, "");
    }

    @Override
    public Task begin(String what, Unit unit, double amount) {
        task.at(done, what);
        boolean isRun = unit == Unit.SECONDS && amount > 0;
        return (position, text) -> {
            double part = isRun ? Math.min(1, position / amount) : 0;
            task.at(Math.min(total, done + part), text.isEmpty() ? what : what + "  " + text);
        };
    }

    @Override
    public void close() {
        task.close();
    }
}
