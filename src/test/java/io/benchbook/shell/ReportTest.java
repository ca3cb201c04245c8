package io.benchbook.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.BenchbookException;
import io.benchbook.display.Screen;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Outcome.Problem;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportTest {
    private final Report report = new Report(Screen.PLAIN);

    @Test
    void a_compile_error_shows_the_line_a_caret_and_the_cause() {
        Problem problem = new Problem("incompatible types", 2, 10, 3, "\tint x = \"a\";");
        assertThat(report.of(new Outcome.Rejected(List.of(problem))))
                .isEqualTo("2 | \tint x = \"a\";\n    \t        ^^^\nincompatible types");
    }

    @Test
    void a_refused_command_is_one_line_and_its_facts() {
        BenchbookException refused = new BenchbookException("server: it does not start.").fact("log", "/tmp/x");
        assertThat(report.of(new Outcome.Thrown(refused, new Problem("", 1, 1, 1, "f()"))))
                .isEqualTo("server: it does not start.\n  log  /tmp/x");
    }

    @Test
    void any_other_exception_names_the_line_of_the_cell() {
        Outcome thrown = new Outcome.Thrown(new ArithmeticException("/ by zero"), new Problem("", 3, 3, 4, "  f(0)"));
        assertThat(report.of(thrown)).isEqualTo("ArithmeticException: / by zero\n  in line 3: f(0)");
    }

    @Test
    void an_interrupted_cell_shows_what_it_returned_and_names_a_thread_left_behind() {
        Outcome.Value partial = new Outcome.Value("half", "String");
        assertThat(report.of(new Outcome.Interrupted("", Optional.of(partial)))).isEqualTo("half\nInterrupted.");
        assertThat(report.of(new Outcome.Interrupted("cell 3", Optional.empty())))
                .isEqualTo("Interrupted. Its thread, \"cell 3\", cannot be ended and was left behind.");
    }
}
