package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Tables with the types of their columns; a missing value is {@code null}. */
final class TableJson implements Form<Table> {
    private static final Map<String, Function<JsonNode, Object>> READERS = Map.ofEntries(
            Map.entry("BOOLEAN", JsonNode::asBoolean),
            Map.entry("SHORT", json -> (short) json.asInt()),
            Map.entry("INTEGER", JsonNode::asInt),
            Map.entry("LONG", JsonNode::asLong),
            Map.entry("FLOAT", json -> Float.valueOf(json.asText())),
            Map.entry("DOUBLE", json -> Double.valueOf(json.asText())),
            Map.entry("STRING", JsonNode::asText),
            Map.entry("LOCAL_DATE", json -> LocalDate.parse(json.asText())),
            Map.entry("LOCAL_TIME", json -> LocalTime.parse(json.asText())),
            Map.entry("LOCAL_DATE_TIME", json -> LocalDateTime.parse(json.asText())),
            Map.entry("INSTANT", json -> Instant.parse(json.asText())));

    @Override
    public JsonNode write(Table table) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("table", table.name());
        ArrayNode columns = json.putArray("columns");
        table.columns().forEach(column -> columns.add(write(column)));
        return json;
    }

    private static ObjectNode write(Column<?> column) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", column.name()).put("type", column.type().name());
        ArrayNode values = json.putArray("values");
        for (int row = 0; row < column.size(); row++) {
            write(values, column.isMissing(row) ? null : column.get(row));
        }
        return json;
    }

    private static void write(ArrayNode values, Object value) {
        if (value == null) {
            values.addNull();
        } else if (value instanceof Boolean truth) {
            values.add(truth);
        } else if (value instanceof Double number && Double.isFinite(number)) {
            values.add(number);
        } else if (value instanceof Integer || value instanceof Long || value instanceof Short) {
            values.add(((Number) value).longValue());
        } else {
            values.add(value.toString());
        }
    }

    @Override
    public Table read(JsonNode json) throws IOException {
        if (!json.path("columns").isArray()) {
            throw new IOException("it is no table");
        }
        List<Column<?>> columns = new ArrayList<>();
        for (JsonNode column : json.path("columns")) {
            columns.add(column(column));
        }
        return Table.create(json.path("table").asText(), columns);
    }

    private static Column<?> column(JsonNode json) throws IOException {
        String type = json.path("type").asText();
        Function<JsonNode, Object> reader = READERS.get(type);
        if (reader == null) {
            throw new IOException("it has a column of type " + type);
        }
        Column<?> column = ColumnType.valueOf(type).create(json.path("name").asText());
        for (JsonNode value : json.path("values")) {
            if (value.isNull()) {
                column.appendMissing();
            } else {
                column.appendObj(reader.apply(value));
            }
        }
        return column;
    }
}
