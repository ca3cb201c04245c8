package io.benchbook.shell;

import io.benchbook.display.LiveLine;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.shell.Running.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;

/** What happened at one prompt: evaluates cells, shows their outcomes, and remembers those that worked. */
final class Session {
    private final Terminal terminal;
    private final Console console;
    private final ControlC controlC;
    private final LiveLine progress;
    private final CompletableFuture<Evaluator> evaluator;
    private final List<String> worked = new ArrayList<>();
    private Throwable lastFailure;
    private String lastSource = "";
    private int cells;

    Session(
            Terminal terminal,
            Console console,
            ControlC controlC,
            LiveLine progress,
            CompletableFuture<Evaluator> evaluator) {
        this.terminal = terminal;
        this.console = console;
        this.controlC = controlC;
        this.progress = progress;
        this.evaluator = evaluator;
    }

    /**
     * Evaluates what was typed and shows what becomes of it.
     *
     * @return false where it is not complete; nothing has been done then
     */
    boolean evaluate(String source) {
        Told told = run(new Cell("cell " + (cells + 1), source), report()::of);
        if (told.outcome() instanceof Outcome.Incomplete) {
            return false;
        }
        cells++;
        lastSource = source;
        show(told);
        if (worked(told.outcome())) {
            worked.add(source);
        }
        return true;
    }

    /** Evaluates a cell that counts for nothing: what a meta command stands for. */
    void evaluateQuietly(Cell cell) {
        show(run(cell, report()::of));
    }

    /** The same, with the value shown in a way of its own. */
    void evaluateQuietly(Cell cell, BiFunction<Object, Screen, String> display) {
        show(run(
                cell,
                outcome -> outcome instanceof Outcome.Value value
                        ? display.apply(value.value(), Terminals.screen(terminal))
                        : report().of(outcome)));
    }

    /** Shows a text of what cells have made, which Ctrl-C stops. */
    void show(Supplier<String> text) {
        console.println(new Running(terminal, console, controlC, evaluator).text(text, report()::of));
    }

    /** Says in a line what went wrong in Benchbook itself. */
    void tell(Throwable fault) {
        lastFailure = fault;
        progress.clear();
        console.freshLine();
        console.println(report().fault(fault));
    }

    private Told run(Cell cell, Function<Outcome, String> report) {
        Told told = new Running(terminal, console, controlC, evaluator).run(cell, report);
        progress.clear();
        console.freshLine();
        return told;
    }

    private Report report() {
        return new Report(Terminals.screen(terminal));
    }

    private void show(Told told) {
        if (told.outcome() instanceof Outcome.Thrown thrown) {
            lastFailure = thrown.cause();
        }
        if (!told.text().isEmpty()) {
            console.println(told.text());
        }
    }

    private static boolean worked(Outcome outcome) {
        return outcome instanceof Outcome.Value || outcome instanceof Outcome.Nothing;
    }

    /** The cells that worked, in order. */
    List<String> worked() {
        return List.copyOf(worked);
    }

    void forgetWorked() {
        worked.clear();
    }

    /** The cell typed last, whether or not it worked. */
    String lastSource() {
        return lastSource;
    }

    Optional<Throwable> lastFailure() {
        return Optional.ofNullable(lastFailure);
    }

    Evaluator evaluator() {
        return evaluator.join();
    }

    Terminal terminal() {
        return terminal;
    }

    Console console() {
        return console;
    }
}
