package io.benchbook.jupyter;

import io.benchbook.base.Progress;
import io.benchbook.display.Bar;
import io.benchbook.display.Bundle;
import io.benchbook.display.Screen;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Shows under each cell the last task that it began, as one line and a chart of what is measured, five times a second at
 * most, for as long as there is one.
 */
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
        Map<RunningCell, Work> latest = new LinkedHashMap<>();
        works.forEach(work -> work.cell.ifPresent(cell -> latest.put(cell, work)));
        latest.forEach((cell, work) -> cell.live(work.bundle()));
    }

    /** Forgets the tasks of a cell that has ended, whether or not they were closed. */
    synchronized void ended(RunningCell cell) {
        works.removeIf(work -> work.cell.filter(cell::equals).isPresent());
        cell.live(LiveChart.NOTHING);
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
        private volatile LiveChart chart;

        Work(Optional<RunningCell> cell, String what, Unit unit, double total) {
            this.cell = cell;
            this.what = what;
            this.unit = unit;
            this.total = total;
            this.chart = new LiveChart(total);
        }

        @Override
        public void at(double newDone, String text) {
            done = newDone;
            beside = text;
        }

        @Override
        public void sample(double at, double value, String valueUnit) {
            chart = chart.with(at, value, valueUnit);
        }

        Bundle bundle() {
            return chart.below(Bar.line(what, unit, done, total, beside, (System.nanoTime() - begin) / 1e9, SCREEN));
        }

        @Override
        public void close() {
            end(this);
        }
    }
}
