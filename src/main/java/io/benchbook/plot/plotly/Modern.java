package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Brings a figure that was written for Plotly 1 up to version 3: titles are objects, their fonts part of them, numbers
 * are numbers, what is missing is null, the width is that of the page.
 */
final class Modern {
    private static final Map<String, String> TITLE_PARTS =
            Map.of("titlefont", "font", "titleside", "side", "titleposition", "position", "titleoffset", "standoff");

    private Modern() {}

    static void figure(ObjectNode figure) {
        figure.get("data")
                .forEach(trace -> trace.properties().forEach(entry -> entry.setValue(data(entry.getValue()))));
        titles(figure);
        ObjectNode layout = (ObjectNode) figure.get("layout");
        layout.remove("width");
        layout.put("autosize", true);
        for (String axis : List.of("xaxis", "yaxis")) {
            if (!layout.has(axis)) {
                layout.putObject(axis);
            }
            ((ObjectNode) layout.get(axis)).put("automargin", true);
        }
        ((ObjectNode) figure.get("config")).put("responsive", true).put("displaylogo", false);
    }

    private static void titles(JsonNode node) {
        if (node instanceof ObjectNode object) {
            JsonNode title = object.path("title");
            if (title.isTextual()) {
                object.putObject("title").put("text", title.asText());
            }
            TITLE_PARTS.forEach((old, part) -> moveIntoTitle(object, old, part));
            object.properties().forEach(entry -> entry.setValue(escapes(entry.getValue())));
        }
        node.forEach(Modern::titles);
    }

    /** Of HTML's escapes Plotly knows a few only; a quotation mark needs none. */
    private static JsonNode escapes(JsonNode value) {
        return value.isTextual() && value.asText().contains("&")
                ? JsonNodeFactory.instance.textNode(PlotlyJson.label(Html.unescape(value.asText())))
                : value;
    }

    private static void moveIntoTitle(ObjectNode object, String old, String part) {
        JsonNode value = object.remove(old);
        if (value != null) {
            object.withObjectProperty("title").set(part, value);
        }
    }

    private static JsonNode data(JsonNode value) {
        if (!(value instanceof ArrayNode array)) {
            return value;
        }
        List<JsonNode> elements = new ArrayList<>();
        boolean numbers = isNumbers(array);
        array.forEach(element -> elements.add(element.isArray() ? data(element) : element(element, numbers)));
        return PlotlyJson.MAPPER.createArrayNode().addAll(elements);
    }

    /** Texts of an array stand for themselves; Plotly would take {@code <} for markup. */
    private static JsonNode element(JsonNode element, boolean numbers) {
        if (numbers || element.isNumber()) {
            double number = element.isTextual() ? number(element.asText()) : element.asDouble(Double.NaN);
            return Double.isFinite(number)
                    ? JsonNodeFactory.instance.numberNode(number)
                    : JsonNodeFactory.instance.nullNode();
        }
        return element.isTextual() ? JsonNodeFactory.instance.textNode(PlotlyJson.label(element.asText())) : element;
    }

    /** Whether all that is not missing are numbers, or texts of numbers. */
    private static boolean isNumbers(ArrayNode array) {
        boolean any = false;
        for (JsonNode element : array) {
            boolean missing = element.isNull() || isMissing(element.asText());
            boolean number = element.isNumber() || (element.isTextual() && Double.isFinite(number(element.asText())));
            if (!missing && !number) {
                return false;
            }
            any |= number || (missing && !element.asText().isEmpty());
        }
        return any;
    }

    private static boolean isMissing(String text) {
        return text.equals("null") || text.equals("NaN") || text.isEmpty();
    }

    private static double number(String text) {
        try {
            return text.isEmpty() || !Character.isDigit(text.charAt(text.length() - 1))
                    ? Double.NaN
                    : Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
