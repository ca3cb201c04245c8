package io.benchbook.experiment;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.load.Latency;
import io.benchbook.load.LoadResult;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A run as one line of JSON. {@code schema} is raised when a reader of before would misread a line; readers leave out what
 * they do not know. {@code figures} repeats what people look for; all else is what was measured.
 */
final class JournalFormat {
    /** The present schema. */
    static final int SCHEMA = 1;

    static final ObjectMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .visibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE)
            .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
            .addModule(new SimpleModule()
                    .addSerializer(Latency.class, new LatencyJson.Writer())
                    .addDeserializer(Latency.class, new LatencyJson.Reader())
                    .addSerializer(Double.class, new NumberJson.Writer())
                    .addSerializer(double.class, new NumberJson.Writer())
                    .addDeserializer(Double.class, new NumberJson.Reader())
                    .addDeserializer(double.class, new NumberJson.Reader()))
            .build();

    private JournalFormat() {}

    static String write(RunResult run) {
        ObjectNode line = JSON.valueToTree(new Line(
                SCHEMA,
                run.id(),
                run.startedAt().toString(),
                run.setup(),
                run.load(),
                run.serverCost(),
                run.provenance(),
                run.notes(),
                run.sweep().orElse(null)));
        if (run.sweep().isEmpty()) {
            line.remove("sweep");
        }
        line.set("figures", figures(run));
        return line.toString();
    }

    static RunResult read(String text) throws IOException {
        Line line = JSON.readValue(text, Line.class);
        if (line.schema < 1 || line.schema > SCHEMA || line.setup == null || line.load == null) {
            throw new IOException("it is no run of schema 1 to " + SCHEMA);
        }
        return new RunResult(
                line.id,
                Instant.parse(line.startedAt),
                line.setup,
                line.load,
                line.serverCost == null ? ServerCost.UNKNOWN : line.serverCost,
                line.provenance == null ? Provenance.UNKNOWN : line.provenance,
                line.notes == null ? List.of() : line.notes,
                Optional.ofNullable(line.sweep));
    }

    private static ObjectNode figures(RunResult run) {
        ObjectNode figures = JSON.createObjectNode();
        figures.put("tps", run.tps());
        figures.put("qps", run.qps());
        figures.put("p50_ms", run.p50Ms());
        figures.put("p95_ms", run.p95Ms());
        figures.put("p99_ms", run.p99Ms());
        figures.put("max_ms", run.maxMs());
        return figures;
    }

    /** One line. */
    private record Line(
            int schema,
            String id,
            String startedAt,
            RunSetup setup,
            LoadResult load,
            ServerCost serverCost,
            Provenance provenance,
            List<String> notes,
            SweepMark sweep) {}
}
