package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Recorder;
import io.benchbook.eval.Evaluator;
import io.benchbook.experiment.SampleRuns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replays of a record that is written here, so that nothing was ever measured for it. */
class ReplayTest {
    private static final String FRONT = """
            // ---
            // requires: {cores: 9999, servers: [8.0.15]}
            // parameters:
            //   clients: 1
            //   colour: red
            // ---
            """;
    private static final String RUN = """
            // %% One run
            var my80 = server("8.0.15");
            var result = run(my80, oltpReadOnly(), threads(clients), seconds(10));
            result

            """;
    private static Evaluator evaluator;

    @TempDir
    private Path folder;

    private Path record;

    @BeforeAll
    static void start() {
        evaluator = Evaluator.start(
                "import static io.benchbook.commands.Axes.*;\nimport static io.benchbook.commands.Experiments.*;\n"
                        + "import static io.benchbook.commands.Servers.*;\nimport static io.benchbook.commands.Showing.*;\n"
                        + "import static io.benchbook.commands.Workloads.*;\n",
                note -> {});
    }

    @AfterAll
    static void close() {
        evaluator.close();
    }

    @BeforeEach
    void write() {
        record = folder.resolve("r.jsonl");
        try (Recorder recorder = Recorder.anew(record)) {
            recorder.begin(
                    "n.jsh",
                    Instant.parse("2020-02-03T04:05:06Z"),
                    Map.of("clients", "8", "gone", "1"),
                    () -> Map.of(
                            "Benchbook",
                            "0.0.1",
                            "Java",
                            "11",
                            "jars",
                            "old-1 abc",
                            "libraries",
                            "1 jars, together abc"));
            recorder.cell(1);
            String spec = "server=8.0.15; seconds=10.0; threads=8; workload=oltp_read_only("
                    + io.benchbook.commands.Workloads.oltpReadOnly().options() + ")";
            recorder.result(new Call("run", spec, List.of(), false), Forms.RUN, SampleRuns::readOnly);
            recorder.ended("passed");
            recorder.end(0);
        }
    }

    @Test
    void a_cell_gets_its_result_from_the_record_and_says_so() {
        Bench bench = bench(FRONT + RUN + "// %% Changed since\n\"tps \" + Math.round(result.tps())\n");
        assertThat(bench.run()).as(bench.out() + bench.err()).isZero();
        assertThat(bench.out())
                .contains("with clients=8 colour=red")
                .contains("replay of " + record + ", recorded 2020-02-03 04:05 UTC")
                .contains("differs today: Java then 11; now ")
                .contains("differs today: jars then old-1 abc; now ")
                .containsSubsequence("[1/2] One run", "2,897 tps", "recorded 20", "[2/2] Changed since", "tps 2897")
                .contains("2 cells: 2 passed in");
    }

    @Test
    void results_of_the_session_are_those_of_the_record() {
        Bench bench = bench(FRONT + RUN + "// %% All\nresults().rowCount() > 0\n");
        assertThat(bench.run()).isZero();
        assertThat(bench.out()).containsSubsequence("[2/2] All", "true");
    }

    @Test
    void a_changed_specification_fails_with_its_cell_and_what_differs() {
        Bench bench = bench(FRONT + RUN.replace("seconds(10)", "seconds(20)"));
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .contains("n.jsh:9:1: run: is not what was recorded in cell 1: seconds=20.0 here, seconds=10.0 in the"
                        + " record. Run the notebook without --replay and --resume to measure anew. (cell 1, One run)");
    }

    @Test
    void a_server_of_a_replay_starts_nothing_and_says_why() {
        Bench bench = bench(FRONT + "// %% S\nserver(\"8.0.15\").start();\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .contains("start: 8.0.15 is not there, as this is a replay, which starts no server."
                        + " Commands such as sql(server, \"...\") are recorded; or run the notebook without --replay.");
    }

    @Test
    void a_method_that_is_not_recorded_names_the_command_that_is() {
        Bench bench = bench(FRONT + "// %% V\nserver(\"8.0.15\").variables();\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err()).contains("starts no server. Say variables(server), which is recorded; or run the");
    }

    @Test
    void a_parameter_that_was_typed_must_be_as_it_was_recorded() {
        Bench bench = bench(FRONT + RUN).with("clients=8");
        assertThat(bench.run()).isZero();
        Bench other = bench(FRONT + RUN).with("clients=9");
        org.assertj.core.api.Assertions.assertThatThrownBy(other::run)
                .hasMessage("-p clients=9: " + record + " was recorded with clients=8. Leave it out, or measure anew.");
        Bench later = bench(FRONT + RUN).with("colour=blue");
        assertThat(later.run()).isZero();
        assertThat(later.out()).contains("with clients=8 colour=blue");
    }

    @Test
    void reports_name_the_record_the_date_of_each_cell_and_what_differs() throws IOException {
        Path html = folder.resolve("r.html");
        assertThat(bench(FRONT + RUN).report(html).run()).isZero();
        assertThat(html)
                .content()
                .contains("<p class=\"remark\">Replay of " + record + ", recorded 2020-02-03 04:05 UTC.</p>")
                .containsPattern("One run <span class=\"took\">recorded 20[0-9 :-]+ UTC</span>")
                .contains("<th>differs today: Benchbook</th><td>then 0.0.1; now ")
                .contains("<th>begun</th><td>2020-02-03 04:05 UTC</td>");
        Path markdown = folder.resolve("r.md");
        assertThat(bench(FRONT + RUN).report(markdown).run()).isZero();
        assertThat(markdown).content().contains("> Replay of ").containsPattern("\\*recorded 20[0-9 :-]+ UTC\\*");
        Path ipynb = folder.resolve("r.ipynb");
        assertThat(bench(FRONT + RUN).report(ipynb).run()).isZero();
        assertThat(ipynb)
                .content()
                .containsPattern("\"recorded\" : \"20[0-9-]+T")
                .contains("\"replayed\" : ");
        assertThat(IpynbReader.read(Files.readString(ipynb), "r.ipynb").source())
                .isEqualTo(FRONT + RUN);
    }

    @Test
    void values_that_a_cell_shows_on_its_way_are_in_the_report() throws IOException {
        Path html = folder.resolve("d.html");
        assertThat(bench(FRONT + RUN + "// %% Shows\ndisplay(result); display(\"more\"); int unused = 1;\n")
                        .report(html)
                        .run())
                .isZero();
        String report = Files.readString(html);
        assertThat(report.substring(report.indexOf("Shows"))).contains("2,897 tps", "more");
    }

    private Bench bench(String notebook) {
        return new Bench(evaluator, folder.resolve("n.jsh"), notebook).replay(record);
    }
}
