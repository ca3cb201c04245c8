package io.benchbook.notebook;

import io.benchbook.display.Bundle;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs one cell: evaluates it, shows what it gives as it comes, and keeps that for the report. */
final class CellRunner {
    private final String file;
    private final Evaluator evaluator;
    private final StopSwitch stop;
    private final Capture capture;
    private final LiveScreen live;
    private final FailureText failures;
    private final boolean reporting;

    /** @param reporting whether values are wanted in every form, not only as text */
    CellRunner(String file, Evaluator evaluator, StopSwitch stop, Capture capture, LiveScreen live, boolean reporting) {
        this.file = file;
        this.evaluator = evaluator;
        this.stop = stop;
        this.capture = capture;
        this.live = live;
        this.failures = new FailureText(file, live.screen());
        this.reporting = reporting;
    }

    /** @param number of the cell among those that do something, from 1 */
    CellRun run(Cell cell, int number) {
        Transcript transcript = capture.begin();
        long began = System.nanoTime();
        stop.begin();
        Future<?> limit = limit(cell);
        CellRun.End end;
        try {
            end = snippets(cell, number, transcript);
        } finally {
            limit.cancel(false);
            stop.ended();
            live.endOfCell();
        }
        return new CellRun(cell, number, end, Duration.ofNanos(System.nanoTime() - began), transcript.outputs());
    }

    /** Shows a value of the cell that runs, before the cell has ended. */
    void shows(Object value) {
        show(value, capture.transcript());
    }

    private Future<?> limit(Cell cell) {
        String text = cell.attributes().get("timeout");
        if (text == null) {
            return new FutureTask<>(() -> null);
        }
        Duration limit = Durations.parse("timeout", text);
        String message = "timed out after " + text + ", the time that this cell allows itself";
        return stop.pullAfter(limit, new StopSwitch.Reason(CellRun.End.TIMED_OUT, false, message));
    }

    private CellRun.End snippets(Cell cell, int number, Transcript transcript) {
        List<String> sources = cell.kind() == CellKind.SQL ? SqlCell.snippets(cell) : List.of(cell.body());
        for (String source : sources) {
            Outcome outcome = evaluator.evaluate(new io.benchbook.eval.Cell(file, source, cell.bodyLine()));
            CellRun.End end = end(outcome, cell, number, transcript);
            if (end != CellRun.End.PASSED) {
                return end;
            }
        }
        return CellRun.End.PASSED;
    }

    private CellRun.End end(Outcome outcome, Cell cell, int number, Transcript transcript) {
        if (outcome instanceof Outcome.Value value) {
            return evaluator
                    .<Supplier<CellRun.End>>stoppably(
                            file,
                            () -> passed(forms(value.value()), transcript),
                            stopped -> () -> stopped(stopped, cell, number, transcript))
                    .get();
        }
        if (outcome instanceof Outcome.Nothing) {
            return CellRun.End.PASSED;
        }
        if (outcome instanceof Outcome.Interrupted interrupted) {
            return stopped(interrupted, cell, number, transcript);
        }
        fail(failure(outcome, cell, number), transcript);
        return CellRun.End.FAILED;
    }

    private Supplier<CellRun.End> passed(Forms forms, Transcript transcript) {
        return () -> {
            show(forms, transcript);
            return CellRun.End.PASSED;
        };
    }

    private Output.Failed failure(Outcome outcome, Cell cell, int number) {
        if (outcome instanceof Outcome.Rejected rejected) {
            return failures.rejected(cell, number, rejected.problems());
        }
        return outcome instanceof Outcome.Thrown thrown
                ? failures.thrown(cell, number, thrown)
                : failures.incomplete(cell, number);
    }

    private CellRun.End stopped(Outcome.Interrupted outcome, Cell cell, int number, Transcript transcript) {
        outcome.partial().ifPresent(partial -> show(partial.value(), transcript));
        StopSwitch.Reason reason =
                stop.reason().orElse(new StopSwitch.Reason(CellRun.End.INTERRUPTED, true, "interrupted"));
        String thread = outcome.abandonedThread();
        String message = reason.message()
                + (thread.isEmpty() ? "" : "; its thread \"" + thread + "\" did not end and was abandoned");
        String kind = reason.end() == CellRun.End.TIMED_OUT ? "TimeOut" : "Interrupted";
        fail(failures.whole(cell, number, kind, message), transcript);
        return reason.end();
    }

    private void show(Object value, Transcript transcript) {
        show(forms(value), transcript);
    }

    /** A value as the screen and as the report show it. */
    private record Forms(String text, Bundle bundle) {}

    private Forms forms(Object value) {
        return new Forms(
                Displays.text(value, live.screen()),
                reporting
                        ? Displays.bundle(value)
                        : new Bundle(Map.of("text/plain", Displays.text(value, Screen.PLAIN))));
    }

    private void show(Forms forms, Transcript transcript) {
        live.line(false, forms.text());
        transcript.add(new Output.Shown(forms.bundle()));
    }

    private void fail(Output.Failed failure, Transcript transcript) {
        live.line(true, failure.text());
        transcript.add(new Output.Failed(failure.kind(), failure.message(), Transcript.withoutColour(failure.text())));
    }
}
