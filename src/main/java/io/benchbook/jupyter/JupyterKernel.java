package io.benchbook.jupyter;

import io.benchbook.base.Folders;
import io.benchbook.base.Signals;
import io.benchbook.commands.Workbench;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A running kernel: sockets, subshells and control, put together. */
public final class JupyterKernel {
    private static final Duration LAST_PATIENCE = Duration.ofSeconds(1);

    /** Not before the first cell, which may be waiting already. */
    private static final long MILLIS_UNTIL_REAPING = 2_000;

    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1, JupyterKernel::daemon);
    private final Owners owners = new Owners();
    private final CompletableFuture<Evaluator> evaluator;
    private final Interruption interruption;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Sockets sockets;
    private final Input input;
    private final Subshells subshells;
    private final Control control;

    private JupyterKernel(ConnectionFile connection, StartCell startCell) {
        evaluator = CompletableFuture.supplyAsync(
                () -> startEvaluator(startCell), work -> daemon(work).start());
        interruption = new Interruption(evaluator::join);
        sockets = new Sockets(connection, new Codec(connection.key()), this::receive);
        input = new Input(sockets, owners);
        Bundles bundles = new Bundles();
        LiveDisplay live = new LiveDisplay(owners, timer);
        Shared shared = new Shared(sockets, owners, bundles, live, interruption, timer, evaluator::join);
        subshells = new Subshells(sockets, number -> subshell(shared, number));
        control = new Control(sockets, interruption, subshells, ended::countDown);
        setUp(Workbench.current(), live, bundles);
    }

    private static Subshell subshell(Shared shared, int number) {
        History history = new History(new HistoryFile(Folders.state().resolve("kernel-history")));
        return new Subshell(shared, history, number == 0 ? "" : "subshell " + number + ", ");
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "jupyter work");
        thread.setDaemon(true);
        return thread;
    }

    private void setUp(Workbench workbench, LiveDisplay live, Bundles bundles) {
        workbench.progress(live);
        workbench.stage(new JupyterStage(owners, bundles));
        workbench.notices(line -> owners.here().ifPresent(cell -> cell.println(line)));
        workbench.prompt(input::password);
    }

    /**
     * Serves the clients of a connection file until one of them shuts it down, or until the Jupyter that started it is
     * gone; then stops the servers.
     *
     * @throws io.benchbook.base.BenchbookException where the file is not usable or its ports are taken
     */
    public static void serve(Path connectionFile) {
        serve(ConnectionFile.read(connectionFile), Startup::ofUser);
    }

    static void serve(ConnectionFile connection, StartCell startCell) {
        new JupyterKernel(connection, startCell).live();
    }

    /** What the user wants to be evaluated before all else. */
    @FunctionalInterface
    interface StartCell {
        Optional<Cell> read() throws IOException;
    }

    private void live() {
        Thread ending = new Thread(Workbench.current()::close, "end");
        Runtime.getRuntime().addShutdownHook(ending);
        StandardStreams.take(owners, input);
        ParentWatch.start(ended::countDown);
        subshells.start();
        control.start();
        new Iopub(sockets).starting();
        sockets.start();
        timer.schedule(JupyterKernel::reap, MILLIS_UNTIL_REAPING, TimeUnit.MILLISECONDS);
        Signals.Listening interrupts = Signals.on("INT", interruption::interrupt);
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end();
        interrupts.close();
        Runtime.getRuntime().removeShutdownHook(ending);
    }

    /** Ends the servers of a kernel that was killed; whoever restarts it need not use one to be rid of them. */
    private static void reap() {
        daemon(Workbench.current()::reap).start();
    }

    private void end() {
        sockets.close();
        if (evaluator.isDone()) {
            evaluator.join().stop(LAST_PATIENCE);
        }
        Workbench.current().close();
    }

    private void receive(Channel channel, Message message) {
        String type = message.type();
        if (channel == Channel.STDIN) {
            input.answered(message);
        } else if (channel == Channel.CONTROL || type.equals("shutdown_request") || type.equals("interrupt_request")) {
            control.add(channel, message);
        } else {
            subshells.receive(message);
        }
    }

    private Evaluator startEvaluator(StartCell startCell) {
        Evaluator started =
                Evaluator.start(Startup.imports(), note -> owners.here().ifPresent(cell -> cell.println(note)));
        Workbench.current().classpath(started::addToClasspath);
        Workbench.current().prepareTables();
        started.prepareCompletions();
        try {
            startCell.read().ifPresent(cell -> tellIfBad(cell, started.evaluate(cell)));
        } catch (IOException e) {
            System.err.println("benchbook: startup.jsh cannot be read: " + Displays.text(e, Screen.PLAIN));
        }
        return started;
    }

    private static void tellIfBad(Cell cell, Outcome outcome) {
        if (!(outcome instanceof Outcome.Nothing || outcome instanceof Outcome.Value)) {
            System.err.println(
                    cell.name() + ": " + FailureText.of(outcome, cell).message());
        }
    }
}
