package io.benchbook.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.server.machine.Machine;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The plan of a sweep as one line of JSON in the journal, written when the sweep begins. */
final class SweepFormat {
    /** The present schema. */
    private static final int SCHEMA = 1;

    private static final String KIND = "sweep";
    private static final String BEGINNING = "{\"kind\":\"" + KIND + "\"";
    /** What of the machine changes by itself and decides nothing. */
    private static final List<String> FLEETING = List.of("free_space", "folder");

    private SweepFormat() {}

    /** Whether a line of the journal is the plan of a sweep. */
    static boolean isOne(String line) {
        return line.startsWith(BEGINNING);
    }

    static String write(SweepPlan plan) {
        ObjectNode line = JournalFormat.JSON.createObjectNode();
        line.put("kind", KIND).put("schema", SCHEMA);
        line.put("id", plan.id()).put("name", plan.name());
        line.put("started_at", Instant.now().toString());
        line.set("machine", JournalFormat.JSON.valueToTree(machine()));
        ArrayNode modes = line.putArray("modes");
        plan.modes().typed().forEach(modes::add);
        ArrayNode points = line.putArray("points");
        plan.points().forEach(point -> points.add(point.key()));
        line.set("axes", AxesJson.write(plan.axes()));
        return line.toString();
    }

    /** Empty for a line that is torn or of a later schema. */
    static Optional<Recorded> read(String text) {
        try {
            JsonNode line = JournalFormat.JSON.readTree(text);
            if (line.path("schema").asInt() != SCHEMA) {
                return Optional.empty();
            }
            Map<String, String> machine = new LinkedHashMap<>();
            line.path("machine")
                    .properties()
                    .forEach(part -> machine.put(part.getKey(), part.getValue().asText()));
            return Optional.of(new Recorded(
                    line.path("id").asText(),
                    line.path("name").asText(),
                    machine,
                    texts(line.path("modes")),
                    texts(line.path("points")),
                    line.path("axes")));
        } catch (IOException torn) {
            return Optional.empty();
        }
    }

    private static List<String> texts(JsonNode array) {
        List<String> all = new ArrayList<>();
        array.forEach(text -> all.add(text.asText()));
        return all;
    }

    /** What of this machine decides results. */
    static Map<String, String> machine() {
        Map<String, String> parts = new LinkedHashMap<>(Machine.here().parts());
        FLEETING.forEach(parts::remove);
        return parts;
    }

    /**
     * A sweep that was begun.
     *
     * @param id of its plan
     * @param machine on which it was begun
     * @param modes as they are typed
     * @param points their keys, in order
     * @param axes see {@link AxesJson}
     */
    record Recorded(
            String id,
            String name,
            Map<String, String> machine,
            List<String> modes,
            List<String> points,
            JsonNode axes) {}
}
