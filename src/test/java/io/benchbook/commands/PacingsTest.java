package io.benchbook.commands;

import static io.benchbook.commands.Axes.JDBC;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Pacings.events;
import static io.benchbook.commands.Pacings.ignoreErrors;
import static io.benchbook.commands.Pacings.percentiles;
import static io.benchbook.commands.Pacings.poolSize;
import static io.benchbook.commands.Pacings.rate;
import static io.benchbook.commands.Pacings.reconnectEvery;
import static io.benchbook.commands.Pacings.skipTransactions;
import static io.benchbook.commands.Pacings.thinkTime;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.queries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.compare.ComparisonSpec;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PacingsTest {
    @TempDir
    private Path cache;

    private Sandboxes sandboxes;
    private Server server;

    @BeforeEach
    void name_a_server() {
        sandboxes = new Sandboxes(cache, () -> Progress.SILENT);
        server = sandboxes.get("8.0.15");
    }

    @AfterEach
    void end() {
        sandboxes.close();
    }

    @Test
    void what_does_not_go_together_is_refused_with_what_to_do() {
        assertRefused("thinkTime: is a pause of a closed loop, but rate was given.", rate(10), thinkTime(5));
        assertRefused("poolSize: only the JDBC engine has a pool. Add engine(JDBC).", poolSize(2));
        assertRefused("reconnectEvery: a client of a pool", engine(JDBC), poolSize(2), reconnectEvery(5));
        assertThatThrownBy(() ->
                        RunSpec.of(Factors.of("run", List.of(queries("DO 0"), skipTransactions())), () -> server))
                .hasMessage("skipTransactions: queries has no BEGIN and COMMIT that could be left out.");
    }

    @Test
    void numbers_out_of_range_are_refused() {
        assertRefused("rate: needs a number from 0.01 to 10,000,000, got 0.0.", rate(0));
        assertRefused("rate: needs at least one level, got none.", rate());
        assertRefused("events: needs a number from 1 to 1,000,000,000,000, got 0.", events(0));
        assertRefused("percentiles: needs numbers from 0 to 100, got 101.0.", percentiles(50, 101));
        assertRefused("ignoreErrors: needs a number from 1 to 65,535, got 0.", ignoreErrors(1213, 0));
        assertRefused("thinkTime: needs a number from 0 to 3,600,000, got -1.", thinkTime(-1));
    }

    @Test
    void a_number_of_transactions_needs_no_time_and_no_warm_up() {
        RunSpec spec = RunSpec.of(Factors.of("run", List.of(oltpReadOnly(), events(10))), () -> server);
        assertThat(spec.seconds()).isEqualTo(24 * 3600);
        assertThat(spec.warmup()).isZero();
        assertThat(spec.pacing()).hasToString("closed loop, 10 transactions");
    }

    @Test
    void throughput_is_not_compared_at_a_rate() {
        assertThatThrownBy(() -> ComparisonSpec.throughput("compare", server, List.of(oltpReadOnly(), rate(100))))
                .hasMessage("rate: compare compares throughput, which the rate decides. Take compareLatency(...).");
    }

    private void assertRefused(String message, Factor... factors) {
        List<Factor> all = new java.util.ArrayList<>(List.of(oltpReadOnly()));
        all.addAll(List.of(factors));
        assertThatThrownBy(() -> RunSpec.of(Factors.of("run", all), () -> server))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining(message);
    }
}
