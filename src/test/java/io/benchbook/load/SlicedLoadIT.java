package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Queries;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A load that takes turns, on a real server. */
@Isolated
class SlicedLoadIT {
    private static Sandboxes sandboxes;
    private static Server server;

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    @Test
    void clients_work_during_slices_only_and_keep_their_connections() throws InterruptedException {
        try (SlicedLoad load = SlicedLoad.open(plan("SELECT SLEEP(0.02)"))) {
            long connections = number("Connections");
            Slice first = load.run(0.1, 0.5);
            assertThat(first.seconds()).isEqualTo(0.5);
            assertThat(first.counts().transactions()).isBetween(20L, 100L);
            assertThat(first.counts().reads()).isEqualTo(first.counts().transactions());
            assertThat(first.latency().count()).isEqualTo(first.counts().transactions());
            assertThat(first.latency().minMs()).isBetween(20.0, 200.0);

            long queries = number("Com_select");
            Thread.sleep(150);
            assertThat(number("Com_select") - queries)
                    .as("at work they would have asked 30 times")
                    .isLessThan(4);
            assertThat(load.run(0, 0.3).counts().transactions()).isBetween(10L, 60L);
            assertThat(number("Connections") - connections)
                    .as("only those of this test's own questions")
                    .isLessThanOrEqualTo(4);
        }
    }

    @Test
    void of_long_transactions_the_throughput_is_that_of_their_length() throws InterruptedException {
        try (SlicedLoad half = SlicedLoad.open(plan("SELECT SLEEP(0.5)"));
                SlicedLoad longer = SlicedLoad.open(plan("SELECT SLEEP(0.6)"))) {
            Slice first = half.run(0.1, 0.8);
            Slice second = longer.run(0.1, 0.8);
            assertThat(first.counts().transactions())
                    .isEqualTo(second.counts().transactions())
                    .isEqualTo(4);
            assertThat(first.tps() / second.tps()).isBetween(1.1, 1.3);
        }
    }

    @Test
    void a_transaction_that_outlasts_its_slice_has_its_whole_latency() throws InterruptedException {
        try (SlicedLoad load = SlicedLoad.open(plan("SELECT SLEEP(0.8)"))) {
            for (Slice slice : List.of(load.run(0.1, 0.3), load.run(0, 0.3))) {
                assertThat(slice.counts().transactions()).isEqualTo(4);
                assertThat(slice.latency().minMs()).isBetween(790.0, 1_200.0);
                assertThat(slice.tps()).isBetween(3.3, 5.1);
            }
        }
    }

    @Test
    void a_refused_statement_is_told_with_its_reason() {
        assertThatThrownBy(() -> {
                    try (SlicedLoad load = SlicedLoad.open(plan("SELECT nothing"))) {
                        load.run(0, 0.2);
                    }
                })
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("Unknown column 'nothing'");
    }

    @Test
    void closing_ends_a_query_that_hangs() throws InterruptedException {
        Thread conductor = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                return;
            }
            conductor.interrupt();
        });
        long begun = System.nanoTime();
        interrupter.start();
        assertThatThrownBy(() -> {
                    try (SlicedLoad load = SlicedLoad.open(plan("SELECT SLEEP(60)"))) {
                        load.run(0, 0.1);
                    }
                })
                .isInstanceOf(InterruptedException.class);
        assertThat((System.nanoTime() - begun) / 1e9).isLessThan(5);
        interrupter.join();
    }

    @Test
    void an_open_loop_keeps_its_rate_within_slices_and_nothing_waits_from_the_pauses() throws InterruptedException {
        LoadPlan closed = plan("SELECT 1");
        LoadPlan open = new LoadPlan(
                closed.endpoint(),
                closed.workload(),
                closed.engine(),
                4,
                60,
                0,
                1,
                false,
                1,
                RetryPolicy.SYSBENCH,
                new Pacing(Optional.of(new Rate(200, true)), 0, 0, 0, 0));
        try (SlicedLoad load = SlicedLoad.open(open)) {
            load.run(0.2, 0.5);
            Thread.sleep(1_000);
            Slice slice = load.run(0.2, 1);
            assertThat(slice.tps()).isBetween(150.0, 210.0);
            assertThat(slice.latency().percentileMs(50)).isLessThan(200);
        }
    }

    private static long number(String counter) {
        return Long.parseLong(server.status().get(counter));
    }

    private static LoadPlan plan(String query) {
        return new LoadPlan(
                server.endpoint(), Queries.of(query), EngineKind.JDBC, 4, 60, 0, 1, false, 1, RetryPolicy.SYSBENCH);
    }
}
