package io.benchbook.experiment.compare;

import static io.benchbook.commands.Axes.GENERATOR;
import static io.benchbook.commands.Axes.SERVER;
import static io.benchbook.commands.Axes.cpus;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Comparisons.budget;
import static io.benchbook.commands.Workloads.oltpPointSelect;
import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunSpec;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.experiment.sweep.SweepRunner;
import io.benchbook.load.Affinity;
import io.benchbook.load.CpuList;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Servers and the generator on processors of their own, as the kernel tells it while they are measured. */
@Isolated
class PinningIT {
    private static final Factor SMALL = oltpPointSelect().rows(1_000);

    private static Sandboxes sandboxes;

    @TempDir
    private Path results;

    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    @BeforeAll
    static void open() {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        server().start();
    }

    @AfterAll
    static void close() {
        sandboxes.close();
    }

    private static Sandbox server() {
        return sandboxes.get("5.7.22");
    }

    /** A listener that looks where both sides may run. */
    private Progress.Task look(String what, Progress.Unit unit, double total) {
        return (done, text) -> {
            if (text.contains(" tps") || text.contains("pair ")) {
                seen.add(now(server().pid().getAsLong()) + " " + now(own()));
            }
        };
    }

    private static CpuList now(long pid) {
        return Affinity.now(pid);
    }

    private static long own() {
        return ProcessHandle.current().pid();
    }

    private RunResult run(Factor... factors) {
        RunSpec spec = RunSpec.of(Factors.of("run", List.of(factors)), PinningIT::server);
        return new Runner(this::look, new Journal(results)).run(spec);
    }

    @Test
    void a_run_keeps_both_sides_where_they_were_put_and_both_are_free_again_afterwards() {
        CpuList before = now(own());
        RunResult run = run(SMALL, seconds(1.5), warmup(0), cpus(SERVER, "0"), cpus(GENERATOR, "1"));
        assertThat(seen).containsExactly("0 1");
        assertThat(now(own())).isEqualTo(before);
        assertThat(now(server().pid().getAsLong())).isEqualTo(before);
        assertThat(run.setup().cpus()).isEqualTo("server on CPU 0, generator on CPU 1");
        assertThat(run.notes()).contains("server on CPU 0, generator on CPU 1");
        assertThat(new Journal(results).read(RUN).values().get(0).setup()).isEqualTo(run.setup());
    }

    @Test
    void a_server_may_be_named_with_its_processors_but_no_other_one_beside_it() {
        run(cpus(server(), "1"), SMALL, seconds(1.2), warmup(0));
        assertThat(seen).singleElement().asString().startsWith("1 ");
        assertThatThrownBy(() -> run(server().as("other"), cpus(server(), "0"), SMALL))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("cpus(5.7.22, 0): is for 5.7.22, but 5.7.22/other is given.");
    }

    @Test
    void processors_are_an_axis_of_a_sweep_that_can_be_resumed() {
        SweepRunner runner = new SweepRunner(this::look, new Journal(results), said -> {}, run -> {});
        Factor[] all = {SMALL, seconds(1.2), warmup(0), cpus(SERVER, "none", "0", "0-1"), cpus(GENERATOR, "1")};
        Sweep sweep = runner.run(SweepPlan.of("sweep", List.of(all), PinningIT::server));
        assertThat(sweep.table().stringColumn("server_cpus").asList()).containsExactly("none", "0", "0-1");
        assertThat(seen).contains("0 1", "0-1 1");
        assertThat(runner.resume(sweep.name(), sandboxes::get).missing()).isZero();
    }

    @Test
    void a_comparison_pins_both_servers_for_all_of_its_turns() {
        List<Factor> factors = List.of(SMALL, threads(2), cpus(SERVER, "0"), cpus(GENERATOR, "1"), budget(seconds(5)));
        Comparison comparison = new Comparer(this::look, new Journal(results))
                .compare("compare", server().as("twin"), ComparisonSpec.throughput("compare", server(), factors));
        assertThat(seen).containsExactly("0 1");
        assertThat(comparison.notes()).contains("server on CPU 0, generator on CPU 1");
        assertThat(now(sandboxes.get("5.7.22").as("twin").pid().getAsLong())).isEqualTo(now(own()));
    }
}
