package io.benchbook.notebook;

import io.benchbook.base.Progress;
import io.benchbook.display.LiveLine;
import io.benchbook.display.PlainLines;
import io.benchbook.display.Screen;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a batch run is seen: printed text goes through as it comes, and on a terminal one live line of progress stands
 * below it. Elsewhere, progress is a few plain lines on standard error.
 */
final class LiveScreen implements Progress {
    private static final String ERASE = "\r\u001b[K";

    private final PrintStream out;
    private final PrintStream err;
    private final Screen screen;
    private final Progress progress;
    private String live = "";
    private boolean atLineStart = true;

    /** @param terminal whether {@code out} and {@code err} are one terminal */
    LiveScreen(PrintStream out, PrintStream err, boolean terminal, Screen screen) {
        this.out = new PrintStream(out, true, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        this.screen = screen;
        this.progress = terminal ? new LiveLine(this::live, () -> screen) : new PlainLines(text -> line(true, text));
    }

    Screen screen() {
        return screen;
    }

    /** Prints text as it is. */
    synchronized void print(boolean error, String text) {
        if (text.isEmpty()) {
            return;
        }
        erase();
        PrintStream stream = error ? err : out;
        stream.print(text);
        stream.flush();
        atLineStart = text.endsWith("\n");
    }

    /** Prints whole lines of our own, below a line that was left open. */
    synchronized void line(boolean error, String text) {
        print(error, (atLineStart ? "" : "\n") + text + "\n");
    }

    @Override
    public Task begin(String what, Unit unit, double total) {
        return progress.begin(what, unit, total);
    }

    /** Work that nobody has ended is not shown any more: its cell has ended. */
    void endOfCell() {
        if (progress instanceof LiveLine line) {
            line.clear();
        }
    }

    /** Shows this line below everything, or nothing where it is empty. */
    synchronized void live(String line) {
        if (!atLineStart && live.isEmpty()) {
            return;
        }
        erase();
        out.print(line);
        out.flush();
        live = line;
    }

    private void erase() {
        if (!live.isEmpty()) {
            out.print(ERASE);
            out.flush();
            live = "";
        }
    }
}
