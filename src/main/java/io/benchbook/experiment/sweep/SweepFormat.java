package io.benchbook.experiment.sweep;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.experiment.journal.Json;
import io.benchbook.experiment.journal.LineFormat;
import java.io.IOException;

/** The plan of a sweep in the journal, written when the sweep begins. Its runs are lines of their own that name the plan. */
final class SweepFormat implements LineFormat<RecordedPlan> {
    static final SweepFormat PLAN = new SweepFormat();

    private SweepFormat() {}

    @Override
    public String kind() {
        return "sweep";
    }

    @Override
    public int schema() {
        return 1;
    }

    @Override
    public ObjectNode write(RecordedPlan plan) {
        return Json.MAPPER.valueToTree(plan);
    }

    @Override
    public RecordedPlan read(ObjectNode line) throws IOException {
        return Json.MAPPER.treeToValue(line, RecordedPlan.class);
    }
}
