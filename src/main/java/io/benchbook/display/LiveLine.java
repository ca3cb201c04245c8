package io.benchbook.display;

import io.benchbook.base.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Shows the task that began last as a live line, redrawn a few times a second, for as long as there is one. */
public final class LiveLine implements Progress {
    private static final Duration BETWEEN_FRAMES = Duration.ofMillis(150);

    private final Consumer<String> line;
    private final Supplier<Screen> screen;
    private final Duration betweenFrames;
    private final List<Work> works = new ArrayList<>();
    private boolean drawing;

    /** @param line takes what is to be shown, an empty text for nothing */
    public LiveLine(Consumer<String> line, Supplier<Screen> screen) {
        this(line, screen, BETWEEN_FRAMES);
    }

    LiveLine(Consumer<String> line, Supplier<Screen> screen, Duration betweenFrames) {
        this.line = line;
        this.screen = screen;
        this.betweenFrames = betweenFrames;
    }

    @Override
    public synchronized Task begin(String what, Unit unit, double total) {
        Work work = new Work(what, unit, total);
        works.add(work);
        if (!drawing) {
            drawing = true;
            Thread painter = new Thread(this::draw, "progress");
            painter.setDaemon(true);
            painter.start();
        }
        return work;
    }

    private void draw() {
        try {
            do {
                Thread.sleep(betweenFrames.toMillis());
            } while (frame());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean frame() {
        drawing = !works.isEmpty();
        if (drawing) {
            line.accept(works.get(works.size() - 1).text());
        }
        return drawing;
    }

    /** Forgets all tasks: their cell has ended, whether or not they were closed. */
    public synchronized void clear() {
        works.clear();
        line.accept("");
    }

    private synchronized void end(Work work) {
        if (works.remove(work) && works.isEmpty()) {
            line.accept("");
        }
    }

    private final class Work implements Task {
        private final String what;
        private final Unit unit;
        private final double total;
        private final long begin = System.nanoTime();
        private volatile double done;
        private volatile String beside = "";

        Work(String what, Unit unit, double total) {
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
            return Bar.line(what, unit, done, total, beside, (System.nanoTime() - begin) / 1e9, screen.get());
        }

        @Override
        public void close() {
            end(this);
        }
    }
}
