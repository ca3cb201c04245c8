package io.benchbook.shell;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.NonBlockingInputStream;

/**
 * Ctrl-C outside the line editor. It may come as a signal or, where it was typed before the terminal had left the line
 * editor, as a key that nobody has read; one that comes between Enter and the cell is kept for the cell.
 */
final class ControlC {
    private static final int KEY = 3;
    /** For a key that the operating system holds to come through the line editor's reading thread, which may have to be started. */
    private static final long PATIENCE_MILLIS = 2_000;

    private final Terminal terminal;
    private Runnable target;
    private boolean pressed;

    ControlC(Terminal terminal) {
        this.terminal = terminal;
    }

    /** For the rest of this terminal's life: the usual handler would end this JVM. */
    void listen() {
        terminal.handle(Signal.INT, signal -> press());
    }

    private void press() {
        Runnable stop = targetOrNote();
        if (stop != null) {
            stop.run();
        }
    }

    private synchronized Runnable targetOrNote() {
        pressed = target == null;
        return target;
    }

    /** A prompt comes: what was pressed before has had its effect. */
    synchronized void forget() {
        pressed = false;
        Thread.interrupted();
    }

    /**
     * From now on it does this, until {@link #release}.
     *
     * @return whether it was pressed since Enter
     */
    boolean give(Runnable stop) {
        boolean signalled = aim(stop);
        boolean whileEditing = Thread.interrupted(); // the line editor's own handler
        return signalled || whileEditing || typed();
    }

    private synchronized boolean aim(Runnable stop) {
        target = stop;
        boolean before = pressed;
        pressed = false;
        return before;
    }

    synchronized void release() {
        target = null;
    }

    private boolean typed() {
        try {
            return terminal.input() instanceof NonBlockingInputStream keys
                    && keys.peek(waiting() ? PATIENCE_MILLIS : 1) == KEY
                    && keys.read() == KEY;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether the operating system holds keys that nobody has read. */
    @SuppressWarnings("resource") // closing it would close standard input
    private static boolean waiting() throws IOException {
        return new FileInputStream(FileDescriptor.in).available() > 0;
    }
}
