package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.display.Bundle;
import io.benchbook.display.Displays;

/** What all clients hear: states and outputs, each about a request. */
final class Iopub {
    private final Sockets sockets;

    Iopub(Sockets sockets) {
        this.sockets = sockets;
    }

    void send(Message about, String type, JsonNode content) {
        sockets.send(Channel.IOPUB, about.broadcast(type, content));
    }

    void starting() {
        sockets.send(Channel.IOPUB, Message.unasked("status", state("starting")));
    }

    /** The request is worked on; {@link #idle} must follow. */
    void busy(Message request) {
        send(request, "status", state("busy"));
    }

    void idle(Message request) {
        send(request, "status", state("idle"));
    }

    private static ObjectNode state(String state) {
        return Json.object().put("execution_state", state);
    }

    /** A value in all its forms, with empty metadata. */
    static ObjectNode content(Bundle bundle) {
        ObjectNode content = Json.object();
        content.set("data", data(bundle));
        content.set("metadata", Json.object());
        return content;
    }

    static ObjectNode data(Bundle bundle) {
        ObjectNode data = Json.object();
        bundle.data()
                .forEach((type, value) -> data.set(
                        type,
                        Displays.isJson(type) ? Json.MAPPER.valueToTree(value) : data.textNode(String.valueOf(value))));
        return data;
    }
}
