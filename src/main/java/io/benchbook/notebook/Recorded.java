package io.benchbook.notebook;

import io.benchbook.commands.recording.RecordFile;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The earlier execution that an execution took results from.
 *
 * @param whole whether it took all of them
 * @param differences what is not as it was then, by name
 */
public record Recorded(boolean whole, String file, Instant begun, Map<String, String> differences) {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

    static Recorded of(RecordFile record, Source.Kind kind, Map<String, String> now) {
        return new Recorded(
                kind == Source.Kind.REPLAYED,
                record.file().toString(),
                record.begun(),
                Provenance.differences(record.provenance(), now));
    }

    /** {@code replay of results/executions/a-20261130-1.jsonl, recorded 2026-11-30 18:22 UTC}. */
    String text() {
        return (whole ? "replay of " : "resumed from ") + file + ", recorded " + time(begun);
    }

    /** {@code 2026-11-30 18:22 UTC}. */
    static String time(Instant when) {
        return TIME.format(when);
    }

    /** As rows of a report. */
    Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(whole ? "replayed" : "resumed", file + ", recorded " + time(begun));
        differences.forEach((name, what) -> facts.put("differs today: " + name, what));
        if (differences.isEmpty()) {
            facts.put("differs today", "nothing: the same machine, Java and jars");
        }
        return facts;
    }
}
