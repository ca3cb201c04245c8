package io.benchbook.experiment.compare;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.journal.Json;
import io.benchbook.experiment.journal.LineFormat;
import java.io.IOException;
import java.util.List;

/** A comparison in the journal. */
public final class ComparisonFormat implements LineFormat<Comparison> {
    public static final ComparisonFormat COMPARISON = new ComparisonFormat();

    private ComparisonFormat() {}

    @Override
    public String kind() {
        return "comparison";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public ObjectNode write(Comparison comparison) {
        ObjectNode line = ContrastJson.write(comparison.contrast());
        line.put("verdict", comparison.verdict().toString());
        return line.setAll((ObjectNode)
                Json.MAPPER.valueToTree(new Measurements(comparison.measured(), comparison.confounders())));
    }

    @Override
    public Comparison read(ObjectNode line) throws IOException {
        Measurements measurements = Json.MAPPER.treeToValue(line, Measurements.class);
        if (measurements.pairs == null || measurements.confounders == null) {
            throw new IOException("it has no pairs or no confounders");
        }
        return new Comparison(
                ContrastJson.read(line, measurements.pairs.size()), measurements.pairs, measurements.confounders);
    }

    private record Measurements(List<Pair> pairs, List<Confounder> confounders) {}
}
