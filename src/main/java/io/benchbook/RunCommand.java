package io.benchbook;

import io.benchbook.commands.recording.RecordFile;
import io.benchbook.eval.Startup;
import io.benchbook.notebook.Notebooks;
import io.benchbook.notebook.RunOptions;
import io.benchbook.notebook.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code benchbook run FILE.jsh}. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = "Runs a notebook, cell by cell.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {
            "0:all cells passed",
            "1:a cell failed",
            "2:bad usage, nothing was run",
            "124:timed out",
            "130:interrupted"
        })
final class RunCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE.jsh", arity = "0..1", description = "the notebook")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "-p",
            paramLabel = "name=value",
            description = "sets a parameter that the notebook declares; may be given several times")
    private List<String> parameters = new ArrayList<>();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "writes a report: .html (needs nothing but a browser), .md or .ipynb")
    private Path report;

    @Option(names = "--timeout", paramLabel = "TIME", description = "ends the run after 90s, 10m or 2h")
    private String timeout;

    @Option(names = "--keep-going", description = "goes on after a cell that failed")
    private boolean keepGoing;

    @Option(names = "--check", description = "compiles every cell and runs none")
    private boolean check;

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "RECORD",
            description = "takes what an interrupted execution had finished and goes on; by default the last one")
    private String resume;

    @Option(
            names = "--replay",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "RECORD",
            description =
                    "takes every result from the record of an execution and starts no server; by default the last "
                            + "complete one, else data/recorded/NAME.jsonl or NAME.jsonl.gz")
    private String replay;

    @Override
    public Integer call() {
        Source source = source();
        if (file == null) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'FILE.jsh'");
        }
        RunOptions options = new RunOptions(
                file, parameters, Optional.ofNullable(report), Optional.ofNullable(timeout), keepGoing, check, source);
        return Notebooks.run(options, Startup.imports());
    }

    private Source source() {
        if (resume != null && replay != null) {
            throw new ParameterException(
                    spec.commandLine(), "--resume measures what is missing, --replay nothing: give one");
        }
        if (resume != null) {
            return Source.resumed(record(resume));
        }
        return replay != null ? Source.replayed(record(replay)) : Source.ANEW;
    }

    /** The notebook may stand behind the option, which then has no value of its own. */
    private Optional<Path> record(String typed) {
        boolean names = typed.endsWith(RecordFile.ENDING) || typed.endsWith(RecordFile.PACKED);
        if (file == null && !names && !typed.isEmpty()) {
            file = Path.of(typed);
            return Optional.empty();
        }
        return Optional.of(typed).filter(text -> !text.isEmpty()).map(Path::of);
    }
}
