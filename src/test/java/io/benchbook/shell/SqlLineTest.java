package io.benchbook.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.display.Screen;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class SqlLineTest {
    private final Table table = Table.create("t", StringColumn.create("a", "one"));

    @Test
    void the_end_of_a_statement_chooses_the_form_of_its_rows() {
        assertThat(SqlLine.of("SELECT 1;")).isEqualTo(new SqlLine("SELECT 1", SqlLine.Form.TABLE));
        assertThat(SqlLine.of(" SELECT 1 \\G ")).isEqualTo(new SqlLine("SELECT 1", SqlLine.Form.VERTICAL));
        assertThat(SqlLine.of("SELECT 1;\\J")).isEqualTo(new SqlLine("SELECT 1", SqlLine.Form.JSON));
        assertThat(SqlLine.of("\\G").statement()).isEmpty();
    }

    @Test
    void rows_are_shown_in_that_form() {
        assertThat(SqlLine.of("x").show(table, Screen.PLAIN)).isEqualTo("a\n───\none");
        assertThat(SqlLine.of("x\\G").show(table, Screen.PLAIN)).endsWith("\na: one");
        assertThat(SqlLine.of("x\\J").show(table, Screen.PLAIN)).isEqualTo("[\n  {\"a\":\"one\"}\n]");
        assertThat(SqlLine.of("x\\G").show(3, Screen.PLAIN)).isEqualTo("3");
    }
}
