package io.benchbook.display;

import java.util.concurrent.atomic.AtomicLong;

/** Names for figures that no other figure of a page has, also not one that an earlier process made. */
final class FigureId {
    private static final AtomicLong NEXT = new AtomicLong(System.currentTimeMillis() * 1000);

    private FigureId() {}

    static String next() {
        return "bb-plot-" + Long.toString(NEXT.getAndIncrement(), Character.MAX_RADIX);
    }
}
