package io.benchbook;

import io.benchbook.notebook.Notebooks;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code benchbook convert A B}. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Converts a notebook between .jsh and .ipynb without loss, and to .html or .md.")
final class ConvertCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FROM", description = "a notebook: .jsh or .ipynb")
    private Path from;

    @Parameters(index = "1", paramLabel = "TO", description = "what to write: .jsh, .ipynb, .html or .md")
    private Path to;

    @Override
    public Integer call() {
        return Notebooks.convert(from, to);
    }
}
