package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NotebookTest {
    @Test
    void reading_and_writing_loses_nothing() {
        OddNotebooks.all()
                .forEach((name, text) ->
                        assertThat(Notebook.parse(text).source()).as(name).isEqualTo(text));
    }

    @Test
    void there_are_more_than_fifty_odd_notebooks() {
        assertThat(OddNotebooks.all()).hasSizeGreaterThan(50);
        assertThat(Notebook.parse(OddNotebooks.all().get("ten thousand cells")).cells())
                .hasSize(10_000);
    }

    @Test
    void a_cell_runs_to_the_next_marker_and_a_blank_line_belongs_to_the_layout() {
        Notebook notebook = Notebook.parse("// %% One\nint a;\n\n\n// %% Two\nint b;\n");
        assertThat(notebook.cells()).extracting(Cell::title).containsExactly("One", "Two");
        assertThat(notebook.cells()).extracting(Cell::body).containsExactly("int a;\n", "int b;");
        assertThat(notebook.cells()).extracting(Cell::bodyLine).containsExactly(2, 6);
    }

    @Test
    void text_before_the_first_marker_is_a_cell() {
        assertThat(bodies("int a;\n// %%\nint b;")).containsExactly("int a;", "int b;");
    }

    @Test
    void markers_in_text_blocks_and_comments_do_not_count() {
        assertThat(bodies("// %%\nvar s = \"\"\"\n// %% no\n\"\"\";\n/*\n// %% no\n*/\n// %%\nint b;"))
                .hasSize(2);
    }

    @Test
    void quotes_in_characters_strings_and_line_comments_do_not_hide_a_marker() {
        assertThat(bodies("// %%\nchar c = '\"'; String s = \"/*\"; // \"\"\"\n// /*\n// %%\nint b;"))
                .hasSize(2);
    }

    @Test
    void an_apostrophe_in_markdown_does_not_hide_a_marker() {
        assertThat(bodies("// %% [markdown]\n/* it's\n// %%\nint b;")).hasSize(2);
    }

    @Test
    void a_magic_is_no_marker() {
        assertThat(bodies("// %%time\nint a;\n// %%timeit x\n")).hasSize(1);
    }

    @Test
    void markdown_raw_and_sql_lose_their_comment_signs() {
        Notebook notebook =
                Notebook.parse("// %% [markdown]\n// # A\n//\n//b\n// %% [sql]\n//   SELECT 1\n// %% [raw]\n// x");
        assertThat(notebook.cells()).extracting(Cell::body).containsExactly("# A\n\nb", "  SELECT 1", "x");
        assertThat(notebook.cells())
                .extracting(Cell::kind)
                .containsExactly(CellKind.MARKDOWN, CellKind.SQL, CellKind.RAW);
    }

    @Test
    void line_ends_of_windows_are_not_part_of_a_body() {
        assertThat(bodies("// %%\r\nint a;\r\nint b;\r\n")).containsExactly("int a;\nint b;");
    }

    @Test
    void the_front_matter_is_no_cell() {
        Notebook notebook = Notebook.parse("\uFEFF\n// ---\n// title: T\n//\n// x: 1\n// ---\n\n// %% A\nint a;");
        assertThat(notebook.frontMatter()).isEqualTo("title: T\n\nx: 1");
        assertThat(notebook.frontMatterLine()).isEqualTo(3);
        assertThat(notebook.cells()).extracting(Cell::line).containsExactly(8);
    }

    @Test
    void an_unclosed_front_matter_is_a_cell() {
        assertThat(Notebook.parse("// ---\n// title: T\nint a;").cells()).hasSize(1);
    }

    private static List<String> bodies(String text) {
        return Notebook.parse(text).cells().stream().map(Cell::body).toList();
    }
}
