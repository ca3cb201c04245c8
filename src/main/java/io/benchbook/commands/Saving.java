package io.benchbook.commands;

import io.benchbook.display.HtmlPage;
import java.nio.file.Path;
import java.util.List;
import tech.tablesaw.api.Table;

/** Results to files, and back. */
public final class Saving {
    private Saving() {}

    /**
     * Writes all runs of this session, a row each; see {@code save(value, file)}.
     *
     * <pre>
     * save("runs.csv")
     * </pre>
     *
     * @param file its ending says how: {@code .csv}, {@code .json}, {@code .md}, {@code .html} or {@code .txt}
     * @return the file's place
     */
    public static Path save(String file) {
        return save(Experiments.results(), file);
    }

    /**
     * Writes a value to a file. A file that is there is replaced, and only when all is written.
     *
     * <pre>
     * save(sweep(threads(1, 2, 4), seconds(1)), "threads.csv")
     * save(plot(results()), "throughput.png")
     * </pre>
     *
     * @param value a table, or what has one: a run, a sweep, a comparison, an attribution; any other value as {@code .html},
     *     {@code .txt} and, where it has a picture, {@code .png}
     * @param file its ending says how: {@code .csv} and {@code .json} with all digits, {@code .md} as a Markdown table
     *     with numbers as short as on the screen, {@code .html} as a page of its own, {@code .png} as a picture, {@code .txt} as in the terminal
     * @return the file's place
     */
    public static Path save(Object value, String file) {
        return SavedFile.named("save", file).write(value);
    }

    /**
     * Reads a table from a file that {@code save} or another program wrote.
     *
     * <pre>
     * load("runs.csv")
     * </pre>
     *
     * @param file {@code .csv} with a first line of names and commas between, or {@code .json}, a list of objects
     */
    public static Table load(String file) {
        return SavedTable.read(Path.of(file));
    }

    /**
     * Writes a page that needs nothing but a browser: these values as a notebook shows them, one below the other. Without any, all
     * runs of this session.
     *
     * <pre>
     * report("threads.html", results(), plot(results()))
     * </pre>
     *
     * @param file ends in {@code .html}
     * @param shown tables, plots, runs, sweeps, comparisons and whatever else has a display; texts become headings
     * @return the file's place
     */
    public static Path report(String file, Object... shown) {
        List<Object> all = shown.length > 0 ? List.of(shown) : ReportPage.ofSession();
        return SavedFile.named("report", file).mustEnd("html").text(HtmlPage.of(file, ReportPage.body(all)));
    }
}
