package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A notebook that was read, understood and given its parameters: all that can be refused before anything runs. */
record Prepared(String file, Notebook notebook, FrontMatter front, List<Parameter> parameters) {
    static Prepared of(RunOptions options) {
        String file = options.file().toString();
        Notebook notebook = Conversion.read(options.file());
        FrontMatter front = FrontMatter.of(notebook, file);
        List<Parameter> parameters = front.parameters(values(options.parameters()));
        notebook.runnable().stream()
                .filter(cell -> cell.attributes().containsKey("timeout"))
                .forEach(cell -> Durations.parse(
                        file + ":" + cell.line() + ": timeout",
                        cell.attributes().get("timeout")));
        return new Prepared(file, notebook, front, parameters);
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
