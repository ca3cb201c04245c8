package io.benchbook.jupyter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Wakes the thread that polls the sockets. Its pipe is written by a thread of its own: whoever rings may be a cell's
 * thread that was interrupted, and a channel that such a thread writes is closed.
 */
final class Bell {
    private final Pipe pipe;
    private final AtomicBoolean rung = new AtomicBoolean();
    private final Semaphore wanted = new Semaphore(0);

    Bell() {
        try {
            pipe = Pipe.open();
            pipe.source().configureBlocking(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void start() {
        Thread thread = new Thread(this::work, "jupyter bell");
        thread.setDaemon(true);
        thread.start();
    }

    private void work() {
        try {
            while (true) {
                wanted.acquireUninterruptibly();
                pipe.sink().write(ByteBuffer.allocate(1));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** May be called from any thread. */
    void ring() {
        if (rung.compareAndSet(false, true)) {
            wanted.release();
        }
    }

    /** Becomes readable when the bell rings. */
    Pipe.SourceChannel channel() {
        return pipe.source();
    }

    /** To be called before what the bell told of is looked at, so that nothing is left lying there. */
    void hush() {
        try {
            pipe.source().read(ByteBuffer.allocate(16));
            rung.set(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
