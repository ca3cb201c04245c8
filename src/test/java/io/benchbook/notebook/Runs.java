package io.benchbook.notebook;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Executions made by hand, for tests of reports. */
final class Runs {
    private Runs() {}

    /** Without looking at the front matter, which may be any text. */
    static Execution none(Notebook notebook) {
        return of(notebook, List.of(), Map.of());
    }

    static Execution of(Notebook notebook, List<CellRun> runs, Map<String, String> provenance) {
        return new Execution(
                "n.jsh",
                notebook,
                FrontMatter.NONE,
                List.of(),
                Instant.EPOCH,
                Duration.ofSeconds(2),
                runs,
                provenance,
                Optional.empty());
    }
}
