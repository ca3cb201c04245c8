package io.benchbook.experiment.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What lines of all kinds have in common: their kind comes first, then the schema. */
final class Line {
    private static final Pattern KIND = Pattern.compile("\\{\"kind\":\"([a-z]+)\"");

    private Line() {}

    static <T> String write(LineFormat<T> format, T value) {
        ObjectNode line = Json.MAPPER.createObjectNode();
        if (!format.kind().isEmpty()) {
            line.put("kind", format.kind());
        }
        line.put("schema", format.schema());
        line.setAll(format.write(value));
        return line.toString();
    }

    /** Whether it is of this kind, as far as its beginning tells: what is torn or no JSON counts as a run. */
    static boolean isOf(LineFormat<?> format, String text) {
        Matcher kind = KIND.matcher(text);
        return !text.isBlank() && format.kind().equals(kind.lookingAt() ? kind.group(1) : "");
    }

    static <T> T read(LineFormat<T> format, String text) throws IOException {
        JsonNode line = Json.MAPPER.readTree(text);
        int schema = line.path("schema").asInt();
        if (schema < 1 || schema > format.schema() || !(line instanceof ObjectNode object)) {
            throw new IOException("it is no " + (format.kind().isEmpty() ? "run" : format.kind()) + " of schema 1 to "
                    + format.schema());
        }
        return format.read(object);
    }
}
