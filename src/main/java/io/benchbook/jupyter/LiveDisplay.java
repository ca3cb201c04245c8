package io.benchbook.jupyter;

import io.benchbook.base.Progress;
import io.benchbook.display.Bar;
import io.benchbook.display.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Shows the task that began last as one line under its cell, five times a second at most, for as long as there is one. */
final class LiveDisplay implements Progress {
    private static final long MILLIS_BETWEEN_FRAMES = 200;
    private static final Screen SCREEN = Screen.PLAIN;

    private final Owners owners;
    private final List<Work> works = new ArrayList<>();

    LiveDisplay(Owners owners, ScheduledExecutorService timer) {
        this.owners = owners;
        timer.scheduleWithFixedDelay(this::frame, MILLIS_BETWEEN_FRAMES, MILLIS_BETWEEN_FRAMES, TimeUnit.MILLISECONDS);
    }

    @Override
    public synchronized Task begin(String what, Unit unit, double total) {
        Work work = new Work(owners.here(), what, unit, total);
        works.add(work);
        return work;
    }

    private synchronized void frame() {
        if (!works.isEmpty()) {
            Work last = works.get(works.size() - 1);
            last.cell.ifPresent(cell -> cell.live(last.text()));
        }
    }

    /** Forgets the tasks of a cell that has ended, whether or not they were closed. */
    synchronized void ended(RunningCell cell) {
        works.removeIf(work -> work.cell.filter(cell::equals).isPresent());
        cell.live("");
    }

    private synchronized void end(Work work) {
        works.remove(work);
    }

    private final class Work implements Task {
        private final Optional<RunningCell> cell;
        private final String what;
        private final Unit unit;
        private final double total;
        private final long begin = System.nanoTime();
        private volatile double done;
        private volatile String beside = "";

        Work(Optional<RunningCell> cell, String what, Unit unit, double total) {
            this.cell = cell;
            this.what = what;
            this.unit = unit;
            this.total = total;
        }

        @Override
        public void at(double newDone, String text) {
            done = newDone;
            beside = text;
        }

        String text() {
            return Bar.line(what, unit, done, total, beside, (System.nanoTime() - begin) / 1e9, SCREEN);
        }

        @Override
        public void close() {
            end(this);
        }
    }
}
