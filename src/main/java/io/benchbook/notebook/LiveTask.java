package io.benchbook.notebook;

import io.benchbook.base.Progress;
import io.benchbook.display.Screen;

/** A piece of work on the live line of a terminal, drawn at most ten times a second. */
final class LiveTask implements Progress.Task {
    private static final long BETWEEN_NANOS = 100_000_000L;

    private final LiveScreen live;
    private final ProgressBar bar;
    private final Screen screen;
    private final long began = System.nanoTime();
    private long drawn = began - BETWEEN_NANOS;

    LiveTask(LiveScreen live, ProgressBar bar, Screen screen) {
        this.live = live;
        this.bar = bar;
        this.screen = screen;
        at(0, "");
    }

    @Override
    public synchronized void at(double done, String text) {
        long now = System.nanoTime();
        if (now - drawn >= BETWEEN_NANOS) {
            drawn = now;
            live.live(bar.line(done, text, (now - began) / 1e9, screen));
        }
    }

    @Override
    public void close() {
        live.live("");
    }
}
