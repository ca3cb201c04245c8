package io.benchbook.shell;

import io.benchbook.display.LiveLine;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
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
        Outcome outcome = run(new Cell("cell " + (cells + 1), source));
        if (outcome instanceof Outcome.Incomplete) {
            return false;
        }
        cells++;
        lastSource = source;
        if (show(outcome)) {
            worked.add(source);
        }
        return true;
    }

    /** Evaluates a cell that counts for nothing: what a meta command stands for. */
    void evaluateQuietly(Cell cell) {
        show(run(cell));
    }

    /** The same, with the value shown in a way of its own. */
    void evaluateQuietly(Cell cell, BiFunction<Object, Screen, String> display) {
        Outcome outcome = run(cell);
        if (outcome instanceof Outcome.Value value) {
            console.println(display.apply(value.value(), Terminals.screen(terminal)));
        } else {
            show(outcome);
        }
    }

    private Outcome run(Cell cell) {
        Outcome outcome = new Running(terminal, console, controlC, evaluator).run(cell);
        progress.clear();
        console.freshLine();
        return outcome;
    }

    /** @return whether all went well */
    private boolean show(Outcome outcome) {
        if (outcome instanceof Outcome.Thrown thrown) {
            lastFailure = thrown.cause();
        }
        String text = new Report(Terminals.screen(terminal)).of(outcome);
        if (!text.isEmpty()) {
            console.println(text);
        }
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
