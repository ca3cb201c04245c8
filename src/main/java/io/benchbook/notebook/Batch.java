package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import io.benchbook.commands.Stage;
import io.benchbook.commands.Workbench;
import io.benchbook.commands.recording.Recorder;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cells of a notebook, run from the first to the last, or to the first that fails. */
final class Batch {
    private final Prepared prepared;
    private final boolean keepGoing;
    private final Optional<Duration> timeout;
    private final boolean reporting;
    private final LiveScreen live;
    private final Recorder recorder;

    /** @param recorder hears which cell runs */
    Batch(Prepared prepared, RunOptions options, LiveScreen live, Recorder recorder) {
        this.prepared = prepared;
        this.keepGoing = options.keepGoing();
        this.timeout = options.timeout().map(text -> Durations.parse("--timeout", text));
        this.reporting = options.report().isPresent();
        this.live = live;
        this.recorder = recorder;
    }

    /** Runs them in a fresh evaluator; never throws for what a cell does. */
    List<CellRun> run(Evaluator evaluator) {
        List<CellRun> runs = new ArrayList<>();
        Stage before = Workbench.current().stage();
        try (Capture capture = new Capture(live);
                StopSwitch stop = new StopSwitch(evaluator::stop)) {
            stop.listen();
            timeout.ifPresent(limit -> stop.pullAfter(limit, late(limit)));
            recorder.stopped(() -> stop.reason().isPresent());
            declare(evaluator);
            CellRunner runner = new CellRunner(prepared.file(), evaluator, stop, capture, live, reporting);
            Workbench.current().stage(runner::shows);
            cells(runner, stop, runs);
        } finally {
            Workbench.current().stage(before);
        }
        return runs;
    }

    private static StopSwitch.Reason late(Duration limit) {
        String message = "timed out: the whole run was allowed " + Numbers.seconds(limit.toMillis() / 1000.0);
        return new StopSwitch.Reason(CellRun.End.TIMED_OUT, true, message);
    }

    private void declare(Evaluator evaluator) {
        for (Parameter parameter : prepared.parameters()) {
            Outcome outcome = evaluator.evaluate(parameter.declaration());
            if (outcome instanceof Outcome.Rejected || outcome instanceof Outcome.Thrown) {
                throw new IllegalStateException("cannot declare " + parameter + ": " + outcome);
            }
        }
    }

    private void cells(CellRunner runner, StopSwitch stop, List<CellRun> runs) {
        List<Cell> cells = prepared.notebook().runnable();
        for (int i = 0; i < cells.size(); i++) {
            if (stop.reason().filter(StopSwitch.Reason::whole).isPresent()) {
                return;
            }
            title(cells.get(i), i + 1, cells.size());
            CellRun run = run(runner, cells.get(i), i + 1);
            runs.add(run);
            if (run.end() != CellRun.End.PASSED && !keepGoing) {
                return;
            }
        }
    }

    private CellRun run(CellRunner runner, Cell cell, int number) {
        recorder.cell(number);
        CellRun run = runner.run(cell, number);
        Optional<Instant> recorded = recorder.ended(run.end().text());
        recorded.ifPresent(when -> live.line(false, live.screen().ansi().dim("recorded " + Recorded.time(when))));
        return run.recorded(recorded);
    }

    private void title(Cell cell, int number, int of) {
        String name = cell.title().isEmpty() ? "line " + cell.bodyLine() : cell.title();
        live.line(false, "\n" + live.screen().ansi().bold("[" + number + "/" + of + "] " + name));
    }
}
