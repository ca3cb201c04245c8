package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A notebook that is killed, goes on, and is replayed where there is no server at all. */
class ResumeIT {
    private static final String NOTEBOOK = """
            // ---
            // parameters:
            //   seconds: {default: 30, quick: 1}
            // ---
            // %% Server
            var my80 = server("8.0.15");
            var reading = oltpPointSelect().tables(1).rows(1000);
            set(my80, "innodb_flush_neighbors", 1)

            // %% One run
            run(my80, reading, threads(2), seconds(seconds), warmup(0))

            // %% A sweep
            var sweep = sweep(my80, reading, threads(1, 2, 3), seconds(seconds), warmup(0));
            sweep

            // %% A comparison
            var answer = compare(my80, my80.as("twin"), reading, threads(2), budget(seconds(4)), warmup(1));
            answer

            // %% What is in force [sql] server=my80
            // SELECT @@innodb_flush_neighbors AS neighbors, 0.1 + 0.2 AS sum, NULL AS nothing

            // %% In a sentence
            System.out.println("ratio " + answer.ratio() + " [" + answer.low() + ", " + answer.high() + "] "
                + answer.verdict() + ", " + results().rowCount() + " runs");
            """;
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void what_a_killed_execution_had_finished_is_taken_and_a_replay_of_the_whole_needs_no_server() throws Exception {
        NotebookFiles.write(folder.resolve("n.jsh"), NOTEBOOK);
        try (Program killed = Program.run(folder, "n.jsh", "-p", "profile=quick")) {
            killed.await("two runs of the sweep are recorded", () -> lines(1).size() > 0 && parts(1).size() >= 2);
            killed.kill();
        }
        List<String> before = parts(1);
        String resumed;
        try (Program program = Program.run(folder, "n.jsh", "--resume")) {
            assertThat(program.status()).as(program.out() + program.err()).isZero();
            resumed = program.out();
        }
        assertThat(resumed)
                .contains("Profile quick: seconds 1 instead of 30.", "resumed from results/executions/n-")
                .containsSubsequence("[2/6] One run", "recorded 20", "[3/6] A sweep", "recorded 20", "[4/6] A comp");
        assertThat(parts(2)).hasSize(3).startsWith(before.toArray(String[]::new));
        assertThat(calls(2, "run")).isEqualTo(calls(1, "run"));
        replayed(resumed);
    }

    /** An empty cache folder has no server that could be started, and nothing is fetched. */
    private void replayed(String resumed) throws Exception {
        Map<String, String> nothing =
                Map.of("XDG_CACHE_HOME", folder.resolve("empty").toString());
        try (Program replay = Program.run(folder, nothing, "n.jsh", "--replay", "--report", "r.html")) {
            assertThat(replay.status()).as(replay.out() + replay.err()).isZero();
            assertThat(shown(replay.out())).isEqualTo(shown(resumed));
        }
        assertThat(folder.resolve("empty/benchbook/servers")).doesNotExist();
        assertThat(folder.resolve("r.html"))
                .content()
                .contains("Replay of results/executions/n-", "<th>server 8.0.15</th><td>MySQL 8.0.15, sandbox, sha256:")
                .contains("<th>differs today</th><td>nothing: the same machine, Java and jars</td>")
                .contains("Profile quick: seconds 1 instead of 30.");
        assertThat(records()).hasSize(2);
    }

    /** What cells showed: without dates, lengths of time and the line that tells a sweep's length. */
    private static String shown(String out) {
        return out.lines()
                .dropWhile(line -> !line.startsWith("[1/6]"))
                .filter(line -> !line.matches("(recorded|sweep .* about|6 cells:|report:).*"))
                .collect(Collectors.joining("\n"));
    }

    private List<Path> records() throws IOException {
        Path executions = folder.resolve("results/executions");
        if (!Files.isDirectory(executions)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(executions)) {
            return files.sorted().toList();
        }
    }

    private List<JsonNode> lines(int record) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        if (records().size() >= record) {
            for (String line : Files.readAllLines(records().get(record - 1))) {
                if (line.endsWith("}")) {
                    lines.add(JSON.readTree(line));
                }
            }
        }
        return lines;
    }

    /** The ids of a sweep's runs. */
    private List<String> parts(int record) throws IOException {
        return ids(record, "part", "sweep");
    }

    private List<String> calls(int record, String command) throws IOException {
        return ids(record, "call", command);
    }

    private List<String> ids(int record, String kind, String command) throws IOException {
        return lines(record).stream()
                .filter(line -> line.path("kind").asText().equals(kind)
                        && line.path("command").asText().equals(command))
                .map(line -> line.path("result").path("id").asText())
                .toList();
    }
}
