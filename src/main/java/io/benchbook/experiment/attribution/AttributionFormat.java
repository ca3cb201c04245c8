package io.benchbook.experiment.attribution;

import static io.benchbook.experiment.compare.ContrastJson.unbounded;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.compare.ContrastJson;
import io.benchbook.experiment.journal.Json;
import io.benchbook.experiment.journal.LineFormat;
import java.io.IOException;
import java.util.List;

/** An attribution in the journal. */
public final class AttributionFormat implements LineFormat<Attribution> {
    public static final AttributionFormat ATTRIBUTION = new AttributionFormat();

    private AttributionFormat() {}

    @Override
    public String kind() {
        return "attribution";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public ObjectNode write(Attribution attribution) {
        ObjectNode line = ContrastJson.write(attribution.contrast());
        line.put("answer", AttributionCard.answer(attribution));
        return line.setAll((ObjectNode)
                Json.MAPPER.valueToTree(new Parts(attribution.total().pairs(), attribution.steps())));
    }

    @Override
    public Attribution read(ObjectNode line) throws IOException {
        Parts parts = Json.MAPPER.treeToValue(line, Parts.class);
        if (parts.steps == null) {
            throw new IOException("it has no steps");
        }
        return new Attribution(
                ContrastJson.read(line, parts.rounds),
                parts.steps.stream().map(AttributionFormat::whole).toList());
    }

    private static AttributionStep whole(AttributionStep read) {
        return new AttributionStep(
                read.name(),
                read.changes(),
                unbounded(read.ratio()),
                unbounded(read.alone()),
                read.rounds(),
                read.theta(),
                read.share());
    }

    private record Parts(int rounds, List<AttributionStep> steps) {}
}
