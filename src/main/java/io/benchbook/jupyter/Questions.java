package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Answers what is asked on the shell channel besides executions, on a thread of its own, also while a cell runs. A
 * question that comes within a second of a cell waits that long for it, so that it sees what the cell declares.
 */
final class Questions {
    private static final long NANOS_FOR_CELLS = 1_000_000_000L;

    private final Sockets sockets;
    private final Iopub iopub;
    private final Suggestions suggestions;
    private final Inspection inspection;
    private final History history;
    private final BlockingQueue<Asked> queue = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::work, "jupyter questions");

    private record Asked(Message request, Cells.Waiting after) {}

    Questions(Sockets sockets, Suggestions suggestions, Inspection inspection, History history) {
        this.sockets = sockets;
        this.iopub = new Iopub(sockets);
        this.suggestions = suggestions;
        this.inspection = inspection;
        this.history = history;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    /** Answers nothing any more. */
    void end() {
        thread.interrupt();
    }

    /** @param after the cell that came before the question */
    void add(Message request, Cells.Waiting after) {
        queue.add(new Asked(request, after));
    }

    private void work() {
        try {
            while (true) {
                Asked next = queue.take();
                await(next.after);
                answerOrSayWhyNot(next.request);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(Cells.Waiting cell) throws InterruptedException {
        long left = cell.since() + NANOS_FOR_CELLS - System.nanoTime();
        try {
            cell.done().get(Math.max(0, left), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // a long cell runs on beside the answer
        }
    }

    private void answerOrSayWhyNot(Message request) {
        iopub.busy(request);
        try {
            answer(request);
        } catch (RuntimeException | Error e) {
            reply(request, FailureText.of(e).content().put("status", "error"));
        }
        iopub.idle(request);
    }

    private void answer(Message request) {
        switch (request.type()) {
            case "kernel_info_request" -> reply(request, KernelInfo.content());
            case "complete_request" -> reply(request, suggestions.completions(request.content()));
            case "is_complete_request" -> reply(request, suggestions.completeness(request.content()));
            case "inspect_request" -> reply(request, inspection.answer(request.content()));
            case "history_request" -> reply(request, history.answer(request.content()));
            case "comm_info_request" -> {
                ObjectNode none = Json.ok();
                none.putObject("comms");
                reply(request, none);
            }
            case "comm_open" -> closeComm(request);
            default -> {
                // comm_msg and comm_close to a comm that is closed, and what later protocols may bring
            }
        }
    }

    /** Nothing here takes comms: whoever opens one is told so, as the protocol wants it for an unknown target. */
    private void closeComm(Message request) {
        ObjectNode close = Json.object();
        close.set("comm_id", request.content().path("comm_id"));
        close.putObject("data");
        iopub.send(request, "comm_close", close);
    }

    private void reply(Message request, ObjectNode content) {
        sockets.send(Channel.SHELL, request.answer(content));
    }
}
