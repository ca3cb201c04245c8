package io.benchbook.experiment;

import static io.benchbook.commands.Axes.SYSBENCH;
import static io.benchbook.commands.Axes.WIRE;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.text;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Pacings.constantRate;
import static io.benchbook.commands.Pacings.events;
import static io.benchbook.commands.Pacings.ignoreErrors;
import static io.benchbook.commands.Pacings.rate;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static io.benchbook.commands.Workloads.queries;
import static io.benchbook.commands.Workloads.workload;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.EngineKind;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.OltpWorkload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real sysbench as an engine, and how its load on a server differs from the lean engine's: not at all. */
@Isolated
class SysbenchEngineIT {
    private static final OltpWorkload SMALL = oltpReadWrite().tables(2).rows(2_000);
    private static final int EVENTS = 200;
    private static final List<String> COUNTED = List.of(
            "Com_begin",
            "Com_commit",
            "Com_delete",
            "Com_insert",
            "Com_update",
            "Com_stmt_execute",
            "Handler_delete",
            "Handler_update",
            "Handler_commit");

    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    private Path results;

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void its_report_becomes_a_result(String version) {
        Sandbox server = sandboxes.get(version);
        RunResult run = run(server, SMALL, engine(SYSBENCH), threads(2), seconds(2), warmup(1));
        assertThat(run.ended().isCompleted()).isTrue();
        assertThat(run.engine()).isEqualTo("sysbench");
        assertThat(run.transactions()).isGreaterThan(10);
        // a transaction that is tried again after a deadlock has read up to 14 times before; two may be cut off at the
        // end
        assertThat(run.counts().reads())
                .isBetween(
                        14 * run.transactions(),
                        14 * (run.transactions() + run.counts().errorCount() + 2));
        assertThat(run.seconds()).isCloseTo(2, within(0.5));
        assertThat(run.tps()).isCloseTo(run.transactions() / run.seconds(), within(0.01));
        assertThat(run.p50Ms()).isPositive().isLessThanOrEqualTo(run.p95Ms());
        assertThat(run.meanMs()).isCloseTo(1000 * 2 / run.tps(), within(0.2 * run.meanMs()));
        assertThat(run.load().intervals()).isNotEmpty();
        assertThat(run.generatorCpuUsPerTx()).isBetween(50.0, 20_000.0);
        assertThat(run.serverCpuUsPerTx()).isPositive();
        assertThat(run.toString()).contains("sysbench, text protocol · closed loop", "± 0.9 %");
    }

    @Test
    void both_protocols_statements_of_ones_own_and_an_open_loop_are_driven() {
        Sandbox server = sandboxes.get("8.0.15");
        RunResult prepared = run(server, SMALL, engine(SYSBENCH), events(EVENTS), prepared());
        assertThat(prepared.transactions()).isEqualTo(EVENTS);
        RunResult own = run(server, queries("DO 0"), engine(SYSBENCH), events(EVENTS));
        assertThat(own.transactions()).isEqualTo(EVENTS);
        assertThat(own.counts().others()).isEqualTo(EVENTS);
        RunResult paced = run(server, queries("DO 0"), engine(SYSBENCH), threads(4), rate(100), seconds(3));
        assertThat(paced.tps()).isCloseTo(100, within(25.0));
        assertThat(paced.toString())
                .contains("open loop at 100/s Poisson", "latencies from the intended start")
                .containsPattern("\\d+ waiting at most, \\d+ at its last look");
    }

    @Test
    void what_sysbench_cannot_do_is_refused_by_name() {
        Sandbox server = sandboxes.get("8.0.15");
        assertRefused("constantRate: sysbench knows Poisson arrivals only.", server, SMALL, constantRate(10));
        assertRefused("seconds: sysbench takes whole seconds, got 0.5.", server, SMALL, seconds(0.5));
        assertRefused(
                "workload: sysbench runs its own workloads and queries(...), not mine.",
                server,
                workload("mine", session -> session.execute("DO 0")));
        assertThatThrownBy(() -> EngineKind.SYSBENCH.open(1))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("cannot take turns");
    }

    @Test
    void an_error_that_it_does_not_ignore_is_told() {
        assertThatThrownBy(() -> run(sandboxes.get("8.0.15"), queries("SELECT nothing"), engine(SYSBENCH), seconds(1)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("Unknown column 'nothing'");
    }

    @Test
    void both_engines_begin_again_after_the_errors_that_were_named() {
        Sandbox server = sandboxes.get("8.0.15");
        Workload halfOutOfRange = queries("SELECT EXP(IF(RAND() < 0.5, 1, 1000))");
        for (EngineKind kind : List.of(WIRE, SYSBENCH)) {
            RunResult run = run(server, halfOutOfRange, engine(kind), ignoreErrors(1690), events(EVENTS));
            assertThat(run.transactions()).as("%s", kind).isEqualTo(EVENTS);
            assertThat(run.toString()).contains("begun again after 1690");
            assertThat(run.counts().errorCount()).as("%s", kind).isBetween(EVENTS / 2L, 2L * EVENTS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.7.22", "8.0.15"})
    void the_server_counts_the_same_for_both_engines(String version) {
        Sandbox server = sandboxes.get(version);
        run(server, SMALL, events(1));
        for (Factor protocol : List.of(text(), prepared())) {
            Map<String, Long> wire = counted(server, protocol, WIRE);
            Map<String, Long> sysbench = counted(server, protocol, SYSBENCH);
            for (String name : COUNTED) {
                assertThat(wire.get(name))
                        .as("%s on %s with %s", name, version, protocol)
                        .isCloseTo(sysbench.get(name), within(EVENTS / 20L));
            }
            // what is asked beside a run, and at connecting, is a few statements in 4,000
            for (String name : List.of("Com_select", "Questions", "Handler_read_key", "Handler_read_next")) {
                assertThat(wire.get(name))
                        .as("%s on %s with %s", name, version, protocol)
                        .isCloseTo(sysbench.get(name), within(Math.max(60L, sysbench.get(name) / 20)));
            }
        }
    }

    @Test
    void both_engines_count_reads_writes_and_others_alike() {
        Sandbox server = sandboxes.get("5.7.22");
        RunResult wire = run(server, SMALL, engine(WIRE), events(EVENTS));
        RunResult sysbench = run(server, SMALL, engine(SYSBENCH), events(EVENTS));
        assertThat(wire.counts().reads()).isEqualTo(sysbench.counts().reads()).isEqualTo(14 * EVENTS);
        assertThat(wire.counts().writes()).isEqualTo(sysbench.counts().writes()).isEqualTo(4 * EVENTS);
        assertThat(wire.counts().others()).isEqualTo(sysbench.counts().others()).isEqualTo(2 * EVENTS);
        RunResult readOnly =
                run(server, oltpReadOnly().tables(2).rows(2_000), engine(SYSBENCH), events(EVENTS), threads(3));
        assertThat(readOnly.counts().reads()).isEqualTo(14 * EVENTS);
    }

    @Test
    void a_storm_of_deadlocks_is_of_the_same_class_for_both_and_ends_on_time() {
        Sandbox server = sandboxes.get("5.7.22/storm");
        OltpWorkload few = oltpReadWrite().tables(1).rows(10);
        RunResult wire = run(server, few, engine(WIRE), threads(8), seconds(3), warmup(0));
        assertThat(wire.errors()).containsOnlyKeys(1213);
        RunResult sysbench = run(server, few, engine(SYSBENCH), threads(8), seconds(3), warmup(0));
        for (RunResult run : List.of(wire, sysbench)) {
            assertThat(run.ended().isCompleted()).isTrue();
            assertThat(run.counts().errorCount()).isPositive();
            assertThat(run.seconds()).isBetween(2.9, 4.5);
        }
    }

    @Test
    void the_floor_of_each_engine_is_measured() {
        Calibration calibration = new Calibrator(Progress.SILENT).on(sandboxes.get("8.0.15"), 2, 1);
        assertThat(calibration.floors())
                .extracting(Calibration.Floor::engine)
                .containsExactly("wire", "jdbc", "sysbench");
        assertThat(calibration.floors()).allMatch(floor -> floor.tps() > 100 && floor.cpuUs() > 1);
        assertThat(calibration.factor("sysbench")).isEqualTo(1);
        assertThat(calibration.factor("wire")).isPositive();
        assertThat(calibration.table().columnNames())
                .containsExactly("engine", "tps", "p50_ms", "p99_ms", "generator_cpu_us", "factor");
        assertThat(calibration.toString())
                .startsWith("DO 0 on 8.0.15 · 2 threads")
                .contains("× sysbench");
    }

    /** What the server's counters rose by during so many transactions of one thread. */
    private Map<String, Long> counted(Server server, Factor protocol, EngineKind kind) {
        Map<String, String> before = server.status();
        run(server, SMALL, engine(kind), events(EVENTS), protocol);
        Map<String, String> after = server.status();
        Map<String, Long> rise = new TreeMap<>();
        after.forEach((name, value) -> {
            if (value.matches("\\d{1,18}") && before.getOrDefault(name, "").matches("\\d{1,18}")) {
                rise.put(name, Long.parseLong(value) - Long.parseLong(before.get(name)));
            }
        });
        return rise;
    }

    private void assertRefused(String message, Factor... factors) {
        List<Factor> all = new ArrayList<>(Arrays.asList(factors));
        all.add(engine(SYSBENCH));
        assertThatThrownBy(() -> run(all.toArray(Factor[]::new)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining(message);
    }

    private RunResult run(Factor... factors) {
        return new Runner(Progress.SILENT, new Journal(results))
                .run(RunSpec.of(Factors.of("run", List.of(factors)), () -> {
                    throw new AssertionError("no server");
                }));
    }
}
