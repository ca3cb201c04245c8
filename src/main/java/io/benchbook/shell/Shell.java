package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;

/** The interactive front end: a prompt, an evaluator that loads behind it, and a terminal that shows what comes of it. */
public final class Shell {
    private final Terminal terminal;
    private final Console console;
    private final LiveLine progress;
    private final CompletableFuture<Evaluator> evaluator;
    private final LineReader reader;
    private Throwable lastFailure;
    private int cells;

    private Shell(Terminal terminal) {
        this.terminal = terminal;
        this.console = new Console(terminal.output(), terminal.encoding());
        this.progress = new LiveLine(console::live, () -> Terminals.screen(terminal));
        this.evaluator = CompletableFuture.supplyAsync(this::startEvaluator, Shell::inBackground);
        this.reader = Prompt.reader(terminal, new JavaParser(evaluator::join));
    }

    /**
     * Runs the shell on this process's terminal until the user leaves; then stops the servers. Where standard input is no
     * terminal, it is taken for a cell, as {@link Once#standardInput} does.
     *
     * @return the exit status
     */
    public static int run() {
        try (Terminal terminal = Terminals.open()) {
            if (Terminals.pipe(terminal)) {
                return Once.standardInput();
            }
            return new Shell(terminal).live();
        } catch (IOException e) {
            System.err.println("benchbook: cannot open the terminal: " + e.getMessage());
            return 1;
        }
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "start");
        thread.setDaemon(true);
        thread.start();
    }

    private Evaluator startEvaluator() {
        Evaluator started = Evaluator.start(Startup.imports(), console::println);
        try {
            Startup.ofUser().ifPresent(cell -> tellIfBad(cell, started.evaluate(cell)));
        } catch (IOException e) {
            console.println("startup.jsh cannot be read: " + e);
        }
        return started;
    }

    private void tellIfBad(Cell cell, Outcome outcome) {
        if (!(outcome instanceof Outcome.Nothing || outcome instanceof Outcome.Value)) {
            console.println(cell.name() + ":\n" + report().of(outcome));
        }
    }

    private int live() {
        Thread ending = new Thread(Workbench.current()::close, "end");
        Runtime.getRuntime().addShutdownHook(ending);
        takeStandardStreams();
        Workbench.current()
                .progress(
                        terminal.getType().equals(Terminal.TYPE_DUMB) ? new PlainProgress(console.stream()) : progress);
        console.println(Terminals.screen(terminal).spell(Banner.text()));
        readAndEvaluate();
        Workbench.current().close();
        Runtime.getRuntime().removeShutdownHook(ending);
        return 0;
    }

    private void takeStandardStreams() {
        System.setOut(console.stream());
        System.setErr(console.stream());
        Attributes cooked = terminal.getAttributes();
        System.setIn(new TerminalInput(
                terminal.input(), echo -> terminal.setAttributes(echo ? cooked : Terminals.quiet(cooked))));
    }

    private void readAndEvaluate() {
        while (true) {
            try {
                evaluate(reader.readLine(Prompt.FIRST));
            } catch (UserInterruptException e) {
                // the line is gone, as the user wished; on to the next
            } catch (EndOfFileException e) {
                return;
            }
        }
    }

    private void evaluate(String source) {
        if (source.isBlank()) {
            return;
        }
        cells++;
        Outcome outcome = new Running(terminal, console, evaluator.join()).run(new Cell("cell " + cells, source));
        progress.clear();
        console.freshLine();
        if (outcome instanceof Outcome.Thrown thrown) {
            lastFailure = thrown.cause();
        }
        String text = report().of(outcome);
        if (!text.isEmpty()) {
            console.println(text);
        }
    }

    private Report report() {
        return new Report(Terminals.screen(terminal));
    }
}
