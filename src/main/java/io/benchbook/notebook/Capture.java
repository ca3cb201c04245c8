package io.benchbook.notebook;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Takes over standard output and standard error while a notebook runs: what cells and their threads print goes to the
 * screen and into the transcript of the cell that runs. Closing gives both streams back.
 */
final class Capture implements AutoCloseable {
    private final PrintStream systemOut = System.out;
    private final PrintStream systemErr = System.err;
    private final LiveScreen screen;
    private volatile Transcript transcript = new Transcript();

    Capture(LiveScreen screen) {
        this.screen = screen;
        System.setOut(new PrintStream(new Tee(false), true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(new Tee(true), true, StandardCharsets.UTF_8));
    }

    /** Of the cell that runs. */
    Transcript transcript() {
        return transcript;
    }

    /** From now on everything belongs to a new cell. */
    Transcript begin() {
        transcript = new Transcript();
        return transcript;
    }

    @Override
    public void close() {
        System.setOut(systemOut);
        System.setErr(systemErr);
    }

    /** Decodes across writes, since a character may come in two. */
    private final class Tee extends OutputStream {
        private final boolean error;
        private final CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        private ByteBuffer pending = ByteBuffer.allocate(0);

        Tee(boolean error) {
            this.error = error;
        }

        @Override
        public void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            ByteBuffer all = ByteBuffer.allocate(pending.remaining() + length);
            all.put(pending).put(bytes, from, length).flip();
            CharBuffer text = CharBuffer.allocate(all.remaining() + 1);
            decoder.decode(all, text, false);
            pending = all;
            String decoded = text.flip().toString();
            screen.print(error, decoded);
            transcript.print(error, decoded);
        }
    }
}
