package io.benchbook.jupyter;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard output, error and input of cells: each piece goes to the cell of the thread that prints it. */
final class StandardStreams {
    private StandardStreams() {}

    /** Takes the place of this process's own streams, which stay for what is printed before the first cell. */
    static void take(Owners owners, InputStream input) {
        System.setOut(new PrintStream(new Routed(owners, false, System.out), true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(new Routed(owners, true, System.err), true, StandardCharsets.UTF_8));
        System.setIn(input);
    }

    private static final class Routed extends OutputStream {
        private final Owners owners;
        private final boolean error;
        private final PrintStream own;

        Routed(Owners owners, boolean error, PrintStream own) {
            this.owners = owners;
            this.error = error;
            this.own = own;
        }

        @Override
        public void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            owners.here()
                    .ifPresentOrElse(
                            cell -> cell.print(error, bytes, from, length), () -> own.write(bytes, from, length));
        }
    }
}
