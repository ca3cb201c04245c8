package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunFormat;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.attribution.AttributionFormat;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.ComparisonFormat;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.experiment.journal.LineFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the journal holds, as the results that it was made of: to be shown, plotted and tested again. */
public final class Records {
    private Records() {}

    /** All runs in the journal here, also those of sweeps, in the order of their ends. */
    public static List<RunResult> runs() {
        return all(Workbench.current().journal(), RunFormat.RUN);
    }

    /**
     * The runs of another journal, or of one of its files. Lines that cannot be read are told of and left out.
     * <pre>
     * claims("R1", runs("results"))
     * </pre>
     *
     * @param fileOrFolder for instance {@code results/2026-11-30.jsonl}
     */
    public static List<RunResult> runs(String fileOrFolder) {
        return all("runs", fileOrFolder, RunFormat.RUN);
    }

    /** All comparisons in the journal here, of {@code compare}, {@code compareLatency} and {@code whatIf}. */
    public static List<Comparison> comparisons() {
        return all(Workbench.current().journal(), ComparisonFormat.COMPARISON);
    }

    /**
     * The comparisons of another journal, or of one of its files.
     * <pre>
     * claim("R1.2a").test(comparisons("results").get(0))
     * </pre>
     */
    public static List<Comparison> comparisons(String fileOrFolder) {
        return all("comparisons", fileOrFolder, ComparisonFormat.COMPARISON);
    }

    /** All answers of {@code why} in the journal here. */
    public static List<Attribution> attributions() {
        return all(Workbench.current().journal(), AttributionFormat.ATTRIBUTION);
    }

    /** The answers of {@code why} in another journal, or in one of its files. */
    public static List<Attribution> attributions(String fileOrFolder) {
        return all("attributions", fileOrFolder, AttributionFormat.ATTRIBUTION);
    }

    private static <T> List<T> all(Journal journal, LineFormat<T> format) {
        return told(journal.read(format));
    }

    private static <T> List<T> all(String command, String fileOrFolder, LineFormat<T> format) {
        Path path = Path.of(fileOrFolder);
        if (!Files.exists(path)) {
            throw new BenchbookException(command + ": there is no file or folder " + fileOrFolder + ".");
        }
        return Files.isDirectory(path) ? all(new Journal(path), format) : told(Journal.read(path, format));
    }

    private static <T> List<T> told(Journal.Contents<T> contents) {
        contents.problems().forEach(Workbench.current()::say);
        return contents.values();
    }
}
