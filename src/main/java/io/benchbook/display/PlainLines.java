package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Progress where there is no terminal: a line when a piece of work begins, a line with its figures now and then, and a
 * line when it has ended. Work inside other work, such as the runs of a sweep, is told of only where nothing was told for
 * a while, so that a night's log stays short.
 */
public final class PlainLines implements Progress {
    private static final double SECONDS_BETWEEN = 10;
    private static final double SECONDS_WORTH_AN_END = 2;

    private final Consumer<String> line;
    private final LongSupplier nanos;
    private int open;
    private long told;

    /** @param line takes each line, without its end */
    public PlainLines(Consumer<String> line) {
        this(line, System::nanoTime);
    }

    PlainLines(Consumer<String> line, LongSupplier nanos) {
        this.line = line;
        this.nanos = nanos;
    }

    @Override
    public synchronized Task begin(String what, Unit unit, double total) {
        Work work = new Work(what, unit, total);
        if (open++ == 0 || quiet()) {
            work.tell("  " + what + " ...");
        }
        return work;
    }

    private boolean quiet() {
        return secondsSince(told) >= SECONDS_BETWEEN;
    }

    private double secondsSince(long begin) {
        return (nanos.getAsLong() - begin) / 1e9;
    }

    private final class Work implements Task {
        private final String what;
        private final Unit unit;
        private final double total;
        private final long begin = nanos.getAsLong();
        private boolean mentioned;
        private boolean ended;

        Work(String what, Unit unit, double total) {
            this.what = what;
            this.unit = unit;
            this.total = total;
        }

        @Override
        public void at(double done, String text) {
            synchronized (PlainLines.this) {
                if (quiet() && !ended) {
                    tell(Bar.plain(what, unit, done, total, text, secondsSince(begin)));
                }
            }
        }

        @Override
        public void close() {
            synchronized (PlainLines.this) {
                if (ended) {
                    return;
                }
                ended = true;
                open--;
                if (mentioned && secondsSince(begin) >= SECONDS_WORTH_AN_END) {
                    tell("  " + what + ": " + Numbers.seconds(secondsSince(begin)));
                }
            }
        }

        void tell(String text) {
            mentioned = true;
            told = nanos.getAsLong();
            line.accept(text);
        }
    }
}
