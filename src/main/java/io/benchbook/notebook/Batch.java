package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One execution of a notebook from its first cell to its last, or to the first that fails. */
final class Batch {
    private final String file;
    private final Notebook notebook;
    private final FrontMatter front;
    private final List<Parameter> parameters;
    private final boolean keepGoing;
    private final Optional<Duration> timeout;
    private final boolean reporting;
    private final LiveScreen live;

    Batch(Prepared prepared, RunOptions options, LiveScreen live) {
        this.file = prepared.file();
        this.notebook = prepared.notebook();
        this.front = prepared.front();
        this.parameters = prepared.parameters();
        this.keepGoing = options.keepGoing();
        this.timeout = options.timeout().map(text -> Durations.parse("--timeout", text));
        this.reporting = options.report().isPresent();
        this.live = live;
    }

    /** Runs it in a fresh evaluator; never throws for what a cell does. */
    Execution run(Evaluator evaluator) {
        Instant started = Instant.now();
        long began = System.nanoTime();
        List<CellRun> runs = new ArrayList<>();
        announce();
        try (Capture capture = new Capture(live);
                StopSwitch stop = new StopSwitch(evaluator::stop)) {
            stop.listen();
            timeout.ifPresent(limit -> stop.pullAfter(limit, late(limit)));
            declare(evaluator);
            CellRunner runner = new CellRunner(file, evaluator, stop, capture, live, reporting);
            cells(runner, stop, runs);
        }
        Duration took = Duration.ofNanos(System.nanoTime() - began);
        Execution execution =
                new Execution(file, notebook, front, parameters, started, took, runs, Provenance.here(started));
        summarise(execution);
        return execution;
    }

    private static StopSwitch.Reason late(Duration limit) {
        String message = "timed out: the whole run was allowed " + Numbers.seconds(limit.toMillis() / 1000.0);
        return new StopSwitch.Reason(CellRun.End.TIMED_OUT, true, message);
    }

    private void declare(Evaluator evaluator) {
        for (Parameter parameter : parameters) {
            Outcome outcome = evaluator.evaluate(parameter.declaration());
            if (outcome instanceof Outcome.Rejected || outcome instanceof Outcome.Thrown) {
                throw new IllegalStateException("cannot declare " + parameter + ": " + outcome);
            }
        }
    }

    private void cells(CellRunner runner, StopSwitch stop, List<CellRun> runs) {
        List<Cell> cells = notebook.runnable();
        for (int i = 0; i < cells.size(); i++) {
            if (stop.reason().filter(StopSwitch.Reason::whole).isPresent()) {
                return;
            }
            title(cells.get(i), i + 1, cells.size());
            CellRun run = runner.run(cells.get(i), i + 1);
            runs.add(run);
            boolean over = run.end() != CellRun.End.PASSED && !keepGoing;
            if (over) {
                return;
            }
        }
    }

    private void announce() {
        String title = front.title().isEmpty() ? file : front.title() + " (" + file + ")";
        live.line(false, live.screen().ansi().bold(title));
        if (!parameters.isEmpty()) {
            List<String> values = parameters.stream()
                    .map(each -> each.name() + "=" + each.value())
                    .toList();
            live.line(false, "with " + String.join(" ", values));
        }
    }

    private void title(Cell cell, int number, int of) {
        String name = cell.title().isEmpty() ? "line " + cell.bodyLine() : cell.title();
        live.line(false, "\n" + live.screen().ansi().bold("[" + number + "/" + of + "] " + name));
    }

    private void summarise(Execution execution) {
        int all = notebook.runnable().size();
        String took = Numbers.seconds(execution.took().toMillis() / 1000.0);
        live.line(
                execution.status() != 0,
                "\n" + Numbers.count(all, "cell") + ": " + Summary.of(all, execution.runs()) + " in " + took);
    }
}
