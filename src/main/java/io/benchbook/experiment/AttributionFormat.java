package io.benchbook.experiment;

import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** An attribution as one line of JSON in the journal; {@code kind} tells it from runs and comparisons. */
final class AttributionFormat {
    /** The present schema. */
    private static final int SCHEMA = 1;

    private static final String KIND = "attribution";
    private static final String BEGINNING = "{\"kind\":\"" + KIND + "\"";

    private AttributionFormat() {}

    /** Whether a line of the journal is an attribution. */
    static boolean isOne(String line) {
        return line.startsWith(BEGINNING);
    }

    static String write(Attribution attribution) {
        Verdict total = attribution.total();
        return JournalFormat.JSON
                .valueToTree(new Line(
                        KIND,
                        SCHEMA,
                        attribution.id(),
                        attribution.startedAt().toString(),
                        attribution.setup(),
                        total.ratio(),
                        total.pairs(),
                        total.theta(),
                        AttributionCard.answer(attribution),
                        attribution.steps(),
                        attribution.notes(),
                        attribution.provenance()))
                .toString();
    }

    static Attribution read(String text) throws IOException {
        Line line = JournalFormat.JSON.readValue(text, Line.class);
        if (!KIND.equals(line.kind) || line.schema != SCHEMA) {
            throw new IOException("it is no attribution of schema " + SCHEMA);
        }
        return new Attribution(
                line.id,
                Instant.parse(line.startedAt),
                line.setup,
                Verdict.of(ComparisonFormat.unbounded(line.ratio), line.rounds, line.theta),
                line.steps.stream().map(AttributionFormat::unbounded).toList(),
                line.notes,
                line.provenance);
    }

    private static AttributionStep unbounded(AttributionStep read) {
        return new AttributionStep(
                read.name(),
                read.changes(),
                ComparisonFormat.unbounded(read.ratio()),
                ComparisonFormat.unbounded(read.alone()),
                read.rounds(),
                read.theta(),
                read.share());
    }

    /** One line. */
    private record Line(
            String kind,
            int schema,
            String id,
            String startedAt,
            ComparisonSetup setup,
            Interval ratio,
            int rounds,
            double theta,
            String answer,
            List<AttributionStep> steps,
            List<String> notes,
            List<Provenance> provenance) {}
}
