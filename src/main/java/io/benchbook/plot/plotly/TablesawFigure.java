package io.benchbook.plot.plotly;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tech.tablesaw.plotly.components.Figure;

/**
 * A figure of Tablesaw's own, {@code LinePlot.create(...)} and its like, as a Plotly 3 figure. Tablesaw writes a script
 * with JavaScript literals for an old Plotly; the literals are read leniently, as data, and brought up to date.
 */
public final class TablesawFigure {
    private static final Pattern VARIABLE = Pattern.compile("var\\s+(layout|config|trace\\d+)\\s*=\\s*(?=\\{)");

    private static final JsonMapper LENIENT = JsonMapper.builder(JsonFactory.builder()
                    .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
                    .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
                    .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                    .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
                    .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
                    .build())
            .build();

    private TablesawFigure() {}

    /** The figure as {@code {"data": [...], "layout": {...}, "config": {...}}}. */
    public static ObjectNode of(Figure figure) {
        ObjectNode json = PlotlyJson.object();
        ArrayNode data = json.putArray("data");
        json.putObject("layout");
        json.putObject("config");
        read(literalBackslashes(figure.asJavascript("figure")), json, data);
        Modern.figure(json);
        return json;
    }

    /**
     * Between single quotes Tablesaw writes texts with HTML's escapes only, so that a backslash stands for itself there;
     * between double quotes it escapes.
     */
    private static String literalBackslashes(String script) {
        StringBuilder out = new StringBuilder(script.length());
        char quote = 0;
        for (int i = 0; i < script.length(); i++) {
            char c = script.charAt(i);
            out.append(c);
            if (c == '\\' && quote == '\'') {
                out.append('\\');
            } else if (c == '\\' && i + 1 < script.length()) {
                out.append(script.charAt(++i));
            } else if (c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            }
        }
        return out.toString();
    }

    /** Goes from one variable to the next; what stands inside a literal is never taken for one. */
    private static void read(String script, ObjectNode json, ArrayNode data) {
        Matcher variable = VARIABLE.matcher(script);
        int from = 0;
        while (variable.find(from)) {
            String name = variable.group(1);
            Literal literal = literal(script.substring(variable.end()));
            if (name.startsWith("trace")) {
                data.add(literal.value());
            } else {
                json.set(name, literal.value());
            }
            from = variable.end() + literal.length();
        }
    }

    private record Literal(JsonNode value, int length) {}

    private static Literal literal(String script) {
        try (JsonParser parser = LENIENT.createParser(script)) {
            JsonNode value = parser.readValueAsTree();
            return new Literal(value, (int) parser.currentLocation().getCharOffset());
        } catch (IOException e) {
            throw new BenchbookException("plot: Tablesaw's figure cannot be read: " + e.getMessage(), e);
        }
    }
}
