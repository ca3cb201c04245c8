package io.benchbook.eval;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/**
 * JShell's index of packages and classes, which completes names of packages and is good for nothing else. JShell begins to
 * make it as soon as it starts, on a thread of its own: an eighth of a second of a processor and 100 MB of garbage, just when
 * the first cell is waiting for both. So it is held up until somebody wants it. There is one for the whole JVM, as in JShell;
 * where nobody wants it, in a batch, it is never made.
 */
final class PackageIndex {
    private static final long SOON_NANOS = 2_000_000_000;
    private static final CountDownLatch WANTED = new CountDownLatch(1);

    private PackageIndex() {}

    /** Has it made now. */
    static void want() {
        WANTED.countDown();
    }

    /** Has it made when the first cell can be over. */
    static void wantSoon() {
        Thread thread = new Thread(
                () -> {
                    LockSupport.parkNanos(SOON_NANOS);
                    want();
                },
                "package index");
        thread.setDaemon(true);
        thread.start();
    }

    /** Holds up whoever makes it. */
    static void awaitWanted() {
        try {
            WANTED.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
