package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.eval.Evaluator;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchTest {
    /** Shared by the tests: what one declares anew, no other misses. */
    private static Evaluator evaluator;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        evaluator = Evaluator.start("", note -> {});
    }

    @AfterAll
    static void close() {
        evaluator.close();
    }

    @Test
    void cells_run_in_order_and_show_their_titles_what_they_print_and_their_values() {
        Bench bench = bench("// %% One\nint a = 20;\nSystem.out.println(\"数 \" + a);\n\n// %% Two\na + 1\n");
        assertThat(bench.run()).isZero();
        assertThat(bench.out()).containsSubsequence("[1/2] One", "数 20", "[2/2] Two", "21", "2 cells: 2 passed in ");
        assertThat(bench.err()).isEmpty();
    }

    @Test
    void parameters_are_variables_before_the_first_cell() {
        String front = "// ---\n// parameters:\n//   seconds: 10\n//   levels: [1, 2]\n//   name: a\"b\n// ---\n";
        Bench bench = bench(front + "// %%\nseconds + levels.length + name\n").with("seconds=5", "levels=1,2,3");
        assertThat(bench.run()).isZero();
        assertThat(bench.out())
                .contains("with seconds=5 levels=1,2,3 name=a\"b")
                .contains("8a\"b");
    }

    @Test
    void a_cell_that_throws_ends_the_run_and_its_place_in_the_file_is_shown() {
        Bench bench =
                bench("// %% Good\nint a = 0;\n\n// %% Bad\nint b = 1;\n\tint c = b / a;\n\n// %% Never\nint d;\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .startsWith("n.jsh:6:2: ArithmeticException: / by zero (cell 2, Bad)\n"
                        + "  6 |  int c = b / a;\n"
                        + "    |  ^^^^^^^^^^^^^^\n")
                .contains("3 cells: 1 passed, 1 failed, 1 not run in ");
        assertThat(bench.out()).doesNotContain("Never");
    }

    @Test
    void a_cell_that_does_not_compile_names_line_column_and_cause() {
        Bench bench = bench("// %% A\nint a = 1;\n\n// %% B\nint b = a +\n    missing + 1;\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .startsWith("n.jsh:6:5: cannot find symbol: variable missing")
                .contains("  6 |     missing + 1;\n    |     ^^^^^^^\n");
    }

    @Test
    void a_cell_that_is_not_finished_says_so() {
        Bench bench = bench("// %% A\nint f() {\n  return 1;\n\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err()).startsWith("n.jsh:3:12: the cell ends in the middle of something");
    }

    @Test
    void the_way_through_methods_of_earlier_cells_is_shown() {
        Bench bench = bench("// %% A\nint half(int x) {\n  return x / 0;\n}\n\n// %% B\nhalf(4)\n");
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err()).contains("n.jsh:7:1:").contains("n.jsh:3\n").contains("n.jsh:7\n");
    }

    @Test
    void keep_going_runs_the_rest_and_still_fails() {
        Bench bench = bench("// %% Bad\nint a = 1 / 0;\n\n// %% Good\n6 * 7\n").keepGoing();
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.out()).contains("42");
        assertThat(bench.err()).contains("1 passed, 1 failed in");
    }

    @Test
    void the_whole_run_can_have_a_time_limit_which_keep_going_does_not_lift() {
        Bench bench = bench("// %% Long\nwhile (true) { }\n\n// %% Never\n1\n")
                .timeout("300ms")
                .keepGoing();
        assertThat(bench.run()).isEqualTo(124);
        assertThat(bench.err())
                .startsWith("n.jsh:1: timed out: the whole run was allowed 300 ms (cell 1, Long)\n")
                .contains("2 cells: 1 timed out, 1 not run in ");
    }

    @Test
    void a_cell_can_limit_its_own_time() {
        Bench bench = bench("// %% Sleeps timeout=\"200ms\"\nThread.sleep(60_000);\n\n// %% After\n6 * 7\n")
                .keepGoing();
        assertThat(bench.run()).isEqualTo(124);
        assertThat(bench.err())
                .contains("timed out after 200ms, the time that this cell allows itself (cell 1, Sleeps)");
        assertThat(bench.out()).contains("42");
    }

    @Test
    void a_time_limit_that_is_none_is_refused_before_anything_runs() {
        Bench bench = bench("// %% A\nSystem.out.println(\"ran\");\n\n// %% B timeout=soon\nint a;\n");
        assertThatThrownBy(bench::run)
                .hasMessageEndingWith("n.jsh:4: timeout: needs a length of time like 30s, 10m or 1h30m, got \"soon\".");
        assertThat(bench.out()).doesNotContain("ran");
    }

    @Test
    void check_names_every_fault_and_runs_nothing() {
        Bench bench = bench("// %% One\nSystem.out.println(\"ran\"); class Pair { int a; }\nvar list = new Pair();\n\n"
                        + "// %% Two\nlist.a + missing\n\n// %% Three\nlist.a = \"x\";\n\n// %% Four\nlist.a + 1\n")
                .check();
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .contains("n.jsh:6:10: cannot find symbol")
                .contains("n.jsh:9:10: incompatible types: String cannot be converted to int (cell 3, Three)")
                .contains("4 cells, 2 faults");
        assertThat(bench.out()).doesNotContain("ran");
    }

    @Test
    void check_knows_the_types_of_parameters() {
        String front = "// ---\n// parameters:\n//   seconds: 10\n// ---\n";
        assertThat(bench(front + "// %%\nint twice = 2 * seconds;\n").check().run())
                .isZero();
        assertThat(bench(front + "// %%\nString text = seconds;\n").check().run())
                .isEqualTo(1);
    }

    @Test
    void check_finds_a_method_that_needs_what_is_never_declared() {
        Bench good = bench("// %%\nint f() { return g(); }\n\n// %%\nint g() { return 1; }\n")
                .check();
        assertThat(good.run()).as(good.err()).isZero();
        Bench bad = bench("// %%\nint needy() { return absent(); }\n").check();
        assertThat(bad.run()).isEqualTo(1);
        assertThat(bad.err()).contains("needy cannot be used: method absent() is not declared");
        evaluator.reset();
    }

    @Test
    void rows_chosen_from_a_table_are_shown_at_the_first_time() {
        Bench bench = bench("// %% T\nimport tech.tablesaw.api.*;\n"
                + "var t = Table.create(\"t\", StringColumn.create(\"a\", \"one\", \"two\"));\n"
                + "t.where(t.stringColumn(\"a\").isEqualTo(\"two\")).copy()\n");
        assertThat(bench.run()).isZero();
        assertThat(bench.out()).contains("two").doesNotContain("one");
    }

    @Test
    void standard_output_is_given_back_after_a_run() {
        PrintStream before = System.out;
        bench("// %%\nint a;\n").run();
        assertThat(System.out).isSameAs(before);
    }

    @Test
    void what_threads_print_belongs_to_the_cell_and_to_the_report() {
        Path report = folder.resolve("r.md");
        String cell = "// %%\nvar t = new Thread(() -> System.out.println(\"from a thread\")); t.start(); t.join();\n";
        Bench bench = bench(cell).report(report);
        assertThat(bench.run()).isZero();
        assertThat(NotebookFiles.read(report)).contains("from a thread");
    }

    @Test
    void a_fault_in_cell_7_is_told_by_check_before_anything_runs() {
        Bench bench = bench(eight("int broken = \"text\";")).check();
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err())
                .startsWith("n.jsh:20:14: incompatible types: ")
                .contains("(cell 7, Cell 7)\n  20 | int broken = \"text\";\n     |              ^^^^^^\n");
        assertThat(bench.out() + bench.err()).contains("8 cells, 1 fault").doesNotContain("ran");
    }

    @Test
    void a_run_that_fails_in_cell_7_names_its_line_of_the_file() {
        Bench bench = bench(eight("throw new IllegalStateException(\"on purpose\");"));
        assertThat(bench.run()).isEqualTo(1);
        assertThat(bench.err()).startsWith("n.jsh:20:1: IllegalStateException: on purpose (cell 7, Cell 7)\n");
        assertThat(bench.out()).contains("ran 6").doesNotContain("ran 8");
    }

    /** Eight cells of three lines that say that they ran, but for the seventh. */
    private static String eight(String seventh) {
        return java.util.stream.IntStream.rangeClosed(1, 8)
                .mapToObj(i -> "// %% Cell " + i + "\n"
                        + (i == 7 ? seventh : "System.out.println(\"ran \" + " + i + ");") + "\n\n")
                .collect(java.util.stream.Collectors.joining());
    }

    private Bench bench(String notebook) {
        return new Bench(evaluator, folder.resolve("n.jsh"), notebook);
    }
}
