package io.benchbook.shell;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/**
 * {@link System#in} of cells: the terminal, with echo and line editing for as long as a cell reads. Reads end with an
 * {@link java.io.InterruptedIOException} when their thread is interrupted.
 */
final class TerminalInput extends InputStream {
    private final InputStream terminal;
    private final Consumer<Boolean> echo;

    /** @param echo turns echo and line editing on and off */
    TerminalInput(InputStream terminal, Consumer<Boolean> echo) {
        this.terminal = terminal;
        this.echo = echo;
    }

    @Override
    public int read() throws IOException {
        echo.accept(true);
        try {
            return terminal.read();
        } finally {
            echo.accept(false);
        }
    }

    /** At most a line: the terminal gives no more at a time, and a reader must not wait for more. */
    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        echo.accept(true);
        try {
            int count = 0;
            int next = -1;
            while (count < length && next != '\n') {
                next = terminal.read();
                if (next < 0) {
                    return count == 0 ? -1 : count;
                }
                bytes[from + count++] = (byte) next;
            }
            return count;
        } finally {
            echo.accept(false);
        }
    }
}
