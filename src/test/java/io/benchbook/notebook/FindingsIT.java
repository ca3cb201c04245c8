package io.benchbook.notebook;

import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.journal.Journal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The notebooks of the published findings in their shortest form: what is certain in them, and never a time; so they may
 * run beside each other and beside other tests.
 */
@Execution(ExecutionMode.CONCURRENT)
class FindingsIT {
    @TempDir
    private Path folder;

    @Test
    void documents_that_change_in_one_place_write_little_where_8_0_may_write_little() throws Exception {
        String out = run("json-documents", "sizes=1000,100000", "seconds=0.3", "repeats=2", "updates=40", "budget=1");
        assertThat(out)
                .contains("published 8.0", "The claims of R4, and what became of them here")
                .containsPattern("R4\\.1 ")
                .containsPattern("R4\\.3b .*not reprod");
        Predicate<RunResult> long100k = run -> level(run, "document_bytes").equals("100000");
        ToDoubleFunction<RunResult> binlog = RunResult::binlogBytesPerTx;
        double whole = mean(binlog, long100k.and(run -> run.server().equals("8.0.15/binlog")));
        double partial = mean(binlog, long100k.and(run -> run.server().equals("8.0.15/partial-binlog")));
        assertThat(whole).as("bytes of binlog").isGreaterThan(100_000).isGreaterThan(10 * partial);
        ToDoubleFunction<RunResult> redo = RunResult::redoBytesPerTx;
        assertThat(mean(redo, long100k.and(run -> run.workload().equals("whole document"))))
                .as("bytes of redo")
                .isGreaterThan(
                        10 * mean(redo, long100k.and(run -> run.workload().equals("in place"))));
    }

    @Test
    void the_query_cache_serves_nothing_unless_it_is_turned_on_at_the_start() throws Exception {
        String out = run(
                "defaults",
                "clients=4",
                "scale=4",
                "tables=1",
                "rows=1000",
                "seconds=0.3",
                "repeats=1",
                "budget=1",
                "dedicate=false");
        assertThat(out)
                .contains("In both runs together the query cache took and gave 0 results.")
                .containsPattern("log_bin +OFF +ON")
                .contains("The claims of R2, and what became of them here")
                .containsPattern("R2\\.1a ");
        Predicate<RunResult> byDefault = run -> !level(run, "query_cache_size").isEmpty();
        for (String size : List.of("1M", "0")) {
            Predicate<RunResult> sized =
                    byDefault.and(run -> level(run, "query_cache_size").equals(size));
            assertThat(mean(run -> run.counter("Qcache_hits"), sized)).isZero();
            assertThat(mean(run -> run.counter("Qcache_inserts"), sized)).isZero();
        }
        Predicate<RunResult> cached = run ->
                run.server().equals("5.7.22/query-cache") && run.workload().equals("only reads");
        assertThat(mean(run -> run.counterPerTx("Qcache_hits"), cached))
                .as("of 20 statements")
                .isGreaterThan(10);
        assertThat(mean(RunResult::fsyncsPerTx, binlogOff("SAFE")))
                .as("fsyncs")
                .isGreaterThan(mean(RunResult::fsyncsPerTx, binlogOff("FAST")));
    }

    @Test
    void commits_on_disk_sync_more_often_and_prepared_statements_end_where_division_says() throws Exception {
        String out = run(
                "versions-and-durability",
                "clients=5",
                "tables=1",
                "rows=500",
                "seconds=0.3",
                "warmup=0",
                "rounds=1",
                "repeats=1",
                "few=4",
                "minutesWhy=0.1");
        assertThat(out)
                .contains("181 statements x 91 threads are 16,471")
                .containsPattern("R1\\.8a .*91 .*reproduced")
                .containsPattern("R1\\.8b .*163 .*reproduced")
                .containsPattern("R1\\.8c .*203 .*reproduced");
        Predicate<RunResult> writing = run -> run.workload().equals("oltp_write_only")
                && level(run, "durability").length() > 0;
        assertThat(mean(
                        RunResult::fsyncsPerTx,
                        writing.and(run -> run.durability().startsWith("SAFE"))))
                .as("fsyncs")
                .isGreaterThan(mean(
                        RunResult::fsyncsPerTx,
                        writing.and(run -> run.durability().startsWith("FAST"))));
    }

    @Test
    void every_claim_of_the_step_from_5_6_to_5_7_is_judged_under_both_readings_and_both_sizes() throws Exception {
        String out = run("five-six-to-five-seven", "poolMiB=5", "clients=2,4", "seconds=0.2", "warmup=0", "repeats=1");
        assertThat(out)
                .contains("published 5.7.10", " % off the published changes on average.")
                .containsPattern("R3\\.1 ")
                .containsPattern("R3\\.3c ");
    }

    @Test
    void a_question_of_ones_own_is_answered_in_a_sentence() throws Exception {
        assertThat(run("what-if", "setting=innodb_flush_log_at_trx_commit=2", "clients=4", "rows=500", "minutes=0.1"))
                .contains("With innodb_flush_log_at_trx_commit=2, oltp_write_only transactions a second would be ");
    }

    private static Predicate<RunResult> binlogOff(String durability) {
        return run ->
                level(run, "startup").equals("skip-log-bin") && run.durability().startsWith(durability);
    }

    private String run(String notebook, String... parameters) throws Exception {
        Path file = Path.of("notebooks", notebook + ".jsh").toAbsolutePath();
        List<String> options = new ArrayList<>();
        for (String parameter : parameters) {
            options.addAll(List.of("-p", parameter));
        }
        try (Program program = Program.run(folder, file.toString(), options.toArray(String[]::new))) {
            assertThat(program.status()).as(program.out() + program.err()).isZero();
            return program.out();
        }
    }

    private double mean(ToDoubleFunction<RunResult> figure, Predicate<RunResult> wanted) {
        return new Journal(folder.resolve("results"))
                .read(RUN).values().stream()
                        .filter(wanted)
                        .mapToDouble(figure)
                        .average()
                        .orElseThrow();
    }

    private static String level(RunResult run, String factor) {
        return run.sweep().map(SweepMark::levels).orElse(Map.of()).getOrDefault(factor, "");
    }
}
