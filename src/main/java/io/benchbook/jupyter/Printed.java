package io.benchbook.jupyter;

import java.util.function.BiConsumer;

/**
 * What one cell prints: gathered for a moment, so that many small pieces become one message, and cut where it is a
 * flood. Safe for use from many threads.
 */
final class Printed {
    /** How many characters of a cell go to the front end; the rest goes to a file. */
    static final int MOST = 1_000_000;

    private static final int ENOUGH_FOR_A_MESSAGE = 65_536;

    private final BiConsumer<String, String> sender;
    private final Runnable flushLater;
    private final Utf8Pieces out = new Utf8Pieces();
    private final Utf8Pieces err = new Utf8Pieces();
    private final Overflow overflow = new Overflow();
    private final StringBuilder waiting = new StringBuilder();
    private boolean error;
    private int room = MOST;
    private boolean flooded;

    /**
     * @param sender takes a stream's name and text
     * @param flushLater asks for a {@link #flush} soon
     */
    Printed(BiConsumer<String, String> sender, Runnable flushLater) {
        this.sender = sender;
        this.flushLater = flushLater;
    }

    synchronized void add(boolean toError, byte[] bytes, int from, int length) {
        add(toError, (toError ? err : out).add(bytes, from, length));
    }

    synchronized void add(boolean toError, String text) {
        if (toError != error) {
            flush();
            error = toError;
        }
        int end = Math.min(room, text.length());
        if (waiting.length() == 0) {
            flushLater.run();
        }
        waiting.append(text, 0, end);
        if (end < text.length()) {
            overflow(text.substring(end));
        }
        room -= end;
        if (waiting.length() >= ENOUGH_FOR_A_MESSAGE) {
            flush();
        }
    }

    private void overflow(String rest) {
        overflow.write(rest);
        if (!flooded) {
            flooded = true;
            waiting.append(overflow.notice());
        }
    }

    /** Sends what waits. */
    synchronized void flush() {
        overflow.flush();
        if (waiting.length() > 0) {
            sender.accept(error ? "stderr" : "stdout", waiting.toString());
            waiting.setLength(0);
        }
    }
}
