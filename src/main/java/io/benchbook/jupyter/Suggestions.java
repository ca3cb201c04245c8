package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.commands.TextArguments;
import io.benchbook.eval.Completeness;
import io.benchbook.eval.Completions;
import io.benchbook.eval.Completions.Candidate;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Variable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Answers {@code complete_request} and {@code is_complete_request}. */
final class Suggestions {
    private final Supplier<Evaluator> evaluator;

    Suggestions(Supplier<Evaluator> evaluator) {
        this.evaluator = evaluator;
    }

    ObjectNode completions(JsonNode request) {
        String code = request.path("code").asText();
        int cursor = Cursor.offset(code, request.path("cursor_pos").asInt(Integer.MAX_VALUE));
        Completions found = at(code, cursor);
        int start = Cursor.codePoints(code, found.from());
        int end = Cursor.codePoints(code, cursor);
        ObjectNode reply = Json.ok().put("cursor_start", start).put("cursor_end", end);
        ArrayNode matches = reply.putArray("matches");
        ArrayNode types = reply.putObject("metadata").putArray("_jupyter_types_experimental");
        for (Candidate candidate : found.candidates()) {
            matches.add(candidate.text());
            types.addObject()
                    .put("text", candidate.text())
                    .put("type", type(candidate.text()))
                    .put("start", start)
                    .put("end", end);
        }
        return reply;
    }

    private Completions at(String code, int cursor) {
        Optional<TextArguments.Names> inText = new TextArguments(this::variable).at(code.substring(0, cursor));
        if (inText.isPresent()) {
            return new Completions(
                    inText.get().from(),
                    inText.get().names().stream()
                            .map(name -> new Candidate(name, true))
                            .toList());
        }
        return Magics.meant(code)
                ? new Completions(cursor, List.of())
                : evaluator.get().completions(code, cursor);
    }

    private Optional<Object> variable(String name) {
        return evaluator.get().variables().stream()
                .filter(variable -> variable.name().equals(name))
                .findFirst()
                .map(Variable::value);
    }

    /** In the words that front ends have icons for; told from Java's conventions of naming. */
    private static String type(String name) {
        if (name.indexOf('(') >= 0) {
            return "function";
        }
        if (name.equals(name.toUpperCase(Locale.ROOT))) {
            return "property";
        }
        return Character.isUpperCase(name.codePointAt(0)) ? "class" : "instance";
    }

    /** A magic of a whole cell goes on until an empty line, as IPython's do. */
    private static ObjectNode magic(String code) {
        return code.startsWith("%%") && !code.endsWith("\n")
                ? Json.object().put("status", "incomplete").put("indent", "")
                : Json.object().put("status", "complete");
    }

    ObjectNode completeness(JsonNode request) {
        String code = request.path("code").asText();
        if (Magics.meant(code)) {
            return magic(code);
        }
        Completeness completeness = evaluator.get().completeness(code);
        ObjectNode reply =
                Json.object().put("status", completeness.state().name().toLowerCase(Locale.ROOT));
        return completeness.state() == Completeness.State.INCOMPLETE
                ? reply.put("indent", " ".repeat(completeness.indent()))
                : reply;
    }
}
