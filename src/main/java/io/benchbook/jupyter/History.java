package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What was executed in this and earlier sessions, as {@code history_request} asks for it. */
final class History {
    private final HistoryFile file;

    History(HistoryFile file) {
        this.file = file;
    }

    /**
     * One cell that was executed.
     *
     * @param session numbered from 1, in the order in which they began
     * @param line the execution count
     * @param output the text of the cell's value, null for none
     */
    record Entry(int session, int line, String source, String output) {}

    void add(int line, String source, Optional<String> output) {
        file.add(line, source, output.orElse(null));
    }

    /** The reply. */
    ObjectNode answer(JsonNode request) {
        boolean output = request.path("output").asBoolean(false);
        ObjectNode reply = Json.ok();
        ArrayNode list = reply.putArray("history");
        chosen(request).forEach(entry -> {
            ArrayNode item = list.addArray().add(entry.session()).add(entry.line());
            if (output) {
                item.addArray().add(entry.source()).add(entry.output());
            } else {
                item.add(entry.source());
            }
        });
        return reply;
    }

    private List<Entry> chosen(JsonNode request) {
        List<Entry> all = file.entries();
        int n = request.path("n").asInt(Integer.MAX_VALUE);
        return switch (request.path("hist_access_type").asText()) {
            case "tail" -> last(all, n);
            case "range" -> range(all, request);
            case "search" -> last(search(all, request), n);
            default -> List.of();
        };
    }

    private static List<Entry> last(List<Entry> entries, int n) {
        return entries.subList(Math.max(0, entries.size() - Math.max(0, n)), entries.size());
    }

    /** Session 0 is this one, -1 the one before it; {@code stop} itself is left out. */
    private List<Entry> range(List<Entry> all, JsonNode request) {
        int asked = request.path("session").asInt(0);
        int session = asked > 0 ? asked : file.session() + asked;
        int start = request.path("start").asInt(0);
        int stop = request.path("stop").isNumber() ? request.path("stop").asInt() : Integer.MAX_VALUE;
        return all.stream()
                .filter(e -> e.session() == session && e.line() >= start && e.line() < stop)
                .toList();
    }

    private static List<Entry> search(List<Entry> all, JsonNode request) {
        Pattern pattern = glob(request.path("pattern").asText("*"));
        List<Entry> found =
                all.stream().filter(e -> pattern.matcher(e.source()).matches()).toList();
        if (!request.path("unique").asBoolean(false)) {
            return found;
        }
        Map<String, Entry> latest = new LinkedHashMap<>();
        for (Entry entry : found) {
            latest.remove(entry.source());
            latest.put(entry.source(), entry);
        }
        return new ArrayList<>(latest.values());
    }

    /** {@code *} stands for any text, {@code ?} for one character. */
    private static Pattern glob(String pattern) {
        StringBuilder regex = new StringBuilder();
        pattern.codePoints()
                .forEach(c -> regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(Character.toString(c))));
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
