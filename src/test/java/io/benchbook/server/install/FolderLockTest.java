package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {
    @TempDir
    Path cache;

    @Test
    void one_at_a_time_holds_it() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Callable<Void> worker = () -> {
            FolderLock.during(cache, "x", () -> {
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.sleep(20);
                inside.decrementAndGet();
            });
            return null;
        };
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Void>> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                all.add(threads.submit(worker));
            }
            for (Future<Void> one : all) {
                one.get();
            }
        } finally {
            threads.shutdownNow();
        }

        assertThat(most).hasValue(1);
    }

    @Test
    void a_failure_lets_go_of_it() throws Exception {
        AtomicInteger done = new AtomicInteger();

        assertThatThrownBy(() -> FolderLock.during(cache, "x", () -> {
                    throw new IOException("broken");
                }))
                .hasMessage("broken");
        FolderLock.during(cache, "x", done::incrementAndGet);

        assertThat(done).hasValue(1);
    }
}
