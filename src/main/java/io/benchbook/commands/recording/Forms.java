package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.Calibration;
import io.benchbook.experiment.RunFormat;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.attribution.AttributionFormat;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.ComparisonFormat;
import io.benchbook.experiment.journal.Json;
import io.benchbook.experiment.journal.LineFormat;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.load.Prepared;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tech.tablesaw.api.Table;

/** How each kind of result is written down. */
public final class Forms {
    public static final Form<RunResult> RUN = of(RunFormat.RUN);
    public static final Form<Comparison> COMPARISON = of(ComparisonFormat.COMPARISON);
    public static final Form<Attribution> ATTRIBUTION = of(AttributionFormat.ATTRIBUTION);
    public static final Form<Table> TABLE = new TableJson();
    public static final Form<Calibration> CALIBRATION = json(Calibration.class);
    public static final Form<Prepared> PREPARED = json(Prepared.class);
    public static final Form<List<String>> NAMES = of(Forms::names, Forms::names);

    /** Names with texts, in their order. */
    public static final Form<Map<String, String>> TEXTS = of(Forms::texts, Forms::texts);

    private Forms() {}

    /** A record whose parts are numbers, texts and others of their kind. */
    public static <T extends Record> Form<T> json(Class<T> type) {
        return of(Json.MAPPER::valueToTree, json -> Json.MAPPER.treeToValue(json, type));
    }

    /** A sweep of this plan, whose runs are written beside it. */
    static Form<Sweep> sweep(SweepPlan plan, List<RunResult> runs) {
        return of(
                sweep -> JsonNodeFactory.instance.objectNode().put("seconds", sweep.seconds()),
                json -> Sweep.recorded(plan, runs, json.path("seconds").asDouble()));
    }

    /** As a line of the journal. */
    private static <T> Form<T> of(LineFormat<T> format) {
        return of(
                result -> JsonNodeFactory.instance
                        .objectNode()
                        .put("schema", format.schema())
                        .setAll(format.write(result)),
                json -> read(format, json));
    }

    private static <T> T read(LineFormat<T> format, JsonNode json) throws IOException {
        if (!(json instanceof ObjectNode line) || json.path("schema").asInt() > format.schema()) {
            throw new IOException("it is of a later Benchbook");
        }
        return format.read(line);
    }

    private static JsonNode names(List<String> names) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        names.forEach(json::add);
        return json;
    }

    private static List<String> names(JsonNode json) {
        List<String> names = new ArrayList<>();
        json.forEach(name -> names.add(name.asText()));
        return List.copyOf(names);
    }

    private static JsonNode texts(Map<String, String> texts) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        texts.forEach(json::put);
        return json;
    }

    private static Map<String, String> texts(JsonNode json) {
        Map<String, String> texts = new LinkedHashMap<>();
        json.properties()
                .forEach(each -> texts.put(each.getKey(), each.getValue().asText()));
        return texts;
    }

    private static <T> Form<T> of(Function<T, JsonNode> writer, Reader<T> reader) {
        return new Form<>() {
            @Override
            public JsonNode write(T result) {
                return writer.apply(result);
            }

            @Override
            public T read(JsonNode json) throws IOException {
                return reader.read(json);
            }
        };
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(JsonNode json) throws IOException;
    }
}
