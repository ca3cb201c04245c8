package io.benchbook.commands.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.compare.SampleComparisons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class RecorderTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("executions/n-1.jsonl");
    }

    @Test
    void a_replay_gives_what_was_measured_and_measures_nothing() {
        try (Recorder recorder = begun()) {
            recorder.cell(1);
            recorder.result(call("run", "8 threads"), Forms.RUN, SampleRuns::withErrors);
            recorder.result(call("compare", "a b"), Forms.COMPARISON, SampleComparisons::slower);
            recorder.ended("passed");
            recorder.end(0);
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        replay.cell(1);
        RunResult run = replay.result(call("run", "8 threads"), Forms.RUN, RecorderTest::measured);
        assertThat(run).hasToString(SampleRuns.withErrors().toString());
        assertThat(replay.result(call("compare", "a b"), Forms.COMPARISON, RecorderTest::measured))
                .hasToString(SampleComparisons.slower().toString());
        assertThat(replay.ended("passed").orElseThrow())
                .isBetween(Instant.now().minus(Duration.ofMinutes(1)), Instant.now());
    }

    @Test
    void another_specification_is_refused_with_what_differs() {
        try (Recorder recorder = begun()) {
            recorder.cell(4);
            recorder.result(call("run", "threads=2; seconds=1"), Forms.RUN, SampleRuns::readOnly);
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        replay.cell(5);
        assertThatThrownBy(() -> replay.result(call("run", "threads=3; seconds=1"), Forms.RUN, RecorderTest::measured))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("run: is not what was recorded in cell 4: threads=3 here, threads=2 in the record."
                        + " Run the notebook without --replay and --resume to measure anew.");
        assertThatThrownBy(() -> replay.result(call("sql", "SELECT 1"), Forms.TABLE, RecorderTest::measured))
                .hasMessageStartingWith(
                        "sql: is not what was recorded in cell 4: sql(SELECT 1) here, the record has run(");
    }

    @Test
    void a_call_behind_the_last_recorded_one_is_refused() {
        try (Recorder recorder = begun()) {
            recorder.result(call("run", "a"), Forms.RUN, SampleRuns::readOnly);
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        replay.result(call("run", "a"), Forms.RUN, RecorderTest::measured);
        assertThatThrownBy(() -> replay.result(call("run", "a"), Forms.RUN, RecorderTest::measured))
                .hasMessage("run: the record ends before this call (a). Run the notebook without --replay.");
    }

    @Test
    void a_call_that_the_notebook_has_lost_is_passed_over_but_never_a_change() {
        try (Recorder recorder = begun()) {
            recorder.result(call("run", "a"), Forms.RUN, SampleRuns::readOnly);
            recorder.result(call("sql", "b"), Forms.TABLE, () -> table("b"));
            recorder.result(call("set", "c").changing(), Forms.TABLE, () -> table("c"));
            recorder.result(call("sql", "d"), Forms.TABLE, () -> table("d"));
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        assertThat(text(replay.result(call("sql", "b"), Forms.TABLE, RecorderTest::measured)))
                .isEqualTo("b");
        assertThatThrownBy(() -> replay.result(call("sql", "d"), Forms.TABLE, RecorderTest::measured))
                .hasMessageContaining("the record has set(c)");
    }

    @Test
    void a_failure_that_was_caught_is_thrown_again() {
        BenchbookException failure = new BenchbookException("run: error 1461: too many.")
                .next("Use text().")
                .fact("limit", 16_382);
        try (Recorder recorder = begun()) {
            assertThatThrownBy(() -> recorder.result(call("run", "a"), Forms.RUN, () -> {
                        throw failure;
                    }))
                    .isSameAs(failure);
            recorder.ended("passed");
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        assertThatThrownBy(() -> replay.result(call("run", "a"), Forms.RUN, RecorderTest::measured))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("run: error 1461: too many. Use text().")
                .satisfies(thrown ->
                        assertThat(((BenchbookException) thrown).facts()).containsEntry("limit", "16382"));
    }

    @Test
    void what_goes_on_after_an_interruption_takes_measurements_and_makes_changes_anew() {
        try (Recorder recorder = begun()) {
            recorder.cell(1);
            recorder.result(call("set", "a").changing(), Forms.TABLE, () -> table("first"));
            recorder.result(call("run", "b"), Forms.RUN, SampleRuns::readOnly);
            recorder.ended("passed");
            recorder.cell(2);
            recorder.result(call("sql", "c"), Forms.TABLE, () -> table("c"));
            failing(recorder, "sql", "d");
            recorder.ended("failed");
        }
        Path second = folder.resolve("executions/n-2.jsonl");
        try (Recorder resumed = Recorder.resuming(RecordFile.read(file), second)) {
            begin(resumed);
            resumed.cell(1);
            assertThat(text(resumed.result(call("set", "a").changing(), Forms.TABLE, () -> table("again"))))
                    .isEqualTo("again");
            assertThat(resumed.result(call("run", "b"), Forms.RUN, RecorderTest::measured)
                            .tps())
                    .isEqualTo(SampleRuns.readOnly().tps());
            assertThat(resumed.ended("passed")).isPresent();
            resumed.cell(2);
            assertThat(text(resumed.result(call("sql", "c"), Forms.TABLE, RecorderTest::measured)))
                    .isEqualTo("c");
            assertThat(text(resumed.result(call("sql", "d"), Forms.TABLE, () -> table("now it works"))))
                    .isEqualTo("now it works");
            resumed.ended("passed");
            resumed.cell(3);
            resumed.result(call("sql", "e"), Forms.TABLE, () -> table("e"));
            assertThat(resumed.ended("passed")).isEmpty();
            resumed.end(0);
        }
        Recorder replay = Recorder.replaying(RecordFile.read(second));
        assertThat(text(replay.result(call("set", "a").changing(), Forms.TABLE, RecorderTest::measured)))
                .isEqualTo("again");
        replay.result(call("run", "b"), Forms.RUN, RecorderTest::measured);
        replay.result(call("sql", "c"), Forms.TABLE, RecorderTest::measured);
        assertThat(text(replay.result(call("sql", "d"), Forms.TABLE, RecorderTest::measured)))
                .isEqualTo("now it works");
        assertThat(text(replay.result(call("sql", "e"), Forms.TABLE, RecorderTest::measured)))
                .isEqualTo("e");
    }

    @Test
    void what_was_stopped_is_not_taken_for_finished() {
        try (Recorder recorder = begun()) {
            recorder.result(call("run", "a"), Forms.RUN, SampleRuns::readOnly);
            recorder.stopped(() -> true);
            recorder.result(call("run", "b"), Forms.RUN, SampleRuns::interrupted);
        }
        Recorder replay = Recorder.replaying(RecordFile.read(file));
        replay.result(call("run", "a"), Forms.RUN, RecorderTest::measured);
        assertThatThrownBy(() -> replay.result(call("run", "b"), Forms.RUN, RecorderTest::measured))
                .hasMessageContaining("the record ends before this call");
    }

    @Test
    void a_torn_last_line_is_left_out() throws IOException {
        try (Recorder recorder = begun()) {
            recorder.result(call("run", "a"), Forms.RUN, SampleRuns::readOnly);
        }
        Files.writeString(file, "{\"kind\":\"call\",\"cell\":1,\"ca", StandardOpenOption.APPEND);
        RecordFile record = RecordFile.read(file);
        assertThat(record.status()).isEmpty();
        assertThat(record.parameters()).containsEntry("seconds", "5");
        assertThat(record.provenance()).containsEntry("Java", "17");
        assertThat(Recorder.replaying(record).result(call("run", "a"), Forms.RUN, RecorderTest::measured))
                .isNotNull();
    }

    @Test
    void without_a_result_no_file_is_made() {
        try (Recorder recorder = begun()) {
            recorder.ended("passed");
            recorder.end(0);
            assertThat(recorder.file()).isEmpty();
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void another_file_is_no_record() throws IOException {
        Path other = Files.writeString(folder.resolve("runs.jsonl"), "{\"schema\":1}\n");
        assertThatThrownBy(() -> RecordFile.read(other))
                .hasMessageStartingWith(other + ": is no record of an execution.");
        assertThatThrownBy(() -> RecordFile.read(folder.resolve("none.jsonl")))
                .hasMessageEndingWith("there is no such file.");
    }

    private Recorder begun() {
        Recorder recorder = Recorder.anew(file);
        begin(recorder);
        return recorder;
    }

    private static void begin(Recorder recorder) {
        recorder.begin("n.jsh", Instant.now(), Map.of("seconds", "5"), () -> Map.of("Java", "17"));
        recorder.cell(1);
    }

    private static void failing(Recorder recorder, String command, String spec) {
        assertThatThrownBy(() -> recorder.result(call(command, spec), Forms.TABLE, () -> {
                    throw new BenchbookException("no.");
                }))
                .hasMessage("no.");
    }

    private static Call call(String command, String spec) {
        return new Call(command, spec, java.util.List.of(), false);
    }

    private static Table table(String text) {
        return Table.create("t", StringColumn.create("c", text));
    }

    private static String text(Table table) {
        return table.stringColumn("c").get(0);
    }

    private static <T> T measured() {
        throw new AssertionError("measured anew");
    }
}
