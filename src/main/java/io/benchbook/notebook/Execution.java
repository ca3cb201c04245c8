package io.benchbook.notebook;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A notebook that was run: what it ran with and what each cell gave.
 *
 * @param file how messages call the notebook
 * @param parameters with the values of this execution
 * @param runs the cells that were begun, in order
 * @param provenance what it ran on and with, by name
 */
public record Execution(
        String file,
        Notebook notebook,
        FrontMatter frontMatter,
        List<Parameter> parameters,
        Instant started,
        Duration took,
        List<CellRun> runs,
        Map<String, String> provenance) {
    public Execution {
        parameters = List.copyOf(parameters);
        runs = List.copyOf(runs);
    }

    /** A notebook as it is, not run. */
    public static Execution none(String file, Notebook notebook) {
        FrontMatter front = FrontMatter.of(notebook, file);
        return new Execution(
                file, notebook, front, front.parameters(), Instant.EPOCH, Duration.ZERO, List.of(), Map.of());
    }

    /** What became of this very cell, if it was begun. */
    Optional<CellRun> of(Cell cell) {
        return runs.stream().filter(run -> run.cell() == cell).findFirst();
    }

    /** Its title, else its file. */
    String title() {
        return frontMatter.title().isEmpty() ? file : frontMatter.title();
    }

    /** 0 where all cells passed, 124 where one timed out, 130 where the user stopped it, else 1. */
    int status() {
        boolean stopped = runs.stream().anyMatch(run -> run.end() == CellRun.End.INTERRUPTED);
        boolean late = runs.stream().anyMatch(run -> run.end() == CellRun.End.TIMED_OUT);
        boolean failed = runs.stream().anyMatch(run -> run.end() == CellRun.End.FAILED);
        return stopped ? ExitStatus.INTERRUPTED : late ? ExitStatus.TIMED_OUT : failed ? ExitStatus.FAILED : 0;
    }
}
