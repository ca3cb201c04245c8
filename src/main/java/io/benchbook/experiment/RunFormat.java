package io.benchbook.experiment;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.journal.Json;
import io.benchbook.experiment.journal.LineFormat;
import io.benchbook.load.LoadResult;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A run in the journal. {@code figures} repeats what people look for; all else is what was measured. */
public final class RunFormat implements LineFormat<RunResult> {
    public static final RunFormat RUN = new RunFormat();

    private RunFormat() {}

    @Override
    public String kind() {
        return "";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public ObjectNode write(RunResult run) {
        ObjectNode line = Json.MAPPER.valueToTree(new Line(
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
        return line;
    }

    @Override
    public RunResult read(ObjectNode text) throws IOException {
        Line line = Json.MAPPER.treeToValue(text, Line.class);
        if (line.setup == null || line.load == null) {
            throw new IOException("it is no run");
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
        ObjectNode figures = Json.MAPPER.createObjectNode();
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
            String id,
            String startedAt,
            RunSetup setup,
            LoadResult load,
            ServerCost serverCost,
            Provenance provenance,
            List<String> notes,
            SweepMark sweep) {}
}
