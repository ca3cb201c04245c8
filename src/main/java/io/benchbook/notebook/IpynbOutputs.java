package io.benchbook.notebook;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.display.Displays;

/** Outputs of cells in the words of nbformat 4.5. */
final class IpynbOutputs {
    private IpynbOutputs() {}

    static void add(ObjectMapper json, CellRun run, ArrayNode outputs) {
        for (Output output : run.outputs()) {
            ObjectNode node = outputs.addObject();
            if (output instanceof Output.Printed printed) {
                node.put("name", printed.error() ? "stderr" : "stdout").put("output_type", "stream");
                node.set("text", lines(json, printed.text()));
            } else if (output instanceof Output.Shown shown) {
                shown(json, shown, run.number(), node);
            } else if (output instanceof Output.Failed failed) {
                node.put("ename", failed.kind()).put("evalue", failed.message()).put("output_type", "error");
                failed.text().lines().forEach(node.putArray("traceback")::add);
            }
        }
    }

    private static void shown(ObjectMapper json, Output.Shown shown, int number, ObjectNode node) {
        ObjectNode data = node.putObject("data");
        shown.bundle().data().forEach((type, value) -> {
            if (Displays.isJson(type)) {
                data.set(type, json.valueToTree(value));
            } else if (type.startsWith("image/") && !type.equals("image/svg+xml")) {
                data.put(type, String.valueOf(value));
            } else {
                data.set(type, lines(json, String.valueOf(value)));
            }
        });
        node.put("execution_count", number);
        node.putObject("metadata");
        node.put("output_type", "execute_result");
    }

    /** A text as nbformat keeps it for the sake of diffs: a list of lines, each with its line break. */
    static ArrayNode lines(ObjectMapper json, String text) {
        ArrayNode lines = json.createArrayNode();
        int from = 0;
        while (from < text.length()) {
            int found = text.indexOf('\n', from);
            int to = found < 0 ? text.length() : found + 1;
            lines.add(text.substring(from, to));
            from = to;
        }
        return lines;
    }
}
