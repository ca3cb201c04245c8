package io.benchbook.shell;

import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;

/** Runs one cell, and shows its value, with the terminal in its hands: Ctrl-C stops it. */
final class Running {
    /** How long a cell that was interrupted once may wind up: a run closes its connections and gathers its result. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private static final Outcome GIVEN_UP = new Outcome.Interrupted("", Optional.empty());
    private static final Duration SOON = Duration.ofMillis(600);

    private final Terminal terminal;
    private final Console console;
    private final ControlC controlC;
    private final CompletableFuture<Evaluator> evaluator;
    private final Thread waiting = Thread.currentThread();
    private final AtomicInteger presses = new AtomicInteger();
    private volatile boolean over;

    Running(Terminal terminal, Console console, ControlC controlC, CompletableFuture<Evaluator> evaluator) {
        this.terminal = terminal;
        this.console = console;
        this.controlC = controlC;
        this.evaluator = evaluator;
    }

    /** What became of a cell, and what is to be said of that. */
    record Told(Outcome outcome, String text) {}

    /** Evaluates a cell and makes a text of its outcome. */
    Told run(Cell cell, Function<Outcome, String> report) {
        return withControlC(
                started -> {
                    Outcome outcome = started.evaluate(cell);
                    return new Told(
                            outcome, started.stoppably(cell.name(), () -> report.apply(outcome), report::apply));
                },
                new Told(GIVEN_UP, report.apply(GIVEN_UP)));
    }

    /** Makes a text of what cells have made. */
    String text(Supplier<String> text, Function<Outcome, String> report) {
        return withControlC(started -> started.stoppably("shell", text, report::apply), report.apply(GIVEN_UP));
    }

    private <T> T withControlC(Function<Evaluator, T> work, T givenUp) {
        try {
            return controlC.give(this::interrupt) ? givenUp : work.apply(evaluator.get());
        } catch (InterruptedException e) {
            return givenUp;
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        } finally {
            over = true;
            Terminals.quiet(terminal); // also where it left a thread behind that reads
            controlC.release();
        }
    }

    private void interrupt() {
        if (!evaluator.isDone()) {
            waiting.interrupt();
        } else if (presses.incrementAndGet() > 1) {
            stop(Duration.ZERO);
        } else {
            stopGracefully();
        }
    }

    private void stopGracefully() {
        Thread hint = new Thread(this::hint, "hint");
        hint.setDaemon(true);
        hint.start();
        stop(GRACE);
        hint.interrupt();
    }

    private void stop(Duration patience) {
        evaluator.join().stop(patience, () -> !over);
    }

    private void hint() {
        try {
            Thread.sleep(SOON.toMillis());
            console.println("Stopping. Ctrl-C again gives the prompt back at once.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
