package io.benchbook.load;

import static io.benchbook.workload.oltp.Sysbench.oltpPointSelect;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Workload;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A sandbox has room for 1,200 connections. */
@Isolated
class ManyConnectionsIT {
    private static final int CONNECTIONS = 1_000;

    private static Sandboxes sandboxes;
    private static Sandbox server;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
        server.start();
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    /** The limit of ten seconds is what is promised; here it takes about one. */
    @Test
    void a_thousand_connections_start_within_ten_seconds_and_end_on_time_without_an_error() {
        Workload workload = oltpPointSelect().tables(1).rows(1_000);
        new Preparation(server.endpoint(), Progress.SILENT).forRun(workload, CONNECTIONS);
        Listener listener = new Listener();
        LoadResult result = LoadRun.run(
                new LoadPlan(
                        server.endpoint(),
                        workload,
                        EngineKind.WIRE,
                        CONNECTIONS,
                        2,
                        0,
                        1,
                        false,
                        1,
                        RetryPolicy.SYSBENCH),
                listener);
        assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(listener.opened).hasValue(CONNECTIONS);
        assertThat(listener.openingNanos).isLessThan(10_000_000_000L);
        assertThat(result.seconds()).isBetween(2.0, 4.0);
        assertThat(result.counts().errors()).isEmpty();
        assertThat(result.counts().reconnects()).isZero();
        assertThat(result.transactionsPerThread()).hasSize(CONNECTIONS);
        assertThat(result.counts().transactions()).isGreaterThan(CONNECTIONS);
    }

    private static final class Listener implements LoadListener {
        private final AtomicInteger opened = new AtomicInteger();
        private final long begun = System.nanoTime();
        private long openingNanos;

        @Override
        public void opened(int connections) {
            opened.set(connections);
        }

        @Override
        public void started() {
            openingNanos = System.nanoTime() - begun;
        }
    }
}
