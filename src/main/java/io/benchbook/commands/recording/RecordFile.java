package io.benchbook.commands.recording;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.GZIPInputStream;

/** The record of an execution, read. A torn last line is left out. */
public final class RecordFile {
    /** How names of records end. */
    public static final String ENDING = ".jsonl";

    /** And those of packed ones. */
    public static final String PACKED = ENDING + ".gz";

    /** The present schema. */
    static final int SCHEMA = 1;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final JsonNode head;
    private final Map<String, JsonNode> servers = new LinkedHashMap<>();
    private final Map<String, Open> calls = new LinkedHashMap<>();
    private final Map<Integer, String> cells = new LinkedHashMap<>();
    private JsonNode end;

    private RecordFile(Path file, JsonNode head) {
        this.file = file;
        this.head = head;
    }

    /**
     * Reads a record; one whose name ends with {@link #PACKED} is unpacked.
     *
     * @throws BenchbookException where it is no record, or of a later Benchbook
     */
    public static RecordFile read(Path file) {
        List<String> lines = lines(file);
        JsonNode head = lines.isEmpty() ? JSON.nullNode() : json(lines.get(0)).orElse(JSON.nullNode());
        if (!head.path("kind").asText().equals("execution")) {
            throw new BenchbookException(file + ": is no record of an execution.")
                    .next("Such records are made by benchbook run, in results/executions.");
        }
        if (head.path("schema").asInt() > SCHEMA) {
            throw new BenchbookException(file + ": was recorded by a later Benchbook ("
                    + head.path("provenance").path("Benchbook").asText() + ").");
        }
        RecordFile record = new RecordFile(file, head);
        lines.stream().skip(1).forEach(line -> json(line).ifPresent(record::add));
        return record;
    }

    private static List<String> lines(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(PACKED) ? new GZIPInputStream(raw) : raw) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException failure) {
            throw new BenchbookException(
                    file + ": "
                            + (Files.exists(file)
                                    ? "cannot be read: " + failure.getClass().getSimpleName()
                                    : "there is no such file")
                            + ".",
                    failure);
        }
    }

    private static Optional<JsonNode> json(String line) {
        try {
            return Optional.of(JSON.readTree(line));
        } catch (JsonProcessingException torn) {
            return Optional.empty();
        }
    }

    private void add(JsonNode line) {
        switch (line.path("kind").asText()) {
            case "server" -> servers.put(line.path("name").asText(), line);
            case "part" -> open(line).parts.add(line.path("result"));
            case "call" -> open(line).end = line;
            case "cell" -> cells.put(line.path("cell").asInt(), line.path("end").asText());
            case "end" -> end = line;
            default -> {} // of a later Benchbook
        }
    }

    private Open open(JsonNode line) {
        String key = line.path("cell").asInt() + "." + line.path("call").asInt();
        return calls.computeIfAbsent(key, absent -> new Open(line));
    }

    public Path file() {
        return file;
    }

    /** The notebook that was run, as it was named. */
    public String notebook() {
        return head.path("notebook").asText();
    }

    public Instant begun() {
        return instant(head.path("begun"));
    }

    /** Names and values that the notebook was run with. */
    public Map<String, String> parameters() {
        return texts(head.path("parameters"));
    }

    /** What it ran on and with. */
    public Map<String, String> provenance() {
        return texts(head.path("provenance"));
    }

    /** The servers that it used: each by its name, in words, with the checksum of what was installed. */
    public Map<String, String> servers() {
        Map<String, String> all = new LinkedHashMap<>();
        servers.forEach((name, line) -> all.put(name, ServerFacts.words(line)));
        return all;
    }

    Map<String, JsonNode> serverLines() {
        return servers;
    }

    /** Its exit status; empty where it was killed. */
    public OptionalInt status() {
        return end == null
                ? OptionalInt.empty()
                : OptionalInt.of(end.path("status").asInt());
    }

    /** Everything, as it was recorded. */
    Tape all() {
        return new Tape(entries().stream().filter(Entry::isComplete).toList());
    }

    /** What was finished: without failures that ended their cells, and with the finished runs of a sweep that was not. */
    Tape finished() {
        return new Tape(entries().stream()
                .filter(entry -> entry.failure().isEmpty() || "passed".equals(cells.get(entry.cell())))
                .toList());
    }

    private List<Entry> entries() {
        return calls.values().stream().map(Open::entry).toList();
    }

    private static Instant instant(JsonNode text) {
        return Instant.parse(text.asText("1970-01-01T00:00:00Z"));
    }

    private static Map<String, String> texts(JsonNode json) {
        Map<String, String> texts = new LinkedHashMap<>();
        json.properties()
                .forEach(each -> texts.put(each.getKey(), each.getValue().asText()));
        return texts;
    }

    /** A call whose lines are being read. */
    private static final class Open {
        private final JsonNode first;
        private final List<JsonNode> parts = new ArrayList<>();
        private JsonNode end;

        Open(JsonNode first) {
            this.first = first;
        }

        Entry entry() {
            JsonNode last = end == null ? JSON.createObjectNode() : end;
            return new Entry(
                    first.path("cell").asInt(),
                    first.path("command").asText(),
                    first.path("spec").asText(),
                    first.path("changes").asBoolean(),
                    instant((end == null ? first : end).path("at")),
                    parts,
                    Optional.ofNullable(last.get("result")),
                    Optional.ofNullable(last.get("failure")));
        }
    }
}
