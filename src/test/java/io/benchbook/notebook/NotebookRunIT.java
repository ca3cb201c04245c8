package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code benchbook run} as a process of its own: exit statuses, signals, and no server left behind. */
class NotebookRunIT {
    @TempDir
    private Path folder;

    private Program program;

    @AfterEach
    void end() {
        if (program != null) {
            program.close();
        }
    }

    @Test
    void a_notebook_that_passes_ends_with_0_and_is_seen_while_it_runs() throws Exception {
        start("// %% One\n6 * 7\n\n// %% Two\nSystem.out.println(\"数\");\n");
        assertThat(program.status()).as(program.err()).isZero();
        assertThat(program.out()).containsSubsequence("[1/2] One", "42", "[2/2] Two", "数", "2 cells: 2 passed in");
    }

    @Test
    void a_cell_that_fails_ends_the_run_with_1_and_its_place() throws Exception {
        start("// %% One\nint a = 0;\n\n// %% Two\n\n1 / a\n\n// %% Never\nSystem.out.println(\"ran\");\n");
        assertThat(program.status()).isEqualTo(1);
        assertThat(program.err()).contains("n.jsh:6:1: ArithmeticException: / by zero (cell 2, Two)");
        assertThat(program.out()).doesNotContain("ran");
    }

    @Test
    void an_exit_in_a_cell_does_not_pass_for_success() throws Exception {
        start("// %% One\nSystem.exit(0);\n\n// %% Never\nSystem.out.println(\"ran\");\n");
        assertThat(program.status()).isEqualTo(1);
        assertThat(program.out()).doesNotContain("ran");
    }

    @Test
    void bad_usage_ends_with_2_and_one_line() throws Exception {
        start("// ---\n// parameters:\n//   seconds: 10\n// ---\n// %%\nseconds\n", "-p", "second=3");
        assertThat(program.status()).isEqualTo(2);
        assertThat(program.err().strip().lines())
                .containsExactly("benchbook: parameter second: this notebook has none of that name."
                        + " Did you mean seconds? It takes seconds.");
    }

    @Test
    void what_this_machine_lacks_is_said_before_anything_runs() throws Exception {
        start("// ---\n// requires: {cores: 4096, memory: 900 TiB}\n// ---\n// %%\nSystem.out.println(\"ran\");\n");
        assertThat(program.status()).isEqualTo(2);
        assertThat(program.err()).contains("requires 4096 cores, this machine has ", "requires 921600.0 GiB of memory");
        assertThat(program.out()).doesNotContain("ran");
    }

    @Test
    void a_time_limit_ends_the_run_with_124_also_in_a_loop_that_never_waits() throws Exception {
        start("// %% Loop\nlong n = 0; while (true) { n++; }\n", "--timeout", "2s");
        assertThat(program.status()).isEqualTo(124);
        assertThat(program.err()).contains("timed out");
    }

    @Test
    void a_time_limit_ends_a_value_that_is_never_shown() throws Exception {
        start(
                "// %% Loop\nrecord Loop() { public String toString() { while (true); } }\nnew Loop()\n",
                "--timeout", "3s");
        assertThat(program.status()).isEqualTo(124);
        assertThat(program.err()).contains("timed out");
    }

    @Test
    void ctrl_c_ends_with_130_keeps_what_there_is_and_leaves_no_server() throws Exception {
        start(
                "// %% Server\nvar my80 = server(\"8.0.15\");\nsql(my80, \"SELECT 1 AS alive\")\n\n"
                        + "// %% Long\nSystem.out.println(\"sleeping\"); Thread.sleep(600_000);\n",
                "--report", folder.resolve("r.html").toString());
        program.await("sleeping");
        List<ProcessHandle> servers = program.children();
        assertThat(servers).as("a server runs").isNotEmpty();
        program.interrupt();
        assertThat(program.status()).as(program.err()).isEqualTo(130);
        assertThat(program.err()).contains("interrupted (cell 2, Long)", "2 cells: 1 passed, 1 interrupted in");
        assertThat(Files.readString(folder.resolve("r.html"))).contains("alive", "1 interrupted");
        Program.assertGone(servers);
    }

    @Test
    void ctrl_c_during_a_measured_run_shows_what_was_measured_until_then() throws Exception {
        start("// %% Run\nvar done = new java.util.concurrent.atomic.AtomicInteger();\n"
                + "run(server(\"8.0.15\"), workload(\"own\", session -> {\n    session.execute(\"DO 0\");\n"
                + "    if (done.incrementAndGet() == 500) System.out.println(\"five hundred transactions\");\n"
                + "}), threads(2), warmup(0), seconds(300))\n");
        program.await("five hundred transactions");
        List<ProcessHandle> servers = program.children();
        program.interrupt();
        assertThat(program.status()).as(program.err()).isEqualTo(130);
        assertThat(program.out()).contains("throughput");
        assertThat(servers).as("a server ran").isNotEmpty();
        Program.assertGone(servers);
    }

    @Test
    void check_compiles_and_runs_nothing() throws Exception {
        start(
                "// %% One\nSystem.out.println(\"ran\");\nvar s = server(\"8.0.15\");\n\n// %% Two\ns.nmae()\n",
                "--check");
        assertThat(program.status()).isEqualTo(1);
        assertThat(program.err())
                .contains("n.jsh:6:1: cannot find symbol: method nmae()")
                .contains("(cell 2, Two)");
        assertThat(program.out()).doesNotContain("ran");
    }

    private void start(String notebook, String... options) throws IOException {
        NotebookFiles.write(folder.resolve("n.jsh"), notebook);
        program = Program.run(folder, "n.jsh", options);
    }
}
