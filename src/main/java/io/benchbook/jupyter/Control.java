package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Answers the control channel, on a thread of its own: shutdown, interrupt, and who this is. */
final class Control {
    private final Sockets sockets;
    private final Iopub iopub;
    private final Interruption interruption;
    private final Runnable end;
    private final BlockingQueue<Asked> queue = new LinkedBlockingQueue<>();

    private record Asked(Channel channel, Message request) {}

    /** @param end makes the kernel end soon */
    Control(Sockets sockets, Interruption interruption, Runnable end) {
        this.sockets = sockets;
        this.iopub = new Iopub(sockets);
        this.interruption = interruption;
        this.end = end;
    }

    void start() {
        Thread thread = new Thread(this::work, "jupyter control");
        thread.setDaemon(true);
        thread.start();
    }

    /** @param channel where the answer goes: old clients send a shutdown over the shell channel */
    void add(Channel channel, Message request) {
        queue.add(new Asked(channel, request));
    }

    private void work() {
        try {
            while (true) {
                answer(queue.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(Asked asked) {
        Message request = asked.request;
        iopub.busy(request);
        switch (request.type()) {
            case "kernel_info_request" ->
                sockets.send(asked.channel, request.reply("kernel_info_reply", KernelInfo.content()));
            case "interrupt_request" -> {
                interruption.interrupt();
                sockets.send(asked.channel, request.reply("interrupt_reply", Json.ok()));
            }
            case "shutdown_request" -> shutdown(asked);
            default -> {
                // what later protocols may bring
            }
        }
        iopub.idle(request);
    }

    private void shutdown(Asked asked) {
        ObjectNode reply =
                Json.ok().put("restart", asked.request.content().path("restart").asBoolean(false));
        iopub.send(asked.request, "shutdown_reply", reply);
        sockets.send(asked.channel, asked.request.reply("shutdown_reply", reply));
        end.run();
    }
}
