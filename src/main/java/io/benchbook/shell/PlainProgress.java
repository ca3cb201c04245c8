package io.benchbook.shell;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import java.io.PrintStream;

/** Progress where there is no terminal: a line for each task that took a while, when it has ended. */
final class PlainProgress implements Progress {
    private static final double SECONDS_WORTH_A_LINE = 2;

    private final PrintStream out;

    PlainProgress(PrintStream out) {
        this.out = out;
    }

    @Override
    public Task begin(String what, Unit unit, double total) {
        long begin = System.nanoTime();
        return new Task() {
            @Override
            public void at(double done, String text) {
                // only the end is worth a line here
            }

            @Override
            public void close() {
                double seconds = (System.nanoTime() - begin) / 1e9;
                if (seconds >= SECONDS_WORTH_A_LINE) {
                    out.println(what + ": " + Numbers.seconds(seconds));
                }
            }
        };
    }
}
