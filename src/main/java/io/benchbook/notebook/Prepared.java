package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.commands.recording.RecordFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A notebook that was read, understood and given its parameters: all that can be refused before anything runs.
 *
 * @param record what results are taken from; empty where all is measured
 */
record Prepared(
        String file, Notebook notebook, FrontMatter front, List<Parameter> parameters, Optional<RecordFile> record) {
    static Prepared of(RunOptions options) {
        String file = options.file().toString();
        Notebook notebook = Conversion.read(options.file());
        FrontMatter front = FrontMatter.of(notebook, file);
        Optional<RecordFile> record = new Executions(options.file()).of(options.source());
        Map<String, String> typed = values(options.parameters());
        List<Parameter> parameters =
                record.map(known -> recorded(front, typed, known)).orElseGet(() -> front.parameters(typed));
        notebook.runnable().stream()
                .filter(cell -> cell.attributes().containsKey("timeout"))
                .forEach(cell -> Durations.parse(
                        file + ":" + cell.line() + ": timeout",
                        cell.attributes().get("timeout")));
        return new Prepared(file, notebook, front, parameters, record);
    }

    /** Values are those of the record; what was typed must be the same. */
    private static List<Parameter> recorded(FrontMatter front, Map<String, String> typed, RecordFile record) {
        Map<String, String> values = new LinkedHashMap<>(record.parameters());
        values.keySet().retainAll(front.names());
        for (Parameter parameter : front.parameters(typed)) {
            String then = values.get(parameter.name());
            boolean other = then != null
                    && typed.containsKey(parameter.name())
                    && !parameter.with(then).declaration().equals(parameter.declaration());
            if (other) {
                throw new BenchbookException("-p " + parameter.name() + "=" + parameter.value() + ": " + record.file()
                                + " was recorded with " + parameter.name() + "=" + then + ".")
                        .next("Leave it out, or measure anew.");
            }
        }
        typed.forEach(values::putIfAbsent);
        return front.parameters(values);
    }

    private static Map<String, String> values(List<String> typed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String each : typed) {
            int equals = each.indexOf('=');
            if (equals < 1) {
                throw new BenchbookException("-p: needs name=value, got \"" + each + "\".");
            }
            values.put(each.substring(0, equals).strip(), each.substring(equals + 1));
        }
        return values;
    }
}
