package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import io.benchbook.display.Bundle;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** One {@code execute_request}: evaluates its cell, sends what comes of it, and makes the reply. */
final class Execution {
    private final Evaluator evaluator;
    private final Bundles bundles;
    private final RunningCell running;
    private final int number;
    private String shown;
    private Failure failure;

    /** @param number the execution count of this cell */
    Execution(Evaluator evaluator, Bundles bundles, RunningCell running, int number) {
        this.evaluator = evaluator;
        this.bundles = bundles;
        this.running = running;
        this.number = number;
    }

    void run(String code) {
        try {
            carryOut(Magics.plan(code));
        } catch (RuntimeException | Error e) {
            failure = FailureText.of(e);
        }
        running.flush();
        if (failure != null) {
            running.send("error", failure.content());
        }
    }

    private void carryOut(Plan plan) {
        long begin = System.nanoTime();
        for (int i = 0; i < plan.sources().size() && failure == null; i++) {
            Cell cell = new Cell(running.name(), plan.sources().get(i));
            take(evaluator.evaluate(cell), cell, i == plan.sources().size() - 1);
        }
        if (plan.timed()) {
            running.println("took " + Numbers.seconds((System.nanoTime() - begin) / 1e9));
        }
        plan.replacement()
                .ifPresent(text -> running.payload(Json.object()
                        .put("source", "set_next_input")
                        .put("text", text)
                        .put("replace", true)));
    }

    private void take(Outcome outcome, Cell cell, boolean last) {
        if (outcome instanceof Outcome.Value value) {
            show(value, cell, last);
        } else if (!(outcome instanceof Outcome.Nothing)) {
            if (outcome instanceof Outcome.Interrupted interrupted) {
                interrupted.partial().ifPresent(partial -> show(partial, cell, false));
            }
            failure = stoppably(cell, () -> FailureText.of(outcome, cell), Function.identity());
        }
    }

    private void show(Outcome.Value value, Cell cell, boolean asResult) {
        this.<Optional<Bundle>>stoppably(cell, () -> Optional.of(bundles.of(value.value())), stopped -> {
                    failure = stopped;
                    return Optional.empty();
                })
                .ifPresent(bundle -> show(bundle, asResult));
    }

    /** What is made of a cell's values, an interrupt stops as it stops the cell. */
    private <T> T stoppably(Cell cell, Supplier<T> work, Function<Failure, T> otherwise) {
        return evaluator.stoppably(cell.name(), work, stopped -> otherwise.apply(FailureText.of(stopped, cell)));
    }

    private void show(Bundle bundle, boolean asResult) {
        if (asResult) {
            shown = bundle.text();
            running.send("execute_result", Iopub.content(bundle).put("execution_count", number));
        } else {
            running.display(bundle);
        }
    }

    /** The text of the cell's value, where it has one. */
    Optional<String> shown() {
        return Optional.ofNullable(shown);
    }

    /** @param expressions by name, evaluated now where all went well */
    ObjectNode reply(JsonNode expressions) {
        ObjectNode reply = failure == null ? Json.ok() : error(failure);
        reply.put("execution_count", number);
        running.payload().forEach(reply.putArray("payload")::add);
        ObjectNode answers = reply.putObject("user_expressions");
        if (failure == null) {
            expressions
                    .properties()
                    .forEach(entry -> answers.set(
                            entry.getKey(), expression(entry.getValue().asText())));
        }
        return reply;
    }

    private ObjectNode expression(String source) {
        Cell cell = new Cell(running.name(), source);
        try {
            Outcome outcome = evaluator.evaluate(cell);
            return stoppably(cell, () -> answer(outcome, cell), Execution::error);
        } catch (RuntimeException | Error e) {
            return error(FailureText.of(e));
        }
    }

    private ObjectNode answer(Outcome outcome, Cell cell) {
        if (outcome instanceof Outcome.Value value) {
            ObjectNode answer = Iopub.content(bundles.of(value.value()));
            return answer.put("status", "ok");
        }
        Failure reason = outcome instanceof Outcome.Nothing
                ? FailureText.of(new BenchbookException(cell.source() + " has no value."))
                : FailureText.of(outcome, cell);
        return error(reason);
    }

    private static ObjectNode error(Failure reason) {
        return reason.content().put("status", "error");
    }
}
