package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Answers the control channel, on a thread of its own: shutdown, interrupt, subshells, and who this is. */
final class Control {
    private final Sockets sockets;
    private final Iopub iopub;
    private final Interruption interruption;
    private final Subshells subshells;
    private final Runnable end;
    private final BlockingQueue<Asked> queue = new LinkedBlockingQueue<>();

    private record Asked(Channel channel, Message request) {}

    /** @param end makes the kernel end soon */
    Control(Sockets sockets, Interruption interruption, Subshells subshells, Runnable end) {
        this.sockets = sockets;
        this.iopub = new Iopub(sockets);
        this.interruption = interruption;
        this.subshells = subshells;
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
            case "kernel_info_request" -> reply(asked, KernelInfo.content());
            case "interrupt_request" -> {
                interruption.interrupt();
                reply(asked, Json.ok());
            }
            case "shutdown_request" -> shutdown(asked);
            case "create_subshell_request" -> reply(asked, Json.ok().put("subshell_id", subshells.create()));
            case "delete_subshell_request" -> reply(asked, subshells.delete(Subshells.id(request.content())));
            case "list_subshell_request" -> {
                ObjectNode list = Json.ok();
                list.set("subshell_id", Json.texts(subshells.ids()));
                reply(asked, list);
            }
            default -> {
                // what later protocols may bring
            }
        }
        iopub.idle(request);
    }

    private void reply(Asked asked, ObjectNode content) {
        sockets.send(asked.channel, asked.request.answer(content));
    }

    private void shutdown(Asked asked) {
        ObjectNode reply =
                Json.ok().put("restart", asked.request.content().path("restart").asBoolean(false));
        iopub.send(asked.request, "shutdown_reply", reply);
        reply(asked, reply);
        end.run();
    }
}
