package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversionTest {
    @TempDir
    private Path folder;

    @Test
    void a_file_comes_back_from_jupyter_byte_for_byte() throws IOException {
        byte[] bytes = "\uFEFF// ---\r\n// title: 数\r\n// ---\r\n// %% A\r\nint a;".getBytes(StandardCharsets.UTF_8);
        Path jsh = Files.write(folder.resolve("a.jsh"), bytes);
        assertThat(Notebooks.convert(jsh, folder.resolve("b.ipynb"))).isZero();
        assertThat(Notebooks.convert(folder.resolve("b.ipynb"), folder.resolve("c.jsh")))
                .isZero();
        assertThat(Files.readAllBytes(folder.resolve("c.jsh"))).isEqualTo(bytes);
    }

    @Test
    void pages_and_markdown_are_written_without_running_anything() throws IOException {
        Path jsh = Files.writeString(folder.resolve("a.jsh"), "// %% A\nthrow new Error();\n");
        assertThat(Notebooks.convert(jsh, folder.resolve("a.html"))).isZero();
        assertThat(Notebooks.convert(jsh, folder.resolve("a.md"))).isZero();
        assertThat(Files.readString(folder.resolve("a.html"))).contains("throw new Error();", "not run");
        assertThat(Files.readString(folder.resolve("a.md"))).contains("```java\nthrow new Error();\n```");
    }

    @Test
    void bytes_that_are_not_utf_8_are_refused_and_nothing_is_written() throws IOException {
        Path jsh = Files.write(folder.resolve("a.jsh"), new byte[] {'a', (byte) 0xE4, 'b'});
        assertThatThrownBy(() -> Conversion.read(jsh)).hasMessage(jsh + ": is not UTF-8. Save it as UTF-8 first.");
        assertThat(Notebooks.convert(jsh, folder.resolve("b.ipynb"))).isEqualTo(ExitStatus.USAGE);
        assertThat(folder.resolve("b.ipynb")).doesNotExist();
    }

    @Test
    void files_that_are_missing_or_of_other_kinds_are_refused_in_one_line() {
        Path none = folder.resolve("none.jsh");
        assertThatThrownBy(() -> Conversion.read(none)).hasMessage(none + ": there is no such file.");
        assertThatThrownBy(() -> Conversion.mustBeWritable(Path.of("a.pdf")))
                .hasMessage("a.pdf: needs an ending of .html, .md, .ipynb or .jsh.");
        assertThat(Notebooks.convert(none, folder.resolve("b.ipynb"))).isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void a_folder_that_cannot_be_written_is_named() throws IOException {
        Path jsh = Files.writeString(folder.resolve("a.jsh"), "int a;\n");
        Path inFile = jsh.resolve("b.ipynb");
        assertThatThrownBy(() -> Conversion.write(inFile, Execution.none("a", Conversion.read(jsh))))
                .hasMessageStartingWith(inFile + ": cannot be written: ");
    }
}
