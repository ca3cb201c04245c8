package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jline.terminal.Terminal;

/** Loads the evaluator behind the prompt; begins before there is a terminal that could tell of it. */
final class Loading {
    private final Source user;
    private final CompletableFuture<Listener> listener = new CompletableFuture<>();
    private final CompletableFuture<Evaluator> evaluator;

    /** @param user the user's own start-up file */
    Loading(Source user) {
        this.user = user;
        this.evaluator = CompletableFuture.supplyAsync(this::load, Loading::inBackground);
    }

    /** Where the user's start-up file comes from. */
    @FunctionalInterface
    interface Source {
        Optional<Cell> read() throws IOException;
    }

    private record Listener(Terminal terminal, Console console) {}

    /** From now on notes of cells are heard, and those that were made before. */
    void tellTo(Terminal terminal, Console console) {
        listener.complete(new Listener(terminal, console));
    }

    CompletableFuture<Evaluator> evaluator() {
        return evaluator;
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "start");
        thread.setDaemon(true);
        thread.start();
    }

    private Evaluator load() {
        Evaluator started = Evaluator.start(Startup.imports(), this::say);
        Workbench.current().classpath(started::addToClasspath);
        try {
            user.read().ifPresent(cell -> tellIfBad(cell, started.evaluate(cell)));
        } catch (IOException e) {
            say("startup.jsh cannot be read: " + e);
        }
        Workbench.current().prepareTables();
        started.prepareCompletions();
        return started;
    }

    private void tellIfBad(Cell cell, Outcome outcome) {
        if (!(outcome instanceof Outcome.Nothing || outcome instanceof Outcome.Value)) {
            say(cell.name() + ":\n"
                    + new Report(Terminals.screen(listener.join().terminal())).of(outcome));
        }
    }

    private void say(String line) {
        listener.join().console().println(line);
    }
}
