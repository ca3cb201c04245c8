package io.benchbook.shell;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.function.Consumer;

/**
 * A terminal's output with a live line at its end: what is printed goes above that line and never mixes with it. Safe for
 * use from many threads.
 */
final class Console {
    private static final String ERASE_LINE = "\r\u001b[J";

    private final OutputStream terminal;
    private final Charset charset;
    private String live = "";
    private boolean shown;
    private boolean midLine;
    private Consumer<String> prompt;
    private final ByteArrayOutputStream unfinished = new ByteArrayOutputStream();

    Console(OutputStream terminal, Charset charset) {
        this.terminal = terminal;
        this.charset = charset;
    }

    /** A stream for {@link System#setOut}. */
    PrintStream stream() {
        return new PrintStream(new Above(), true, charset);
    }

    /**
     * While the user types, whole lines go to {@code above}, which prints them above the prompt, and there is no live
     * line; null ends that.
     */
    synchronized void whilePrompting(Consumer<String> above) {
        prompt = above;
        if (above == null && unfinished.size() > 0) {
            byte[] rest = unfinished.toByteArray();
            unfinished.reset();
            print(rest, 0, rest.length);
        }
    }

    /** Shows a line below all that was printed, in place of the one shown before; an empty text takes it away. */
    synchronized void live(String text) {
        live = text;
        if (midLine || prompt != null) {
            return;
        }
        if (shown || !text.isEmpty()) {
            write((ERASE_LINE + text).getBytes(charset));
        }
        shown = !text.isEmpty();
        flush();
    }

    void println(String text) {
        byte[] line = (text + "\n").getBytes(charset);
        print(line, 0, line.length);
    }

    /** Makes sure that what follows begins a line. */
    synchronized void freshLine() {
        live("");
        if (midLine) {
            print(new byte[] {'\n'}, 0, 1);
        }
    }

    private synchronized void print(byte[] bytes, int from, int length) {
        if (length == 0) {
            return;
        }
        if (prompt != null) {
            printAbove(bytes, from, length);
            return;
        }
        if (shown) {
            write(ERASE_LINE.getBytes(charset));
            shown = false;
        }
        write(bytes, from, length);
        midLine = bytes[from + length - 1] != '\n';
        if (!midLine && !live.isEmpty()) {
            write(live.getBytes(charset));
            shown = true;
        }
        flush();
    }

    private void printAbove(byte[] bytes, int from, int length) {
        unfinished.write(bytes, from, length);
        String text = unfinished.toString(charset);
        int end = text.lastIndexOf('\n');
        if (end >= 0) {
            unfinished.reset();
            unfinished.writeBytes(text.substring(end + 1).getBytes(charset));
            prompt.accept(text.substring(0, end));
        }
    }

    private void write(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    /** A terminal that is gone takes nothing more; its user sees that without being told. */
    private void write(byte[] bytes, int from, int length) {
        try {
            terminal.write(bytes, from, length);
        } catch (IOException e) {
            shown = false;
        }
    }

    private void flush() {
        try {
            terminal.flush();
        } catch (IOException e) {
            shown = false;
        }
    }

    private final class Above extends OutputStream {
        @Override
        public void write(int b) {
            print(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            print(bytes, from, length);
        }
    }
}
