package io.benchbook.plot.plotly;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.TextWidth;
import java.util.Collection;

/** Small tools for Plotly's JSON. */
final class PlotlyJson {
    static final ObjectMapper MAPPER = new ObjectMapper();

    private PlotlyJson() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Numbers; those that JSON does not have become null, which Plotly takes for a gap. */
    static ArrayNode numbers(Collection<Double> values) {
        ArrayNode array = MAPPER.createArrayNode();
        for (double value : values) {
            if (Double.isFinite(value)) {
                array.add(value);
            } else {
                array.addNull();
            }
        }
        return array;
    }

    static ArrayNode texts(Collection<String> values) {
        ArrayNode array = MAPPER.createArrayNode();
        values.forEach(value -> array.add(label(value)));
        return array;
    }

    /** {@code {"text": ...}}: since version 3 Plotly drops a title that is a plain string. */
    static ObjectNode title(String text) {
        return object().put("text", label(text));
    }

    /** A text that Plotly shows as it is, since it takes {@code <b>} and {@code &lt;} for markup. */
    static String label(String text) {
        return TextWidth.printable(text).replace("&", "&amp;").replace("<", "&lt;");
    }

    /** JSON that cannot end the script element it stands in. */
    static String script(JsonNode json) {
        try {
            return MAPPER.writeValueAsString(json)
                    .replace("<", "\\u003c")
                    .replace("\u2028", "\\u2028")
                    .replace("\u2029", "\\u2029");
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
