package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Supplier;

/** Keeps a second Benchbook from running the same sweep at the same time. It ends with the process, however that ends. */
final class SweepLock implements AutoCloseable {
    private final FileChannel channel;

    private SweepLock(FileChannel channel) {
        this.channel = channel;
    }

    /** @throws BenchbookException where another one runs it */
    static SweepLock of(Path folder, String sweep) {
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    folder.resolve(".sweeps.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isMine(channel, sweep)) {
                return new SweepLock(channel);
            }
            channel.close();
        } catch (IOException failure) {
            throw new BenchbookException(
                    "sweep: " + folder + " cannot be written: "
                            + failure.getClass().getSimpleName() + ".",
                    failure);
        }
        throw new BenchbookException("sweep: \"" + sweep + "\" is being run by another Benchbook.")
                .next("Wait for it, or give this one another name.");
    }

    /** Each sweep has a byte of the file, which need not be there to be locked. */
    private static boolean isMine(FileChannel channel, String sweep) throws IOException {
        try {
            FileLock lock = channel.tryLock(Integer.toUnsignedLong(sweep.hashCode()), 1, false);
            return lock != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        }
    }

    /** Does it while nobody else does. */
    <T> T during(Supplier<T> work) {
        return work.get();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException gone) {
            // then the lock is gone as well
        }
    }
}
