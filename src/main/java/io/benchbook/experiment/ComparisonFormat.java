package io.benchbook.experiment;

import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** A comparison as one line of JSON in the journal, beside those of runs; {@code kind} tells them apart. */
final class ComparisonFormat {
    /** The present schema. */
    private static final int SCHEMA = 1;

    private static final String KIND = "comparison";
    private static final String BEGINNING = "{\"kind\":\"" + KIND + "\"";

    private ComparisonFormat() {}

    /** Whether a line of the journal is a comparison. */
    static boolean isOne(String line) {
        return line.startsWith(BEGINNING);
    }

    static String write(Comparison comparison) {
        return JournalFormat.JSON
                .valueToTree(new Line(
                        KIND,
                        SCHEMA,
                        comparison.id(),
                        comparison.startedAt().toString(),
                        comparison.setup(),
                        comparison.verdict().ratio(),
                        comparison.verdict().theta(),
                        comparison.verdict().toString(),
                        comparison.measured(),
                        comparison.confounders(),
                        comparison.notes(),
                        comparison.provenance()))
                .toString();
    }

    static Comparison read(String text) throws IOException {
        Line line = JournalFormat.JSON.readValue(text, Line.class);
        if (!KIND.equals(line.kind) || line.schema != SCHEMA) {
            throw new IOException("it is no comparison of schema " + SCHEMA);
        }
        return new Comparison(
                line.id,
                Instant.parse(line.startedAt),
                line.setup,
                Verdict.of(unbounded(line.ratio), line.pairs.size(), line.theta),
                line.pairs,
                line.confounders,
                line.notes,
                line.provenance);
    }

    /** JSON has no infinity: a bound that is missing is one. */
    static Interval unbounded(Interval read) {
        return Double.isNaN(read.low()) || Double.isNaN(read.high())
                ? Interval.unknown(read.estimate(), read.confidence())
                : read;
    }

    /** One line. */
    private record Line(
            String kind,
            int schema,
            String id,
            String startedAt,
            ComparisonSetup setup,
            Interval ratio,
            double theta,
            String verdict,
            List<Pair> pairs,
            List<Confounder> confounders,
            List<String> notes,
            List<Provenance> provenance) {}
}
