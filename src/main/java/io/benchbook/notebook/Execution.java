package io.benchbook.notebook;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A notebook that was run: what it ran with and what each cell gave.
 *
 * @param file how messages call the notebook
 * @param parameters with the values of this execution
 * @param runs the cells that were begun, in order
 * @param provenance what its results were measured on and with, by name; empty for one that was not run
 * @param recorded the earlier execution that results were taken from
 */
public record Execution(
        String file,
        Notebook notebook,
        FrontMatter frontMatter,
        List<Parameter> parameters,
        Instant started,
        Duration took,
        List<CellRun> runs,
        Map<String, String> provenance,
        Optional<Recorded> recorded) {
    public Execution {
        parameters = List.copyOf(parameters);
        runs = List.copyOf(runs);
    }

    /** A notebook as it is, not run. */
    public static Execution none(String file, Notebook notebook) {
        FrontMatter front = FrontMatter.of(notebook, file);
        return new Execution(
                file,
                notebook,
                front,
                front.parameters(),
                Instant.EPOCH,
                Duration.ZERO,
                List.of(),
                Map.of(),
                Optional.empty());
    }

    /** What became of this very cell, if it was begun. */
    Optional<CellRun> of(Cell cell) {
        return runs.stream().filter(run -> run.cell() == cell).findFirst();
    }

    /** Its title, else its file. */
    String title() {
        return frontMatter.title().isEmpty() ? file : frontMatter.title();
    }

    /** All that a reader may want to know of how it was measured, by name, in the order in which it is best read. */
    Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("notebook", file);
        facts.put("cells", Summary.of(notebook.runnable().size(), runs));
        recorded.ifPresent(earlier -> facts.putAll(earlier.facts()));
        facts.putAll(provenance);
        parameters.forEach(each -> facts.put(
                "parameter " + each.name(),
                each.value() + (each.description().isEmpty() ? "" : " (" + each.description() + ")")));
        return facts;
    }

    /** What a reader must know before reading: that it is a short form, that it was not measured now. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        frontMatter.profileNote(parameters).ifPresent(remarks::add);
        recorded.ifPresent(earlier -> remarks.add(
                Character.toUpperCase(earlier.text().charAt(0)) + earlier.text().substring(1) + "."));
        return remarks;
    }

    /** 0 where all cells passed, 124 where one timed out, 130 where the user stopped it, else 1. */
    int status() {
        boolean stopped = runs.stream().anyMatch(run -> run.end() == CellRun.End.INTERRUPTED);
        boolean late = runs.stream().anyMatch(run -> run.end() == CellRun.End.TIMED_OUT);
        boolean failed = runs.stream().anyMatch(run -> run.end() == CellRun.End.FAILED);
        return stopped ? ExitStatus.INTERRUPTED : late ? ExitStatus.TIMED_OUT : failed ? ExitStatus.FAILED : 0;
    }
}
