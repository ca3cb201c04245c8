package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Executes cells one after the other, in the order in which they came, on a thread of its own. */
final class Cells {
    private static final long MILLIS_UNTIL_SENT = 30;

    private final Shared shared;
    private final Iopub iopub;
    private final History history;
    private final String prefix;
    private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::work, "jupyter cells");
    private volatile Waiting last = new Waiting(null, CompletableFuture.completedFuture(null), 0);
    private int count;
    private int uncounted;

    /**
     * A cell that has come.
     *
     * @param since when that was, as {@link System#nanoTime}
     */
    record Waiting(Message request, CompletableFuture<Void> done, long since) {}

    /**
     * @param history takes what is executed here
     * @param prefix begins the names of these cells
     */
    Cells(Shared shared, History history, String prefix) {
        this.shared = shared;
        this.iopub = new Iopub(shared.sockets());
        this.history = history;
        this.prefix = prefix;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    /** Stops the cell that runs; what waits is dropped. */
    void end() {
        thread.interrupt();
    }

    void add(Message request) {
        Waiting waiting = new Waiting(request, new CompletableFuture<>(), System.nanoTime());
        last = waiting;
        queue.add(waiting);
    }

    /** The cell that came last; when it is done, all before it are. */
    Waiting last() {
        return last;
    }

    private void work() {
        try {
            while (true) {
                Waiting next = queue.take();
                execute(next.request);
                next.done.complete(null);
            }
        } catch (InterruptedException e) {
            List<Waiting> dropped = new ArrayList<>();
            queue.drainTo(dropped);
            dropped.forEach(this::abort);
        }
    }

    private void execute(Message request) {
        iopub.busy(request);
        ObjectNode reply;
        try {
            reply = carryOut(request);
        } catch (Throwable e) {
            Failure fault = FailureText.of(e);
            iopub.send(request, "error", fault.content());
            reply = fault.content().put("status", "error").put("execution_count", count);
        }
        boolean failed = reply.path("status").asText().equals("error");
        finish(request, reply, failed && request.content().path("stop_on_error").asBoolean(true));
    }

    private ObjectNode carryOut(Message request) {
        JsonNode content = request.content();
        String code = content.path("code").asText();
        boolean silent = content.path("silent").asBoolean(false);
        boolean stored = !silent && content.path("store_history").asBoolean(true);
        RunningCell running = begin(request, silent, stored);
        running.send("execute_input", Json.object().put("code", code).put("execution_count", count));
        Execution execution = new Execution(shared.evaluator().get(), shared.bundles(), running, count);
        try {
            return shared.interruption().during(() -> {
                execution.run(code);
                return execution.reply(content.path("user_expressions"));
            });
        } finally {
            running.flush();
            shared.live().ended(running);
            if (stored) {
                history.add(count, code, execution.shown());
            }
        }
    }

    private RunningCell begin(Message request, boolean silent, boolean stored) {
        if (stored) {
            count++;
        } else {
            uncounted++;
        }
        String name = prefix + (stored ? "cell " + count : "uncounted cell " + uncounted);
        RunningCell running = new RunningCell(request, name, silent, iopub, this::later);
        shared.owners().begin(running);
        return running;
    }

    private void later(Runnable action) {
        shared.timer().schedule(action, MILLIS_UNTIL_SENT, TimeUnit.MILLISECONDS);
    }

    /** What waits is taken off the queue before the reply: what comes after the reply was sent in knowledge of it. */
    private void finish(Message request, ObjectNode reply, boolean stop) {
        List<Waiting> dropped = new ArrayList<>();
        if (stop) {
            queue.drainTo(dropped);
        }
        shared.sockets().send(Channel.SHELL, request.reply("execute_reply", reply));
        iopub.idle(request);
        dropped.forEach(this::abort);
    }

    private void abort(Waiting waiting) {
        iopub.busy(waiting.request);
        ObjectNode reply = Json.object().put("status", "aborted").put("execution_count", count);
        shared.sockets().send(Channel.SHELL, waiting.request.reply("execute_reply", reply));
        iopub.idle(waiting.request);
        waiting.done.complete(null);
    }
}
