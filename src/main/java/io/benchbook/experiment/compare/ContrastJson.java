package io.benchbook.experiment.compare;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.Provenance;
import io.benchbook.experiment.journal.Json;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** What lines of comparisons and attributions have in common. */
public final class ContrastJson {
    private ContrastJson() {}

    public static ObjectNode write(Contrast contrast) {
        return Json.MAPPER.valueToTree(new Part(
                contrast.id(),
                contrast.startedAt().toString(),
                contrast.setup(),
                contrast.verdict().ratio(),
                contrast.verdict().theta(),
                contrast.notes(),
                contrast.provenance()));
    }

    /** @param pairs that the ratio is of, which each kind of line states in its way */
    public static Contrast read(ObjectNode line, int pairs) throws IOException {
        Part part = Json.MAPPER.treeToValue(line, Part.class);
        if (part.setup == null || part.ratio == null) {
            throw new IOException("it has no setup or no ratio");
        }
        return new Contrast(
                part.id,
                Instant.parse(part.startedAt),
                part.setup,
                Verdict.of(unbounded(part.ratio), pairs, part.theta),
                part.notes,
                part.provenance);
    }

    /** JSON has no infinity: a bound that is missing is one. */
    public static Interval unbounded(Interval read) {
        return Double.isNaN(read.low()) || Double.isNaN(read.high())
                ? Interval.unknown(read.estimate(), read.confidence())
                : read;
    }

    private record Part(
            String id,
            String startedAt,
            ComparisonSetup setup,
            Interval ratio,
            double theta,
            List<String> notes,
            List<Provenance> provenance) {}
}
