package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.IntFunction;

/**
 * The main shell and the subshells that clients have created ("Kernel subshells", Jupyter enhancement proposal 91). What
 * they execute runs beside each other in one JShell.
 */
final class Subshells {
    private final Sockets sockets;
    private final Iopub iopub;
    private final IntFunction<Subshell> maker;
    private final Subshell main;
    private final Map<String, Subshell> created = new LinkedHashMap<>();
    private int number;

    /** @param maker of the main shell, 0, and of those that are created, from 1 */
    Subshells(Sockets sockets, IntFunction<Subshell> maker) {
        this.sockets = sockets;
        this.iopub = new Iopub(sockets);
        this.maker = maker;
        this.main = maker.apply(0);
    }

    void start() {
        main.start();
    }

    /** Takes a request of the shell channel to the subshell that its header names. */
    synchronized void receive(Message request) {
        String id = id(request.header());
        Subshell subshell = id.isEmpty() ? main : created.get(id);
        if (subshell == null) {
            refuse(request, unknown(id));
        } else {
            subshell.receive(request);
        }
    }

    /** The subshell's id in a header or a content, empty for none. */
    static String id(JsonNode from) {
        return from.path("subshell_id").asText("");
    }

    private void refuse(Message request, Failure failure) {
        iopub.busy(request);
        if (request.type().equals("execute_request")) {
            iopub.send(request, "error", failure.content());
        }
        sockets.send(Channel.SHELL, request.answer(failure.content().put("status", "error")));
        iopub.idle(request);
    }

    private static Failure unknown(String id) {
        return FailureText.of(new BenchbookException("There is no subshell " + id + "."));
    }

    /** The id of a new one. */
    synchronized String create() {
        number++;
        String id = UUID.randomUUID().toString();
        Subshell subshell = maker.apply(number);
        created.put(id, subshell);
        subshell.start();
        return id;
    }

    /** The reply to whoever wants one to end. */
    synchronized ObjectNode delete(String id) {
        Subshell subshell = created.remove(id);
        if (subshell == null) {
            return unknown(id).content().put("status", "error");
        }
        subshell.end();
        return Json.ok();
    }

    /** Those that were created and not deleted, the oldest first. */
    synchronized List<String> ids() {
        return List.copyOf(created.keySet());
    }
}
