package io.benchbook.shell;

import java.io.IOException;
import java.io.InputStream;
import org.jline.terminal.Terminal;

/**
 * {@link System#in} of cells: the terminal, with echo and line editing for as long as a cell reads. Reads end with an
 * {@link java.io.InterruptedIOException} when their thread is interrupted.
 */
final class TerminalInput extends InputStream {
    private final Terminal terminal;
    private final InputStream keys;

    TerminalInput(Terminal terminal) {
        this.terminal = terminal;
        this.keys = terminal.input();
    }

    @Override
    public int read() throws IOException {
        Terminals.cooked(terminal);
        try {
            return keys.read();
        } finally {
            Terminals.quiet(terminal);
        }
    }

    /** At most a line: the terminal gives no more at a time, and a reader must not wait for more. */
    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        Terminals.cooked(terminal);
        try {
            int count = 0;
            int next = -1;
            while (count < length && next != '\n') {
                next = keys.read();
                if (next < 0) {
                    return count == 0 ? -1 : count;
                }
                bytes[from + count++] = (byte) next;
            }
            return count;
        } finally {
            Terminals.quiet(terminal);
        }
    }
}
