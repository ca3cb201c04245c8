package io.benchbook.jupyter;

/** A row of requests that are worked on in their order: the kernel's main one, or one that a client has created. */
final class Subshell {
    private final Cells cells;
    private final Questions questions;

    /** @param prefix begins the names of its cells; empty for the main one */
    Subshell(Shared shared, History history, String prefix) {
        this.cells = new Cells(shared, history, prefix);
        this.questions = new Questions(
                shared.sockets(),
                new Suggestions(shared.evaluator()),
                new Inspection(shared.evaluator(), shared.interruption()),
                history);
    }

    void start() {
        cells.start();
        questions.start();
    }

    void receive(Message request) {
        if (request.type().equals("execute_request")) {
            cells.add(request);
        } else {
            questions.add(request, cells.last());
        }
    }

    /** Stops the cell that runs, drops what waits. */
    void end() {
        cells.end();
        questions.end();
    }
}
