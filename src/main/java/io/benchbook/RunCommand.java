package io.benchbook;

import io.benchbook.eval.Startup;
import io.benchbook.notebook.Notebooks;
import io.benchbook.notebook.RunOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
    @Parameters(paramLabel = "FILE.jsh", description = "the notebook")
    private Path file;

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

    @Override
    public Integer call() {
        RunOptions options = new RunOptions(
                file, parameters, Optional.ofNullable(report), Optional.ofNullable(timeout), keepGoing, check);
        return Notebooks.run(options, Startup.imports());
    }
}
