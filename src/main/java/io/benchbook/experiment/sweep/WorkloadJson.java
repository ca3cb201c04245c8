package io.benchbook.experiment.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.workload.JsonUpdate;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.OltpText;
import io.benchbook.workload.oltp.OltpWorkload;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Workloads in the journal: sysbench's and the JSON experiment can be made again by what is stated of them. */
final class WorkloadJson {
    private static final Pattern JSON_OPTIONS = Pattern.compile("bytes=(\\d+), rows=(\\d+)(, commit=on)?(, whole=on)?");

    private WorkloadJson() {}

    static void write(ObjectNode to, Workload workload) {
        to.put("name", workload.name()).put("options", workload.options());
        if (!workload.label().equals(workload.name())) {
            to.put("label", workload.label());
        }
    }

    /** Empty for one that cannot be made again. */
    static Optional<Workload> read(JsonNode level) {
        String name = level.path("name").asText();
        String options = level.path("options").asText();
        String label = level.path("label").asText(name);
        Optional<Workload> oltp = OltpText.read(name, options).map(read -> labelled(read, label));
        return oltp.or(() -> json(name, options, label));
    }

    private static Workload labelled(OltpWorkload workload, String label) {
        return label.equals(workload.name()) ? workload : workload.named(label);
    }

    private static Optional<Workload> json(String name, String options, String label) {
        Matcher found = JSON_OPTIONS.matcher(options);
        if (!name.equals("json_update") || !found.matches()) {
            return Optional.empty();
        }
        JsonUpdate read = JsonUpdate.of(Long.parseLong(found.group(1)))
                .rows(Long.parseLong(found.group(2)))
                .commit(found.group(3) != null)
                .whole(found.group(4) != null);
        return Optional.of(label.equals(name) ? read : read.named(label));
    }
}
