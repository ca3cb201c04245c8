package io.benchbook.maven;

import io.benchbook.base.Progress;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Hears of every 16 KiB of a download and passes on about ten a second. */
final class Transfers extends AbstractTransferListener {
    private static final long EVERY_NANOS = 100_000_000;

    private final Progress.Task task;
    private long last = System.nanoTime();

    Transfers(Progress.Task task) {
        this.task = task;
    }

    @Override
    public synchronized void transferProgressed(TransferEvent event) {
        if (System.nanoTime() - last >= EVERY_NANOS) {
            last = System.nanoTime();
            task.at(event.getTransferredBytes(), "");
        }
    }
}
