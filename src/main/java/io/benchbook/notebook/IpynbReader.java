package io.benchbook.notebook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads nbformat 4 of any minor version, ours and others'. A cell that is as {@link IpynbWriter} wrote it gets its exact
 * text again; one that was changed since keeps its marker; outputs are left behind.
 */
final class IpynbReader {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String end;

    private IpynbReader(String end) {
        this.end = end;
    }

    /** @param file how refusals call it */
    static Notebook read(String text, String file) {
        JsonNode root = parse(text, file);
        if (root.path("nbformat").asInt() != 4 || !root.path("cells").isArray()) {
            throw new BenchbookException(file + ": needs a Jupyter notebook of format 4, got "
                    + (root.has("nbformat") ? "format " + root.get("nbformat").asText() : "other JSON") + ".");
        }
        JsonNode ours = root.path("metadata").path(IpynbWriter.OURS);
        IpynbReader reader = new IpynbReader(ours.path("line_end").asText("\n"));
        return Notebook.parse(ours.path("head").asText("") + reader.cells(kept(root.path("cells"))));
    }

    /** All but the declaration of parameters, which the front matter makes; one that was changed is a cell like others. */
    private static List<JsonNode> kept(JsonNode cells) {
        List<JsonNode> kept = new ArrayList<>();
        cells.forEach(cell -> {
            JsonNode written = cell.path("metadata").path(IpynbWriter.OURS).path(IpynbWriter.PARAMETERS);
            if (!written.asText("").equals(text(cell.path("source"))) || written.isMissingNode()) {
                kept.add(cell);
            }
        });
        return kept;
    }

    private static JsonNode parse(String text, String file) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new BenchbookException(file + ":" + line + ": is not JSON: " + e.getOriginalMessage() + ".", e);
        }
    }

    private String cells(List<JsonNode> cells) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            boolean last = i + 1 == cells.size();
            String source = cell(cells.get(i), last);
            all.append(source);
            if (!last && !source.endsWith("\n") && !source.endsWith("\r")) {
                all.append(end);
            }
        }
        return all.toString();
    }

    private String cell(JsonNode cell, boolean last) {
        JsonNode ours = cell.path("metadata").path(IpynbWriter.OURS);
        String source = text(cell.path("source"));
        Optional<SqlMagic> sql = isCode(cell) ? SqlMagic.parse(source) : Optional.empty();
        String body = sql.map(SqlMagic::body).orElse(source);
        String exact = ours.path("source").asText("");
        if (!exact.isEmpty() && hasBody(exact, body)) {
            return exact;
        }
        CellHeader header = header(cell, ours, sql);
        boolean kept = ours.has("marker") && header.equals(headerOf(ours));
        return Cell.write(kept ? ours.get("marker").asText() : header.marker(), header.kind(), body, end, last);
    }

    private static boolean hasBody(String exact, String body) {
        List<Line> lines = Line.split(exact);
        boolean marked = CellHeader.parse(lines.get(0).text()).isPresent();
        return Cell.of(lines, marked, true, 1).body().equals(body)
                || Cell.of(lines, marked, false, 1).body().equals(body);
    }

    private static CellHeader headerOf(JsonNode ours) {
        return CellHeader.parse(ours.path("marker").asText("")).orElse(CellHeader.PLAIN);
    }

    private static boolean isCode(JsonNode cell) {
        return cell.path("cell_type").asText().equals("code");
    }

    /** The marker's header, with the type and the server that the cell now has and the title that others gave it. */
    private static CellHeader header(JsonNode cell, JsonNode ours, Optional<SqlMagic> sql) {
        CellHeader header = headerOf(ours);
        CellKind now = CellKind.named(cell.path("cell_type").asText()).orElse(CellKind.CODE);
        String title = cell.path("metadata").path("title").asText(header.title());
        return new CellHeader(
                sql.isPresent() ? CellKind.SQL : now,
                title.replaceAll("\\s+", " ").strip(),
                header.depth(),
                sql.map(magic -> magic.attributes(header.attributes())).orElse(header.attributes()));
    }

    /** A text that is a list of lines or one text. */
    private static String text(JsonNode source) {
        if (!source.isArray()) {
            return source.asText("");
        }
        StringBuilder all = new StringBuilder();
        source.forEach(line -> all.append(line.asText()));
        return all.toString();
    }
}
