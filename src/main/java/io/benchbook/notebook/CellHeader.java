package io.benchbook.notebook;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the marker of a cell says: {@code // %% title [markdown] key="value"}, by the rules of jupytext's percent format.
 *
 * @param title may be empty
 * @param depth 0 for {@code %%}, 1 for {@code %%%}, and so on
 * @param attributes in the order in which they stand, with quotes taken off
 */
public record CellHeader(CellKind kind, String title, int depth, Map<String, String> attributes) {
    /** Code without a title. */
    public static final CellHeader PLAIN = new CellHeader(CellKind.CODE, "", 0, Map.of());

    private static final Pattern MARKER = Pattern.compile("\\s*//\\s*%%(?:(%*)\\s(.*)|\\s*)");
    private static final String VALUE = "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|[^\\s\"'\\[\\]]+";
    private static final Pattern ATTRIBUTE = Pattern.compile("([A-Za-z_][\\w.-]*)=(" + VALUE + ")");
    private static final Pattern ATTRIBUTES_AT_END =
            Pattern.compile("(?:^|\\s)((?:" + ATTRIBUTE.pattern() + "\\s*)(?:\\s" + ATTRIBUTE.pattern() + "\\s*)*)$");
    private static final Pattern TYPE = Pattern.compile("\\[(\\w+)]");

    public CellHeader {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    /** The header in this line, if it is a marker. */
    static Optional<CellHeader> parse(String line) {
        Matcher matcher = MARKER.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String text = matcher.group(2) == null ? "" : matcher.group(2);
        int depth = matcher.group(1) == null ? 0 : matcher.group(1).length();
        return Optional.of(of(text, depth));
    }

    private static CellHeader of(String text, int depth) {
        Matcher end = ATTRIBUTES_AT_END.matcher(text);
        boolean attributed = end.find();
        String front = attributed ? text.substring(0, end.start()) : text;
        Map<String, String> attributes = attributed ? attributes(end.group(1)) : Map.of();
        Matcher type = TYPE.matcher(front);
        while (type.find()) {
            Optional<CellKind> kind = CellKind.named(type.group(1));
            if (kind.isPresent()) {
                String title = front.substring(0, type.start()).strip() + " "
                        + front.substring(type.end()).strip();
                return new CellHeader(kind.get(), title.strip(), depth, attributes);
            }
        }
        return new CellHeader(CellKind.CODE, front.strip(), depth, attributes);
    }

    private static Map<String, String> attributes(String text) {
        Map<String, String> attributes = new LinkedHashMap<>();
        Matcher matcher = ATTRIBUTE.matcher(text);
        while (matcher.find()) {
            attributes.put(matcher.group(1), unquoted(matcher.group(2)));
        }
        return attributes;
    }

    private static String unquoted(String value) {
        char first = value.charAt(0);
        if (first != '"' && first != '\'') {
            return value;
        }
        return value.substring(1, value.length() - 1).replaceAll("\\\\(.)", "$1");
    }

    /** The marker as we write it, without a line break. */
    String marker() {
        StringBuilder marker = new StringBuilder("// %%").append("%".repeat(depth));
        if (!title.isEmpty()) {
            marker.append(' ').append(title);
        }
        if (kind != CellKind.CODE) {
            marker.append(" [").append(kind.label()).append(']');
        }
        attributes.forEach((key, value) -> marker.append(' ')
                .append(key)
                .append("=\"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append('"'));
        return depth > 0 && marker.length() == 5 + depth ? marker.append(' ').toString() : marker.toString();
    }
}
