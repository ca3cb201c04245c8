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
import org.jline.terminal.Terminal;

/** Runs one cell with the terminal in its hands: Ctrl-C stops it. */
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

    Outcome run(Cell cell) {
        try {
            return controlC.give(this::interrupt) ? GIVEN_UP : evaluator.get().evaluate(cell);
        } catch (InterruptedException e) {
            return GIVEN_UP;
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
