package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class IpynbTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TWO =
            "\uFEFF// ---\n// title: T\n// ---\n\n  // %% A  key=x\nint a;\n\n\n// %% [md]\n// text";

    @Test
    void every_odd_notebook_comes_back_from_jupyter_byte_for_byte() {
        OddNotebooks.all()
                .forEach((name, text) -> assertThat(back(ipynb(text))).as(name).isEqualTo(text));
    }

    @Test
    void a_notebook_survives_the_sorting_of_keys_that_jupyter_does_when_it_saves() {
        OddNotebooks.all()
                .forEach((name, text) ->
                        assertThat(back(sorted(ipynb(text)))).as(name).isEqualTo(text));
    }

    @Test
    void what_needs_no_metadata_has_none() throws IOException {
        JsonNode cells =
                JSON.readTree(ipynb("// %%\nint a;\n\n// %% T\nint b;\n")).get("cells");
        assertThat(cells.get(0).get("metadata").toString()).isEqualTo("{}");
        assertThat(cells.get(1).get("metadata").toString())
                .isEqualTo("{\"benchbook\":{\"marker\":\"// %% T\"},\"title\":\"T\"}");
        assertThat(cells.get(1).get("source").toString()).isEqualTo("[\"int b;\"]");
    }

    @Test
    void a_cell_that_was_changed_in_jupyter_keeps_its_marker_and_the_others_their_text() throws IOException {
        ObjectNode root = (ObjectNode) JSON.readTree(ipynb(TWO));
        ((ObjectNode) root.get("cells").get(0)).put("source", "int changed;\nint b;");
        assertThat(back(root.toString()))
                .isEqualTo(
                        "\uFEFF// ---\n// title: T\n// ---\n\n  // %% A  key=x\nint changed;\nint b;\n\n// %% [md]\n// text");
    }

    @Test
    void a_cell_whose_type_was_changed_in_jupyter_gets_a_new_marker() throws IOException {
        ObjectNode root = (ObjectNode) JSON.readTree(ipynb("// %% A\nint a;\n"));
        ((ObjectNode) root.get("cells").get(0)).put("cell_type", "markdown");
        assertThat(back(root.toString())).isEqualTo("// %% A [markdown]\n// int a;\n");
    }

    @Test
    void sql_becomes_a_magic_that_jupyter_executes_and_comes_back_with_the_server_it_then_has() throws IOException {
        ObjectNode root =
                (ObjectNode) JSON.readTree(ipynb("// %% Look [sql] server=my80\n// SELECT 1;\n// SELECT 2\n"));
        ObjectNode cell = (ObjectNode) root.get("cells").get(0);
        assertThat(cell.get("source").toString()).isEqualTo("[\"%%sql my80\\n\",\"SELECT 1;\\n\",\"SELECT 2\"]");
        cell.put("source", "%%sql my57\nSELECT 3");
        assertThat(back(root.toString())).isEqualTo("// %% Look [sql] server=\"my57\"\n// SELECT 3\n");
        cell.put("source", "int a;");
        assertThat(back(root.toString())).isEqualTo("// %% Look server=\"my80\"\nint a;\n");
    }

    @Test
    void parameters_are_declared_in_a_cell_of_their_own_that_goes_again_unless_it_was_changed() throws IOException {
        String text = "// ---\n// parameters:\n//   rows: {default: 10, description: how many}\n// ---\n\n"
                + "// %% [markdown]\n// # T\n\n// %%\nrows\n";
        Notebook notebook = Notebook.parse(text);
        ObjectNode root = (ObjectNode) JSON.readTree(IpynbWriter.write(Execution.none("n.jsh", notebook)));
        ObjectNode cell = (ObjectNode) root.get("cells").get(1);
        assertThat(cell.get("source").toString()).isEqualTo("[\"int rows = 10; // how many\"]");
        assertThat(cell.get("metadata").get("tags").toString()).isEqualTo("[\"parameters\"]");
        assertThat(back(root.toString())).isEqualTo(text);
        cell.put("source", "int rows = 20;");
        assertThat(back(root.toString())).contains("// %%\nint rows = 20;\n\n// %%\nrows\n");
    }

    @Test
    void a_notebook_that_others_wrote_is_read() {
        String foreign = "{\"cells\":[{\"cell_type\":\"markdown\",\"metadata\":{},\"source\":\"# T\\n\\ntext\"},"
                + "{\"cell_type\":\"code\",\"metadata\":{\"tags\":[\"x\"]},\"source\":[\"int a;\\n\",\"a\"],"
                + "\"outputs\":[],\"execution_count\":1}],\"metadata\":{},\"nbformat\":4,\"nbformat_minor\":2}";
        assertThat(back(foreign)).isEqualTo("// %% [markdown]\n// # T\n//\n// text\n\n// %%\nint a;\na\n");
    }

    @Test
    void what_is_no_notebook_is_refused_in_one_line() {
        assertThatThrownBy(() -> back("{]"))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("n.ipynb:1: ");
        assertThatThrownBy(() -> back("{\"nbformat\": 3, \"worksheets\": []}"))
                .hasMessage("n.ipynb: needs a Jupyter notebook of format 4, got format 3.");
        assertThatThrownBy(() -> back("[1]"))
                .hasMessage("n.ipynb: needs a Jupyter notebook of format 4, got other JSON.");
    }

    private static String ipynb(String jsh) {
        Notebook notebook = Notebook.parse(jsh);
        return IpynbWriter.write(Runs.none(notebook));
    }

    private static String back(String ipynb) {
        return IpynbReader.read(ipynb, "n.ipynb").source();
    }

    private static String sorted(String json) {
        try {
            Object tree = JSON.readValue(json, java.util.TreeMap.class);
            return JSON.writer(com.fasterxml.jackson.databind.SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                    .writeValueAsString(tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
