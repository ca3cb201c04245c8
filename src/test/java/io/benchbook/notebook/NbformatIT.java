package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.benchbook.display.Bundle;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our notebooks in the hands of Jupyter's own library, Debian's python3-nbformat. */
class NbformatIT {
    private static final String VALIDATE_AND_SAVE = """
            import sys, pathlib
            try:
                import nbformat
            except ImportError:
                sys.exit("install the package python3-nbformat")
            for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ipynb")):
                notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
                assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
                nbformat.validate(notebook)
                nbformat.write(notebook, path)
            """;

    @TempDir
    private Path folder;

    @Test
    void every_odd_notebook_is_valid_and_comes_back_byte_for_byte_after_jupyter_has_saved_it() throws Exception {
        Map<Path, String> texts = new LinkedHashMap<>();
        OddNotebooks.all().forEach((name, text) -> {
            Path file = folder.resolve(texts.size() + ".ipynb");
            texts.put(file, text);
            NotebookFiles.write(file, IpynbWriter.write(Runs.none(Notebook.parse(text))));
        });
        validateAndSave();
        texts.forEach((file, text) -> assertThat(Conversion.read(file).source())
                .as(text.lines().findFirst().orElse(""))
                .isEqualTo(text));
    }

    @Test
    void outputs_of_every_kind_are_valid() throws Exception {
        Notebook notebook = Notebook.parse("// %% A\nint a;\n\n// %% [sql]\n// SELECT 1\n\n// %% [md]\n// text\n");
        Map<String, Object> forms = new LinkedHashMap<>();
        forms.put(
                "application/vnd.plotly.v1+json",
                JsonNodeFactory.instance.objectNode().put("data", 1));
        forms.put("text/html", "<p>\n</p>");
        forms.put("image/png", "iVBORw0KGgo=");
        forms.put("text/plain", "a\nb");
        List<Output> outputs = new ArrayList<>();
        outputs.add(new Output.Printed(false, "out\n"));
        outputs.add(new Output.Printed(true, "err"));
        outputs.add(new Output.Shown(new Bundle(forms)));
        outputs.add(new Output.Failed("CompileError", "m", "n.jsh:1:1: m\n  1 | x"));
        Cell cell = notebook.cells().get(0);
        CellRun run = new CellRun(cell, 1, CellRun.End.FAILED, Duration.ofMillis(3), outputs);
        Path file = folder.resolve("outputs.ipynb");
        NotebookFiles.write(file, IpynbWriter.write(Runs.of(notebook, List.of(run), Map.of("Java", "17"))));
        validateAndSave();
        assertThat(NotebookFiles.read(file))
                .contains("vnd.plotly", "iVBOR", "CompileError", "stderr", "\"Java\": \"17\"");
    }

    @Test
    void nbconvert_makes_a_page_of_a_notebook_with_its_code_its_prose_and_its_outputs() throws Exception {
        Notebook notebook = Notebook.parse("// %% [markdown]\n// # A *heading*\n\n// %% A sum\nint a = 20;\na + 22\n");
        CellRun run = new CellRun(
                notebook.runnable().get(0),
                1,
                CellRun.End.PASSED,
                Duration.ofMillis(3),
                List.of(
                        new Output.Printed(false, "printed text\n"),
                        new Output.Shown(io.benchbook.display.Displays.bundle(io.benchbook.plot.Samples.bars()))));
        NotebookFiles.write(
                folder.resolve("n.ipynb"), IpynbWriter.write(Runs.of(notebook, List.of(run), Map.of("Java", "17"))));
        ended(new ProcessBuilder("jupyter-nbconvert", "--to", "html", "--no-prompt", "n.ipynb")
                .directory(folder.toFile()));
        assertThat(NotebookFiles.read(folder.resolve("n.html")))
                .contains("<em>heading</em>", "printed text", "data:image/png;base64,")
                .containsPattern("(?s)a.*\\+.*22");
        ended(new ProcessBuilder("jupyter-nbconvert", "--to", "script", "n.ipynb").directory(folder.toFile()));
        assertThat(NotebookFiles.read(folder.resolve("n.jsh"))).contains("int a = 20;\na + 22");
    }

    private void validateAndSave() throws IOException, InterruptedException {
        ended(new ProcessBuilder("/usr/bin/python3", "-c", VALIDATE_AND_SAVE, folder.toString()));
    }

    private static void ended(ProcessBuilder program) throws IOException, InterruptedException {
        Process process = program.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
    }
}
