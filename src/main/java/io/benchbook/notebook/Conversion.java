package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.nio.file.Path;
import java.util.Locale;

/** Chooses the format of a file by its ending. */
final class Conversion {
    private Conversion() {}

    /** Reads a notebook from {@code .jsh} or {@code .ipynb}. */
    static Notebook read(Path file) {
        String text = NotebookFiles.read(file);
        return switch (ending(file)) {
            case "ipynb" -> IpynbReader.read(text, file.toString());
            case "jsh", "java" -> Notebook.parse(text);
            default -> throw new BenchbookException(file + ": needs a notebook that ends in .jsh or .ipynb.");
        };
    }

    /** Refuses a file whose ending is none that {@link #write} takes, or whose folder cannot be written. */
    static void mustBeWritable(Path file) {
        if (!ending(file).matches("jsh|ipynb|html|md")) {
            throw new BenchbookException(file + ": needs an ending of .html, .md, .ipynb or .jsh.");
        }
        NotebookFiles.mustBeWritable(file);
    }

    /** Writes a notebook, with the outputs of its execution where the format has a place for them. */
    static void write(Path file, Execution execution) {
        mustBeWritable(file);
        switch (ending(file)) {
            case "ipynb" -> NotebookFiles.write(file, IpynbWriter.write(execution));
            case "html" -> NotebookFiles.write(file, HtmlReport.write(execution));
            case "md" -> MarkdownReport.write(file, execution);
            default -> NotebookFiles.write(file, execution.notebook().source());
        }
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
