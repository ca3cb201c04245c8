package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    boolean check(Evaluator evaluator) {
        int faults = 0;
        List<Cell> cells = prepared.notebook().runnable();
        prepared.parameters().forEach(each -> evaluator.check(evalCell(each.declaration(), 1)));
        Map<String, Integer> waiting = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            faults += check(evaluator, cells.get(i), i + 1) ? 0 : 1;
            int number = i + 1;
            evaluator.unresolved().keySet().forEach(name -> waiting.putIfAbsent(name, number));
        }
        faults += waiting(cells, waiting, evaluator.unresolved());
        String verdict = faults == 0 ? "all compile" : Numbers.count(faults, "fault");
        live.line(faults > 0, prepared.file() + ": " + Numbers.count(cells.size(), "cell") + ", " + verdict);
        return faults == 0;
    }

    /** Declarations that may stand before what they need, but not without it. */
    private int waiting(List<Cell> cells, Map<String, Integer> declaredIn, Map<String, String> missing) {
        missing.forEach((name, what) -> {
            int number = declaredIn.get(name);
            String message = name + " cannot be used: " + what;
            live.line(
                    true,
                    failures.whole(cells.get(number - 1), number, "CompileError", message)
                            .text());
        });
        return missing.size();
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
