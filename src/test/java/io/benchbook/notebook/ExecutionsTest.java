package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.RecordFile;
import io.benchbook.commands.recording.Recorder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which record is meant where none is named. */
class ExecutionsTest {
    private static final String PROPERTY = "benchbook.results";
    private static final Source RESUMED = Source.resumed(Optional.empty());
    private static final Source REPLAYED = Source.replayed(Optional.empty());

    @TempDir
    private Path folder;

    private String before;
    private Executions executions;

    @BeforeEach
    void results() {
        before = System.getProperty(PROPERTY);
        System.setProperty(PROPERTY, folder.resolve("results").toString());
        executions = new Executions(folder.resolve("notebooks/n.jsh"));
    }

    @AfterEach
    void asBefore() {
        if (before == null) {
            System.clearProperty(PROPERTY);
        } else {
            System.setProperty(PROPERTY, before);
        }
    }

    @Test
    void a_replay_takes_the_last_complete_execution_and_a_resumed_run_the_last_interrupted_one() {
        record("2026-01-01T00:00:00Z", executions.name(), 0);
        record("2026-01-02T00:00:00Z", executions.name(), 0);
        record("2026-01-03T00:00:00Z", executions.name(), 1);
        record("2026-01-04T00:00:00Z", "elsewhere/n.jsh", 0);
        assertThat(begun(REPLAYED)).isEqualTo("2026-01-02T00:00:00Z");
        assertThat(begun(RESUMED)).isEqualTo("2026-01-03T00:00:00Z");
    }

    @Test
    void a_complete_execution_is_not_resumed() {
        Path record = record("2026-01-02T00:00:00Z", executions.name(), 0);
        assertThatThrownBy(() -> executions.of(RESUMED))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("--resume: the last execution of " + executions.name() + " is complete (" + record
                        + "). --replay takes all of it; without either it is measured anew.");
    }

    @Test
    void an_execution_that_still_runs_is_not_resumed() {
        Path file = executions.file(Instant.parse("2026-01-02T00:00:00Z"));
        try (Recorder running = Recorder.anew(file)) {
            fill(running, "2026-01-02T00:00:00Z", executions.name());
            assertThatThrownBy(() -> executions.of(RESUMED))
                    .hasMessage("--resume: the last execution of " + executions.name() + " still runs (" + file + ").");
        }
        assertThat(begun(RESUMED)).isEqualTo("2026-01-02T00:00:00Z");
    }

    @Test
    void where_none_was_executed_here_the_record_that_came_with_the_notebook_is_replayed() throws IOException {
        assertThatThrownBy(() -> executions.of(REPLAYED))
                .hasMessageStartingWith("--replay: there is no complete execution of ")
                .hasMessageContaining("data/recorded/n.jsonl")
                .hasMessageEndingWith("Name a record: --replay FILE.jsonl.");
        assertThatThrownBy(() -> executions.of(RESUMED)).hasMessageContaining("has no execution of");
        Path made = record("2026-01-01T00:00:00Z", "notebooks/n.jsh", 0);
        Path handedOn = folder.resolve("data/recorded/n.jsonl");
        Files.createDirectories(handedOn.getParent());
        Files.move(made, handedOn);
        assertThat(executions.of(REPLAYED).map(RecordFile::file)).contains(handedOn);
    }

    @Test
    void a_record_that_came_with_the_notebook_may_be_packed() throws IOException {
        Path made = record("2026-01-01T00:00:00Z", "notebooks/n.jsh", 0);
        Path packed = folder.resolve("data/recorded/n.jsonl.gz");
        Files.createDirectories(packed.getParent());
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(made, out);
        }
        Files.delete(made);
        assertThat(begun(REPLAYED)).isEqualTo("2026-01-01T00:00:00Z");
        Files.writeString(packed, "not packed");
        assertThatThrownBy(() -> executions.of(REPLAYED)).hasMessageContaining("n.jsonl.gz: cannot be read: ");
    }

    private String begun(Source source) {
        return executions.of(source).orElseThrow().begun().toString();
    }

    private Path record(String begun, String notebook, int status) {
        Path file = executions.file(Instant.parse(begun));
        try (Recorder recorder = Recorder.anew(file)) {
            fill(recorder, begun, notebook);
            recorder.end(status);
        }
        return file;
    }

    private static void fill(Recorder recorder, String begun, String notebook) {
        recorder.begin(notebook, Instant.parse(begun), Map.of(), Map::of);
        recorder.cell(1);
        recorder.result(new Call("cleanup", "", List.of(), true), Forms.NAMES, List::of);
    }
}
