package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.util.List;

/** Compiles every cell of a notebook in order and runs nothing: declarations of earlier cells are known to later ones. */
final class Checker {
    private final Prepared prepared;
    private final LiveScreen live;
    private final FailureText failures;

    Checker(Prepared prepared, LiveScreen live) {
        this.prepared = prepared;
        this.live = live;
        this.failures = new FailureText(prepared.file(), live.screen());
    }

    /** Prints every fault with its place; true where there is none. */
    boolean check(String startup) {
        int faults = 0;
        List<Cell> cells = prepared.notebook().runnable();
        try (Evaluator evaluator = Evaluator.start(startup, note -> {})) {
            prepared.parameters().forEach(each -> evaluator.check(evalCell(each.declaration(), 1)));
            for (int i = 0; i < cells.size(); i++) {
                faults += check(evaluator, cells.get(i), i + 1) ? 0 : 1;
            }
        }
        String verdict = faults == 0 ? "all compile" : faults + (faults == 1 ? " does" : " do") + " not compile";
        live.line(faults > 0, prepared.file() + ": " + Numbers.count(cells.size(), "cell") + ", " + verdict);
        return faults == 0;
    }

    private boolean check(Evaluator evaluator, Cell cell, int number) {
        List<String> sources = cell.kind() == CellKind.SQL ? SqlCell.snippets(cell) : List.of(cell.body());
        for (String source : sources) {
            Outcome outcome = evaluator.check(evalCell(source, cell.bodyLine()));
            if (outcome instanceof Outcome.Rejected rejected) {
                live.line(
                        true,
                        failures.rejected(cell, number, rejected.problems()).text());
                return false;
            }
            if (outcome instanceof Outcome.Incomplete) {
                live.line(true, failures.incomplete(cell, number).text());
                return false;
            }
        }
        return true;
    }

    private io.benchbook.eval.Cell evalCell(String source, int line) {
        return new io.benchbook.eval.Cell(prepared.file(), source, line);
    }
}
