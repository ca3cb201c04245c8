package io.benchbook.notebook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes nbformat 4.5. What that format has no place for (the very text of a marker, the front matter, Windows line
 * ends) goes into metadata under {@code benchbook}, so that {@link IpynbReader} gives the {@code .jsh} again, byte for
 * byte.
 */
final class IpynbWriter {
    /** The key of everything that only Benchbook reads. */
    static final String OURS = "benchbook";

    /** The key of the cell that declares the parameters; what it was written with, so that only a changed one is kept. */
    static final String PARAMETERS = "parameters";

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private final Execution execution;
    private final String end;

    private IpynbWriter(Execution execution) {
        this.execution = execution;
        this.end = execution.notebook().lineEnd();
    }

    /** The notebook as JSON, with outputs where it was run. */
    static String write(Execution execution) {
        try {
            return JSON.writeValueAsString(new IpynbWriter(execution).notebook()) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private ObjectNode notebook() {
        ObjectNode root = JSON.createObjectNode();
        List<Cell> cells = execution.notebook().cells();
        ArrayNode all = root.putArray("cells");
        for (int i = 0; i < cells.size(); i++) {
            all.add(cell(cells.get(i), i + 1, i + 1 == cells.size()));
        }
        if (!execution.parameters().isEmpty()) {
            all.insert(firstCode(cells), parametersCell());
        }
        root.set("metadata", metadata());
        root.put("nbformat", 4);
        root.put("nbformat_minor", 5);
        return root;
    }

    private static int firstCode(List<Cell> cells) {
        int at = 0;
        while (at < cells.size() && !isCode(cells.get(at))) {
            at++;
        }
        return at;
    }

    /** Declares what the front matter does, for those who read only cells; tagged as papermill wants it. */
    private ObjectNode parametersCell() {
        String declared = execution.parameters().stream()
                .map(each -> each.declaration() + (each.description().isEmpty() ? "" : " // " + each.description()))
                .collect(Collectors.joining("\n"));
        ObjectNode node = JSON.createObjectNode();
        node.put("cell_type", "code").putNull("execution_count").put("id", PARAMETERS);
        ObjectNode metadata = node.putObject("metadata");
        metadata.putArray("tags").add(PARAMETERS);
        metadata.putObject(OURS).put(PARAMETERS, declared);
        node.putArray("outputs");
        node.set("source", IpynbOutputs.lines(JSON, declared));
        return node;
    }

    private ObjectNode metadata() {
        ObjectNode metadata = JSON.createObjectNode();
        ObjectNode ours = metadata.putObject(OURS);
        ours.put("head", execution.notebook().head());
        ours.put("line_end", end);
        if (!execution.provenance().isEmpty()) {
            execution.provenance().forEach(ours.putObject("provenance")::put);
            ObjectNode values = ours.putObject("parameters");
            execution.parameters().forEach(each -> values.put(each.name(), each.value()));
            execution.recorded().ifPresent(earlier -> earlier.facts().forEach(ours.putObject("recorded")::put));
        }
        metadata.putObject("kernelspec")
                .put("display_name", "Benchbook")
                .put("language", "java")
                .put("name", "benchbook");
        metadata.putObject("language_info")
                .put("file_extension", ".jsh")
                .put("mimetype", "text/x-java-source")
                .put("name", "java");
        if (!execution.frontMatter().title().isEmpty()) {
            metadata.put("title", execution.frontMatter().title());
        }
        return metadata;
    }

    private ObjectNode cell(Cell cell, int index, boolean last) {
        ObjectNode node = JSON.createObjectNode();
        boolean code = isCode(cell);
        node.put("cell_type", code ? "code" : cell.kind().label());
        if (code) {
            runOf(cell, node);
        }
        node.put("id", "cell-" + index);
        node.set("metadata", metadata(cell, last));
        String source = cell.kind() == CellKind.SQL ? SqlMagic.of(cell).source() : cell.body();
        node.set("source", IpynbOutputs.lines(JSON, source));
        return node;
    }

    private static boolean isCode(Cell cell) {
        return cell.kind() == CellKind.CODE || cell.kind() == CellKind.SQL;
    }

    private void runOf(Cell cell, ObjectNode node) {
        Optional<CellRun> run = execution.of(cell);
        ArrayNode outputs = JSON.createArrayNode();
        run.ifPresent(each -> IpynbOutputs.add(JSON, each, outputs));
        if (run.isPresent()) {
            node.put("execution_count", run.get().number());
        } else {
            node.putNull("execution_count");
        }
        node.set("outputs", outputs);
    }

    /** The exact text is kept only where the marker and the body do not give it. */
    private ObjectNode metadata(Cell cell, boolean last) {
        ObjectNode metadata = JSON.createObjectNode();
        String marker = cell.marker();
        if (!marker.equals(CellHeader.PLAIN.marker())) {
            metadata.putObject(OURS).put("marker", marker);
        }
        if (!Cell.write(marker, cell.kind(), cell.body(), end, last).equals(cell.source())) {
            metadata.withObjectProperty(OURS).put("source", cell.source());
        }
        if (!cell.title().isEmpty()) {
            metadata.put("title", cell.title());
        }
        execution
                .of(cell)
                .flatMap(CellRun::recorded)
                .ifPresent(when -> metadata.withObjectProperty(OURS).put("recorded", when.toString()));
        return metadata;
    }
}
