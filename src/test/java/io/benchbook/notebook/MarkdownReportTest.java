package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.display.Bundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownReportTest {
    @TempDir
    private Path folder;

    @Test
    void code_outputs_and_pictures_stand_in_the_order_of_the_notebook() throws IOException {
        Notebook notebook =
                Notebook.parse("// %% [markdown]\n// # T\n\n// %% Cell\nint a;\n\n// %% S [sql]\n// SELECT 1\n");
        byte[] png = {1, 2, 3};
        Bundle picture = new Bundle(Map.of(
                "text/plain", "no picture", "image/png", Base64.getEncoder().encodeToString(png)));
        List<Output> outputs = List.of(new Output.Printed(false, "has ``` in it\n"), new Output.Shown(picture));
        CellRun run = new CellRun(notebook.cells().get(1), 1, CellRun.End.PASSED, Duration.ZERO, outputs);
        Path file = folder.resolve("my report.md");
        Conversion.write(file, Runs.of(notebook, List.of(run), Map.of("Java", "17")));
        assertThat(Files.readString(file)).isEqualTo("""
                        # T

                        ### Cell

                        ```java
                        int a;
                        ```

                        ````
                        has ``` in it
                        ````

                        ![Figure 1](my%20report-pictures/1.png)

                        ### S

                        ```sql
                        SELECT 1
                        ```

                        ## How this was measured

                        | | |
                        |---|---|
                        | notebook | n.jsh |
                        | cells | 1 passed, 1 not run |
                        | Java | 17 |
                        """);
        assertThat(Files.readAllBytes(folder.resolve("my report-pictures/1.png")))
                .isEqualTo(png);
    }
}
