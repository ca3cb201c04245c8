package io.benchbook.shell;

import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.NonBlockingInputStream;

/** Runs one cell with the terminal in its hands: Ctrl-C stops it. */
final class Running {
    /** How long a cell that was interrupted once may wind up: a run closes its connections and gathers its result. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private static final Outcome GIVEN_UP = new Outcome.Interrupted("", Optional.empty());
    private static final int CONTROL_C = 3;
    private static final Duration SOON = Duration.ofMillis(600);

    private final Terminal terminal;
    private final Console console;
    private final CompletableFuture<Evaluator> evaluator;
    private final Thread waiting = Thread.currentThread();
    private final AtomicInteger presses = new AtomicInteger();

    Running(Terminal terminal, Console console, CompletableFuture<Evaluator> evaluator) {
        this.terminal = terminal;
        this.console = console;
        this.evaluator = evaluator;
    }

    Outcome run(Cell cell) {
        SignalHandler before = terminal.handle(Signal.INT, signal -> interrupt());
        try {
            return interruptedAlready() ? GIVEN_UP : evaluator.get().evaluate(cell);
        } catch (InterruptedException e) {
            return GIVEN_UP;
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        } finally {
            Terminals.quiet(terminal); // also where it left a thread behind that reads
            terminal.handle(Signal.INT, before);
        }
    }

    /** A Ctrl-C typed between Enter and now was no signal, but a key that nobody has read. */
    private boolean interruptedAlready() {
        try {
            return terminal.input() instanceof NonBlockingInputStream keys
                    && keys.peek(1) == CONTROL_C
                    && keys.read() == CONTROL_C;
        } catch (IOException e) {
            return false;
        }
    }

    private void interrupt() {
        if (!evaluator.isDone()) {
            waiting.interrupt();
        } else if (presses.incrementAndGet() > 1) {
            evaluator.join().stop(Duration.ZERO);
        } else {
            stopGracefully();
        }
    }

    private void stopGracefully() {
        Thread hint = new Thread(this::hint, "hint");
        hint.setDaemon(true);
        hint.start();
        evaluator.join().stop(GRACE);
        hint.interrupt();
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
