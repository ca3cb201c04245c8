package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * One message of the protocol "Messaging in Jupyter", without its signature.
 *
 * @param identities whom it comes from or goes to on a ROUTER socket; on IOPub its topic
 * @param header its own
 * @param parent the header of the request that it answers, an empty object for none
 */
record Message(List<byte[]> identities, JsonNode header, JsonNode parent, JsonNode metadata, JsonNode content) {
    /** The version of the protocol that this kernel speaks. */
    static final String PROTOCOL = "5.5";

    private static final String SESSION = UUID.randomUUID().toString();

    String type() {
        return header.path("msg_type").asText();
    }

    String id() {
        return header.path("msg_id").asText();
    }

    /** An answer that goes back to where this message came from. */
    Message reply(String type, JsonNode reply) {
        return new Message(identities, header(type), header, Json.object(), reply);
    }

    /** The reply that fits this request: {@code x_reply} to {@code x_request}. */
    Message answer(JsonNode reply) {
        return reply(type().replaceFirst("_request$", "_reply"), reply);
    }

    /** A message for everybody, about this one. */
    Message broadcast(String type, JsonNode about) {
        return new Message(List.of(topic(type)), header(type), header, Json.object(), about);
    }

    /** A message for everybody, about nothing that anyone has asked. */
    static Message unasked(String type, JsonNode content) {
        return new Message(List.of(topic(type)), header(type), Json.object(), Json.object(), content);
    }

    /** To those who have just subscribed to a topic. */
    static Message welcome(byte[] topic) {
        String subscription = new String(topic, StandardCharsets.UTF_8);
        return new Message(
                List.of(topic),
                header("iopub_welcome"),
                Json.object(),
                Json.object(),
                Json.object().put("subscription", subscription));
    }

    private static byte[] topic(String type) {
        return ("kernel." + SESSION + "." + type).getBytes(StandardCharsets.UTF_8);
    }

    private static ObjectNode header(String type) {
        return Json.object()
                .put("msg_id", UUID.randomUUID().toString())
                .put("session", SESSION)
                .put("username", "kernel")
                .put("date", Instant.now().toString())
                .put("msg_type", type)
                .put("version", PROTOCOL);
    }
}
