package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Executes cells one after the other, in the order in which they came, on a thread of its own. */
final class Cells {
    private static final long MILLIS_UNTIL_SENT = 30;

    private final Sockets sockets;
    private final Iopub iopub;
    private final Owners owners;
    private final Bundles bundles;
    private final LiveDisplay live;
    private final History history;
    private final Interruption interruption;
    private final ScheduledExecutorService timer;
    private final Supplier<Evaluator> evaluator;
    private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private volatile Waiting last = new Waiting(null, CompletableFuture.completedFuture(null), 0);
    private int count;
    private int uncounted;

    /**
     * A cell that has come.
     *
     * @param since when that was, as {@link System#nanoTime}
     */
    record Waiting(Message request, CompletableFuture<Void> done, long since) {}

    Cells(
            Sockets sockets,
            Owners owners,
            Bundles bundles,
            LiveDisplay live,
            History history,
            Interruption interruption,
            ScheduledExecutorService timer,
            Supplier<Evaluator> evaluator) {
        this.sockets = sockets;
        this.iopub = new Iopub(sockets);
        this.owners = owners;
        this.bundles = bundles;
        this.live = live;
        this.history = history;
        this.interruption = interruption;
        this.timer = timer;
        this.evaluator = evaluator;
    }

    void start() {
        Thread thread = new Thread(this::work, "jupyter cells");
        thread.setDaemon(true);
        thread.start();
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
            Thread.currentThread().interrupt();
        }
    }

    private void execute(Message request) {
        iopub.busy(request);
        JsonNode content = request.content();
        String code = content.path("code").asText();
        boolean silent = content.path("silent").asBoolean(false);
        boolean stored = !silent && content.path("store_history").asBoolean(true);
        RunningCell running = begin(request, silent, stored);
        running.send("execute_input", Json.object().put("code", code).put("execution_count", count));
        Execution execution = new Execution(evaluator.get(), bundles, running, count);
        ObjectNode reply = interruption.during(() -> {
            execution.run(code);
            return execution.reply(content.path("user_expressions"));
        });
        live.ended(running);
        if (stored) {
            history.add(count, code, execution.shown());
        }
        finish(
                request,
                reply,
                execution.failed() && content.path("stop_on_error").asBoolean(true));
    }

    private RunningCell begin(Message request, boolean silent, boolean stored) {
        if (stored) {
            count++;
        } else {
            uncounted++;
        }
        String name = stored ? "cell " + count : "uncounted cell " + uncounted;
        RunningCell running = new RunningCell(request, name, silent, iopub, this::later);
        owners.begin(running);
        return running;
    }

    private void later(Runnable action) {
        timer.schedule(action, MILLIS_UNTIL_SENT, TimeUnit.MILLISECONDS);
    }

    /** What waits is taken off the queue before the reply: what comes after the reply was sent in knowledge of it. */
    private void finish(Message request, ObjectNode reply, boolean stop) {
        List<Waiting> dropped = new ArrayList<>();
        if (stop) {
            queue.drainTo(dropped);
        }
        sockets.send(Channel.SHELL, request.reply("execute_reply", reply));
        iopub.idle(request);
        dropped.forEach(this::abort);
    }

    private void abort(Waiting waiting) {
        iopub.busy(waiting.request);
        ObjectNode reply = Json.object().put("status", "aborted").put("execution_count", count);
        sockets.send(Channel.SHELL, waiting.request.reply("execute_reply", reply));
        iopub.idle(waiting.request);
        waiting.done.complete(null);
    }
}
