package io.benchbook.experiment.sweep;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Axes.SAFE;
import static io.benchbook.commands.Axes.counters;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Sweeps.charset;
import static io.benchbook.commands.Sweeps.coldCaches;
import static io.benchbook.commands.Sweeps.freshData;
import static io.benchbook.commands.Sweeps.named;
import static io.benchbook.commands.Sweeps.on;
import static io.benchbook.commands.Sweeps.repeat;
import static io.benchbook.commands.Sweeps.rows;
import static io.benchbook.commands.Sweeps.shuffled;
import static io.benchbook.commands.Sweeps.startup;
import static io.benchbook.commands.Sweeps.vary;
import static io.benchbook.commands.Sweeps.workloads;
import static io.benchbook.commands.Workloads.UNIFORM;
import static io.benchbook.commands.Workloads.bulkInsert;
import static io.benchbook.commands.Workloads.jsonUpdate;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static io.benchbook.commands.Workloads.selectRandomPoints;
import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.RunTables;
import io.benchbook.experiment.Runner;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.EngineKind;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.oltp.OltpText;
import io.benchbook.workload.oltp.OltpWorkload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the journal keeps of sweeps. */
class SweepFormatTest {
    @TempDir
    private Path folder;

    private Sandboxes sandboxes;
    private Journal journal;

    @BeforeEach
    void open() {
        sandboxes = new Sandboxes(folder.resolve("cache"), () -> Progress.SILENT);
        journal = new Journal(folder.resolve("results"));
    }

    private SweepPlan plan(Factor... factors) {
        return SweepPlan.of("sweep", List.of(factors), () -> sandboxes.get("5.7.22"));
    }

    private void append(SweepPlan plan) {
        journal.append(SweepFormat.PLAN, RecordedPlan.of(plan));
    }

    @Test
    void a_plan_is_made_again_from_the_journal_with_the_same_points_in_the_same_order() {
        SweepPlan plan = plan(
                on(sandboxes.get("5.7.22"), sandboxes.get("8.0.15").as("other").with("skip-log-bin")),
                workloads(
                        oltpReadWrite().tables(2).distribution(UNIFORM).skipTrx(true),
                        jsonUpdate(100).commit(true).whole(true).named("whole documents")),
                counters("Qcache_hits", "Com_select"),
                durability(SAFE, FAST, new io.benchbook.server.settings.Durability(100, 1)),
                threads(1, 2),
                seconds(0.5),
                engine(EngineKind.JDBC, EngineKind.WIRE),
                vary("sort_buffer_size", "64K"),
                startup("", "log-bin binlog-format=ROW"),
                rows(10, 20),
                repeat(2),
                shuffled(),
                coldCaches(),
                freshData(),
                named("all"));
        append(plan);
        SweepPlan again = new SweepLog(journal).planOf("all", sandboxes::get);
        assertThat(again.id()).isEqualTo(plan.id());
        assertThat(again.points().stream().map(SweepPoint::key))
                .containsExactlyElementsOf(
                        plan.points().stream().map(SweepPoint::key).toList())
                .hasSizeGreaterThan(100);
        assertThat(again.modes()).isEqualTo(plan.modes());
        assertThat(again.points().get(0).spec().counters().names()).containsExactly("Qcache_hits", "Com_select");
        assertThat(again.points().get(0).spec().workload().options())
                .isEqualTo(plan.points().get(0).spec().workload().options());
    }

    @Test
    void start_up_options_of_servers_are_given_again() {
        append(plan(sandboxes.get("8.0.15").with("skip-log-bin"), oltpReadOnly(), named("options")));
        Sandboxes others = new Sandboxes(folder.resolve("cache"), () -> Progress.SILENT);
        new SweepLog(journal).planOf("options", others::get);
        assertThat(others.get("8.0.15").options()).containsExactly("skip-log-bin");
        append(plan(sandboxes.get("5.7.22"), oltpReadOnly(), named("none")));
        others.get("5.7.22").with("log-bin");
        new SweepLog(journal).planOf("none", others::get);
        assertThat(others.get("5.7.22").options()).isEmpty();
    }

    @Test
    void a_server_with_another_version_or_other_options_than_at_the_beginning_is_refused() throws Exception {
        append(plan(sandboxes.get("5.7.22"), oltpReadOnly(), named("changed")));
        SweepPlan given = plan(sandboxes.get("5.7.22").with("log-bin"), oltpReadOnly(), named("changed"));
        RecordedPlan begun = new SweepLog(journal).last("changed").orElseThrow();
        assertThatThrownBy(() -> SweepLog.mustBeSame(begun, given))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("5.7.22 had no start-up options, now log-bin. ")
                .hasMessageContaining("say server(\"5.7.22\").restart(List.of()), or give the new sweep another name.");
        try (var files = Files.list(journal.folder())) {
            Path file = files.findFirst().orElseThrow();
            Files.writeString(file, Files.readString(file).replace("MySQL 5.7.22", "MySQL 5.7.21"));
        }
        assertThatThrownBy(() -> new SweepLog(journal).planOf("changed", sandboxes::get))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining("5.7.22 was MySQL 5.7.21, is MySQL 5.7.22.");
    }

    @Test
    void a_run_of_a_sweep_says_so_in_the_journal() {
        SweepMark mark = new SweepMark(
                "r1", "20261130-1", "server=8.0.15; threads=8", Map.of("threads", "8"), Map.of("restore data", 1.5));
        append(plan(oltpReadOnly(), named("r1")));
        journal.append(RUN, SampleRuns.readOnly().as(mark, List.of("cold")));
        journal.append(RUN, SampleRuns.readOnly());
        Journal.Contents<RunResult> contents = journal.read(RUN);
        assertThat(contents.problems()).isEmpty();
        assertThat(contents.values()).hasSize(2);
        assertThat(contents.values().get(0).sweep()).contains(mark);
        assertThat(contents.values().get(0).notes()).endsWith("cold");
        assertThat(contents.values().get(1).sweep()).isEmpty();
        assertThat(RunTables.journal(contents.values()).stringColumn("sweep").asList())
                .containsExactly("r1", "");
    }

    @Test
    void the_last_sweep_of_a_name_counts_and_a_torn_plan_does_not() throws Exception {
        append(plan(oltpReadOnly(), threads(1), named("twice")));
        SweepPlan second = plan(oltpReadOnly(), threads(2), named("twice"));
        append(second);
        try (var files = Files.list(journal.folder())) {
            Path file = files.findFirst().orElseThrow();
            String before = Files.readString(file);
            append(plan(oltpReadOnly(), threads(3), named("twice")));
            Files.writeString(file, Files.readString(file).substring(0, before.length() + 200));
        }
        assertThat(new SweepLog(journal).last("twice").orElseThrow().id()).isEqualTo(second.id());
    }

    @Test
    void a_failed_run_is_kept_with_its_reason() {
        SweepPoint point = plan(oltpReadOnly(), charset("latin1")).points().get(0);
        journal.append(RUN, Runner.failed(point.spec(), "the server died"));
        RunResult read = journal.read(RUN).values().get(0);
        assertThat(read.ended().toString()).isEqualTo("failed: the server died");
        assertThat(read.tps()).isZero();
        assertThat(read.workloadOptions()).endsWith("createTableOptions=CHARACTER SET latin1");
    }

    @Test
    void a_sweep_of_schema_1_is_known_with_what_is_done_of_it() {
        SweepLog old = new SweepLog(new Journal(Path.of("src/test/resources/journal")));
        RecordedPlan plan = old.last("r1").orElseThrow();
        assertThat(plan.points()).hasSize(2);
        assertThat(old.done(plan.id())).containsOnlyKeys(plan.points().get(0));
        assertThat(old.planOf("r1", sandboxes::get).points()).hasSize(2);
    }

    @Test
    void workloads_are_read_from_what_results_state_of_them() {
        List<OltpWorkload> all = List.of(
                oltpReadOnly().rows(7).rangeSize(5).autoInc(false).dataSeed(-3),
                oltpReadWrite()
                        .createTableOptions("CHARACTER SET latin1 COMMENT='a, b'")
                        .oneTablePerTransaction(),
                selectRandomPoints().randomPoints(3),
                bulkInsert());
        for (OltpWorkload workload : all) {
            assertThat(OltpText.read(workload.name(), workload.options()))
                    .hasValueSatisfying(read -> assertThat(read.options()).isEqualTo(workload.options()));
        }
        OltpWorkload own = oltpReadOnly().distribution(Distribution.pareto(0.4));
        assertThat(OltpText.read(own.name(), own.options())).isEmpty();
        assertThat(OltpText.read("transfer", "")).isEmpty();
    }
}
