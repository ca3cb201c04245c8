package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;

/** Failures that a notebook may have caught, as JSON. */
final class Failures {
    private Failures() {}

    static ObjectNode write(BenchbookException failure) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        String message = failure.getMessage();
        String next = failure.next();
        boolean split = !next.isEmpty() && message.endsWith(" " + next);
        json.put("message", split ? message.substring(0, message.length() - next.length() - 1) : message);
        json.put("next", next);
        ObjectNode facts = json.putObject("facts");
        failure.facts().forEach(facts::put);
        return json;
    }

    static BenchbookException read(JsonNode json) {
        BenchbookException failure = new BenchbookException(json.path("message").asText())
                .next(json.path("next").asText());
        json.path("facts")
                .properties()
                .forEach(fact -> failure.fact(fact.getKey(), fact.getValue().asText()));
        return failure;
    }
}
