package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.commands.Workbench;
import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** The commands {@code run} and {@code convert}: from options to an exit status. */
public final class Notebooks {
    private static final int WIDTH_OTHERWISE = 100;

    private Notebooks() {}

    /**
     * Runs a notebook, or only compiles it, and reports on standard output; messages go to standard error.
     *
     * @param startup the imports that every cell begins with
     * @return 0 where all cells passed, else one of {@link ExitStatus}
     */
    public static int run(RunOptions options, String startup) {
        LiveScreen live = live(System.out, System.err);
        try (Workbench workbench = Workbench.current()) {
            workbench.progress(live);
            workbench.notices(line -> live.line(false, line));
            return run(options, startup, live);
        } catch (BenchbookException e) {
            live.line(true, "benchbook: " + e.getMessage());
            e.facts().forEach((name, value) -> live.line(true, "  " + name + "  " + value));
            return ExitStatus.USAGE;
        }
    }

    /**
     * Converts a notebook between {@code .jsh} and {@code .ipynb}, without loss, or to {@code .html} or {@code .md}.
     *
     * @return 0, or {@link ExitStatus#USAGE}
     */
    public static int convert(Path from, Path to) {
        try {
            Conversion.mustBeWritable(to);
            Conversion.write(to, Execution.none(from.toString(), Conversion.read(from)));
            return 0;
        } catch (BenchbookException e) {
            System.err.println("benchbook: " + e.getMessage());
            return ExitStatus.USAGE;
        }
    }

    /** Progress as a batch run shows it: a live line on a terminal, single lines elsewhere. */
    public static Progress progress() {
        return live(System.out, System.err);
    }

    static int run(RunOptions options, String startup, LiveScreen live) {
        options.report().ifPresent(Conversion::mustBeWritable);
        Prepared prepared = Prepared.of(options);
        boolean needsThem = !options.check() && options.source().kind() != Source.Kind.REPLAYED;
        List<String> unmet = needsThem ? Unmet.of(prepared.front().requires()) : List.of();
        if (!unmet.isEmpty()) {
            unmet.forEach(line -> live.line(true, prepared.file() + ": " + line));
            return ExitStatus.USAGE;
        }
        Consumer<String> notes = options.check() ? note -> {} : note -> System.out.println("note: " + note);
        try (Evaluator evaluator = Evaluator.start(startup, notes)) {
            Workbench.current().classpath(evaluator::addToClasspath);
            return run(prepared, options, evaluator, live);
        }
    }

    static int run(Prepared prepared, RunOptions options, Evaluator evaluator, LiveScreen live) {
        if (options.check()) {
            return new Checker(prepared, live).check(evaluator) ? 0 : ExitStatus.FAILED;
        }
        Execution execution = new Executor(prepared, options, live).run(evaluator);
        options.report().ifPresent(file -> report(file, execution, live));
        return execution.status();
    }

    private static void report(Path file, Execution execution, LiveScreen live) {
        Conversion.write(file, execution);
        live.line(false, "report: " + file);
    }

    private static LiveScreen live(PrintStream out, PrintStream err) {
        boolean terminal = Terminal.isThere();
        boolean colour = terminal && System.getenv("NO_COLOR") == null;
        return new LiveScreen(out, err, terminal, new Screen(columns(), 0, colour, true));
    }

    private static int columns() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("\\d{2,4}") ? Integer.parseInt(columns) : WIDTH_OTHERWISE;
    }
}
