package io.benchbook.experiment;

import static io.benchbook.commands.Axes.GENERATOR;
import static io.benchbook.commands.Axes.SERVER;
import static io.benchbook.commands.Axes.counters;
import static io.benchbook.commands.Axes.cpus;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.minutes;
import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.text;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.server.settings.Durability;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunSpecTest {
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
    void defaults_are_those_of_sysbench_and_a_short_warm_up() {
        RunSpec spec = spec(server, oltpReadOnly());
        assertThat(spec.threads()).isEqualTo(1);
        assertThat(spec.seconds()).isEqualTo(10);
        assertThat(spec.warmup()).isEqualTo(1);
        assertThat(spec.prepared()).isFalse();
        assertThat(spec(server, oltpReadOnly(), minutes(2)).warmup()).isEqualTo(5);
        assertThat(spec(server, oltpReadOnly(), minutes(2)).seconds()).isEqualTo(120);
        assertThat(spec(server, oltpReadOnly(), warmup(0)).warmup()).isZero();
    }

    @Test
    void the_current_server_is_taken_where_none_is_named() {
        assertThat(RunSpec.of(Factors.of("run", List.of(oltpReadOnly())), () -> server)
                        .server())
                .isSameAs(server);
    }

    @Test
    void all_faults_are_told_at_once_a_line_each() {
        assertRefused("""
                threads: needs a number from 1 to 10,000, got 0.
                workload: given twice, as oltp_read_only and oltp_write_only.
                seconds: needs a number from 0.1 to 604,800, got -1.""", server, oltpReadOnly(), threads(0), oltpWriteOnly(), seconds(-1));
    }

    @Test
    void a_run_takes_one_level_of_each_factor() {
        assertRefused(
                "threads: run takes one level, got 3 (5, 10, 20). Type sweep(...) for several.",
                server,
                oltpReadOnly(),
                threads(5, 10, 20));
        assertRefused(
                "durability: run takes one level, got 2 (" + Durability.SAFE + ", " + Durability.FAST
                        + "). Type sweep(...) for several.",
                server,
                oltpReadOnly(),
                durability(Durability.SAFE, Durability.FAST));
        assertRefused("prepared: given twice, as true and false.", server, oltpReadOnly(), prepared(), text());
    }

    @Test
    void counters_are_names_of_status_variables() {
        assertThat(spec(server, oltpReadOnly()).counters().names()).isEmpty();
        assertThat(spec(server, oltpReadOnly(), counters("Qcache_hits"))
                        .counters()
                        .names())
                .containsExactly("Qcache_hits");
        assertRefused(
                "counters: needs names of status variables, got \"a' OR 1\".",
                server,
                oltpReadOnly(),
                counters("a' OR 1"));
        assertRefused("counters: needs at least one name, got none.", server, oltpReadOnly(), counters());
    }

    @Test
    void a_workload_is_needed() {
        assertRefused("run: needs a workload, for instance oltpReadOnly().", server, threads(1));
    }

    @Test
    void levels_of_the_wrong_kind_are_refused_with_what_to_type() {
        assertRefused("threads: needs numbers, got the text \"8\". Type threads(8).", oltpReadOnly(), threads("8"));
        assertRefused(
                "threads: needs numbers, got the text \"many\". Type, for instance, threads(8).",
                oltpReadOnly(),
                threads("many"));
        assertRefused("threads: needs whole numbers, got 2.5. Type threads(3).", oltpReadOnly(), threads(2.5));
        assertRefused(
                "seconds: needs numbers, got the text \"1m\". Type, for instance, seconds(8).",
                oltpReadOnly(),
                seconds("1m"));
        assertRefused("threads: needs at least one level, got none.", oltpReadOnly(), threads());
        assertRefused("threads: 8 is given twice.", oltpReadOnly(), threads(8, 8));
        assertRefused("seconds: needs a number from 0.1 to 604,800, got NaN.", oltpReadOnly(), seconds(Double.NaN));
    }

    @Test
    void processors_that_are_none_or_not_there_are_refused_in_one_line() {
        assertRefused(
                "cpus: needs a list such as \"0\", \"0-1\" or \"0,2-3\", or \"none\", got \"x\".",
                oltpReadOnly(),
                cpus(SERVER, "x"));
        assertRefused("cpus: this machine has the CPUs ", oltpReadOnly(), cpus(GENERATOR, "9000"));
        assertRefused(
                "server_cpus: given twice, as 0 and none.", oltpReadOnly(), cpus(SERVER, "0"), cpus(SERVER, "none"));
        assertThat(spec(oltpReadOnly(), cpus(SERVER, "0")).pinning()).hasToString("server on CPU 0");
        assertThat(spec(oltpReadOnly()).pinning().isNone()).isTrue();
    }

    private RunSpec spec(Factor... factors) {
        return RunSpec.of(Factors.of("run", List.of(factors)), () -> server);
    }

    private void assertRefused(String message, Factor... factors) {
        assertThatThrownBy(() -> spec(factors))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining(message);
    }
}
