package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import io.benchbook.display.Displays;
import io.benchbook.display.PlainLines;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One cell without a terminal: only what it prints or evaluates to goes to standard output, what went wrong to error. */
public final class Once {
    private static final int FAILED = 1;
    private static final int INTERRUPTED = 130;
    private static final long SECONDS_TO_WIND_UP = 5;

    private Once() {}

    /**
     * Evaluates {@code code} and prints its value.
     *
     * @return the exit status: 0 when all went well, 1 when it was rejected or threw, 130 when it was interrupted
     */
    public static int eval(String code) {
        return evaluate(new Cell("code", code));
    }

    /** Evaluates what standard input holds, as {@link #eval} does. */
    public static int standardInput() {
        try {
            return evaluate(new Cell("input", new String(System.in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            System.err.println("benchbook: cannot read standard input: " + e.getMessage());
            return FAILED;
        }
    }

    private static int evaluate(Cell cell) {
        Workbench.current().progress(new PlainLines(System.err::println));
        Workbench.current().notices(System.err::println);
        Workbench.current().stage(value -> System.out.println(Displays.text(value, Screen.PLAIN)));
        Evaluator evaluator = Evaluator.start(Startup.imports(), System.err::println);
        Workbench.current().classpath(evaluator::addToClasspath);
        CountDownLatch reported = new CountDownLatch(1);
        Thread ending = new Thread(() -> windUp(evaluator, reported), "end");
        Runtime.getRuntime().addShutdownHook(ending);
        int status = report(evaluateAfterStartup(evaluator, cell));
        reported.countDown();
        return status;
    }

    /** At the end of the process, also when a signal ends it: what the cell still returns is printed, servers stop. */
    private static void windUp(Evaluator evaluator, CountDownLatch reported) {
        evaluator.stop();
        try {
            boolean done = reported.await(SECONDS_TO_WIND_UP, TimeUnit.SECONDS);
            if (!done) {
                System.err.println("benchbook: the cell does not end; leaving it.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Workbench.current().close();
    }

    private static Outcome evaluateAfterStartup(Evaluator evaluator, Cell cell) {
        try {
            var user = Startup.ofUser();
            if (user.isPresent()) {
                Outcome outcome = evaluator.evaluate(user.get());
                if (!(outcome instanceof Outcome.Value || outcome instanceof Outcome.Nothing)) {
                    System.err.println(user.get().name() + ":\n" + new Report(Screen.PLAIN).of(outcome));
                }
            }
        } catch (IOException e) {
            System.err.println("benchbook: startup.jsh cannot be read: " + e.getMessage());
        }
        return evaluator.evaluate(cell);
    }

    private static int report(Outcome outcome) {
        String text = new Report(Screen.PLAIN).of(outcome);
        if (outcome instanceof Outcome.Value) {
            System.out.println(text);
            return 0;
        }
        if (outcome instanceof Outcome.Nothing) {
            return 0;
        }
        System.err.println(text);
        return outcome instanceof Outcome.Interrupted ? INTERRUPTED : FAILED;
    }
}
