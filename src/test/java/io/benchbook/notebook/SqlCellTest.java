package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.SqlText;
import java.util.List;
import org.junit.jupiter.api.Test;

class SqlCellTest {
    @Test
    void statements_end_at_semicolons_outside_of_quotes_and_comments() {
        assertThat(SqlText.statements("SELECT ';' , \"a;\\\";b\", `;`; -- no; no\nSELECT /* ; */ 2;\n\n# x;\n"))
                .containsExactly("SELECT ';' , \"a;\\\";b\", `;`", "-- no; no\nSELECT /* ; */ 2", "# x;");
    }

    @Test
    void quotes_that_are_never_closed_take_the_rest() {
        assertThat(SqlText.statements("SELECT 'a; b")).containsExactly("SELECT 'a; b");
        assertThat(SqlText.statements("")).isEmpty();
    }

    @Test
    void a_cell_becomes_calls_of_sql_on_the_server_it_names() {
        assertThat(snippets("// %% [sql]\n// SELECT \"数\"\n"))
                .containsExactly("io.benchbook.commands.Servers.sql(\"SELECT \\\"\\u6570\\\"\")");
        assertThat(snippets("// %% [sql] server=\"8.0.15\"\n// SELECT 1\n"))
                .containsExactly(
                        "io.benchbook.commands.Servers.sql(io.benchbook.commands.Servers.server(\"8.0.15\"), \"SELECT 1\")");
        assertThat(snippets("// %% [sql] server=my80\n// SELECT 1; SELECT 2;\n"))
                .containsExactly(
                        "io.benchbook.commands.Servers.sql(my80, \"SELECT 1\")",
                        "io.benchbook.commands.Servers.sql(my80, \"SELECT 2\")");
    }

    private static List<String> snippets(String notebook) {
        return SqlCell.snippets(Notebook.parse(notebook).cells().get(0));
    }
}
