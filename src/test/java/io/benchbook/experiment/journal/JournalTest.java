package io.benchbook.experiment.journal;

import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.Provenance;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.ServerCost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    @TempDir
    private Path folder;

    @Test
    void a_run_that_was_written_is_read_again_with_all_its_figures() {
        Journal journal = new Journal(folder.resolve("new/results"));
        RunResult run = SampleRuns.withErrors();
        journal.append(RUN, run);
        RunResult again = journal.read(RUN).values().get(0);
        assertThat(again).hasToString(run.toString());
        assertThat(again.percentileMs(99.9)).isEqualTo(run.percentileMs(99.9));
        assertThat(again.load().statements()).hasSize(2);
        assertThat(again.load().intervals()).isEqualTo(run.load().intervals());
        assertThat(again.setup()).isEqualTo(run.setup());
        assertThat(again.provenance()).isEqualTo(run.provenance());
        assertThat(again.errors()).isEqualTo(run.errors());
    }

    @Test
    void what_is_not_known_is_null_in_the_file_and_nan_again_when_read() throws IOException {
        RunResult run = SampleRuns.readOnly();
        RunResult unknown = new RunResult(
                run.id(), run.startedAt(), run.setup(), run.load(), ServerCost.UNKNOWN, Provenance.UNKNOWN, List.of());
        String line = Line.write(RUN, unknown);
        assertThat(line).contains("\"cpu_seconds\":null").doesNotContain("NaN");
        assertThat(Line.read(RUN, line).serverCpuUsPerTx()).isNaN();
    }

    @Test
    void counters_are_kept_also_those_that_a_server_did_not_have() throws IOException {
        String line = Line.write(RUN, SampleRuns.counting(Map.of("Qcache_hits", 3.0, "Com_nothing", Double.NaN)));
        RunResult again = Line.read(RUN, line);
        assertThat(again.counter("Qcache_hits")).isEqualTo(3);
        assertThat(again.serverCost().counters()).containsEntry("Com_nothing", Double.NaN);
    }

    @Test
    void a_torn_last_line_is_told_of_and_left_out_and_the_next_run_is_not_lost() throws IOException {
        Journal journal = new Journal(folder);
        journal.append(RUN, SampleRuns.readOnly());
        Path file = onlyFile();
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, 500), StandardOpenOption.APPEND);
        journal.append(RUN, SampleRuns.readOnly());
        Journal.Contents<RunResult> contents = journal.read(RUN);
        assertThat(contents.values()).hasSize(2);
        assertThat(contents.problems()).singleElement().asString().startsWith(file + ", line 2: left out, ");
    }

    @Test
    void lines_of_a_newer_schema_are_left_out_and_unknown_fields_ignored() throws IOException {
        Journal journal = new Journal(folder);
        journal.append(RUN, SampleRuns.readOnly());
        Path file = onlyFile();
        String line = Files.readString(file);
        Files.writeString(
                file,
                line.replace("\"schema\":1", "\"schema\":2")
                        + line.replace("\"schema\":1", "\"schema\":1,\"new\":[1]"));
        assertThat(Journal.read(file, RUN).values()).hasSize(1);
        assertThat(Journal.read(file, RUN).problems()).hasSize(1);
    }

    @Test
    void an_interrupted_thread_keeps_its_run_and_stays_interrupted() {
        Journal journal = new Journal(folder);
        Thread.currentThread().interrupt();
        journal.append(RUN, SampleRuns.interrupted());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(journal.read(RUN).values()).hasSize(1);
        assertThat(journal.read(RUN).problems()).isEmpty();
    }

    @Test
    void many_writers_at_once_lose_nothing() throws Exception {
        List<Process> others = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            others.add(new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Writer.class.getName(),
                            folder.toString())
                    .inheritIO()
                    .start());
        }
        List<Thread> threads = IntStream.range(0, 2)
                .mapToObj(i -> new Thread(() -> Writer.main(new String[] {folder.toString()})))
                .toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        for (Process other : others) {
            assertThat(other.waitFor()).isZero();
        }
        Journal.Contents<RunResult> contents = new Journal(folder).read(RUN);
        assertThat(contents.problems()).isEmpty();
        assertThat(contents.values()).hasSize(4 * Writer.RUNS);
    }

    @Test
    void a_folder_that_cannot_be_written_is_refused_with_the_way_out() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> new Journal(file).mustBeWritable())
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("journal: " + file)
                .hasMessageEndingWith(
                        "Name a folder that can with -Dbenchbook.results=FOLDER or" + " BENCHBOOK_RESULTS=FOLDER.");
    }

    private Path onlyFile() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }

    /** Writes some runs; also as a process of its own. */
    static final class Writer {
        static final int RUNS = 20;

        private Writer() {}

        public static void main(String[] arguments) {
            Journal journal = new Journal(Path.of(arguments[0]));
            IntStream.range(0, RUNS).forEach(i -> journal.append(RUN, SampleRuns.readOnly()));
        }
    }
}
