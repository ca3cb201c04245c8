package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import org.junit.jupiter.api.Test;

class MagicsTest {
    @Test
    void java_is_left_as_it_is() {
        Plan plan = Magics.plan("  int a = 7 % 2;");
        assertThat(plan.sources()).containsExactly("  int a = 7 % 2;");
        assertThat(plan.timed()).isFalse();
    }

    @Test
    void sql_becomes_a_call_for_each_statement() {
        assertThat(Magics.plan("%%sql\nSELECT \"a\\n\";\nSELECT 2;").sources())
                .containsExactly(
                        "io.benchbook.commands.Servers.sql(\"SELECT \\\"a\\\\n\\\"\")",
                        "io.benchbook.commands.Servers.sql(\"SELECT 2\")");
    }

    @Test
    void sql_goes_to_a_variable_or_to_a_server_by_its_name() {
        assertThat(Magics.plan("%%sql my80\nSELECT 1").sources().get(0)).contains("sql(my80, \"SELECT 1\")");
        assertThat(Magics.plan("%%sql 8.0.15\nSELECT 1").sources().get(0))
                .contains("sql(io.benchbook.commands.Servers.server(\"8.0.15\"), \"SELECT 1\")");
    }

    @Test
    void a_timed_cell_keeps_its_lines() {
        Plan plan = Magics.plan("%%time\nint a;\nint b;");
        assertThat(plan.timed()).isTrue();
        assertThat(plan.sources()).containsExactly("\nint a;\nint b;");
    }

    @Test
    void libraries_are_added_before_the_java_below_them() {
        String call = "io.benchbook.commands.Libraries.deps(\"g:a:1\", \"g:b:2\")";
        assertThat(Magics.plan("%deps g:a:1  g:b:2").sources()).containsExactly(call);
        assertThat(Magics.plan("%deps g:a:1 g:b:2\nimport a.B;\n").sources())
                .containsExactly(call + ";", "\nimport a.B;\n");
        assertThatThrownBy(() -> Magics.plan("%deps")).hasMessage("%deps: needs group:artifact:version, got nothing.");
    }

    @Test
    void what_is_missing_or_misspelt_is_said_in_one_line() {
        assertThatThrownBy(() -> Magics.plan("%%sqll\nSELECT 1"))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("There is no %%sqll. Did you mean %%sql?");
        assertThatThrownBy(() -> Magics.plan("%%sql\n")).hasMessageContaining("needs statements");
        assertThatThrownBy(() -> Magics.plan("%load nowhere.jsh")).hasMessage("%load: there is no file nowhere.jsh.");
    }
}
