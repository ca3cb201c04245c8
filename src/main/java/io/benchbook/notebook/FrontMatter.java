package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The front matter of a notebook, understood.
 *
 * @param title may be empty
 * @param parameters in the order in which they stand
 */
public record FrontMatter(String title, Requirements requires, List<Parameter> parameters) {
    /** A notebook without front matter. */
    public static final FrontMatter NONE = new FrontMatter("", Requirements.NONE, List.of());

    public FrontMatter {
        parameters = List.copyOf(parameters);
    }

    /**
     * Understands the front matter of a notebook; faults name {@code file} and the line.
     *
     * @param file how messages call the notebook
     */
    public static FrontMatter of(Notebook notebook, String file) {
        return notebook.frontMatter().isBlank()
                ? NONE
                : new FrontMatterReader(file, notebook.frontMatterLine()).read(notebook.frontMatter());
    }

    /**
     * The parameters with these values in place of their defaults.
     *
     * @throws BenchbookException for a name that is not declared and for a value that does not fit
     */
    public List<Parameter> parameters(Map<String, String> values) {
        Map<String, Parameter> byName = new LinkedHashMap<>();
        parameters.forEach(parameter -> byName.put(parameter.name(), parameter));
        values.forEach((name, value) -> byName.put(name, declared(byName, name).with(value)));
        return new ArrayList<>(byName.values());
    }

    private static Parameter declared(Map<String, Parameter> byName, String name) {
        Parameter parameter = byName.get(name);
        if (parameter == null) {
            String takes = byName.isEmpty()
                    ? "It takes no parameters."
                    : "It takes " + String.join(", ", byName.keySet()) + ".";
            String near = Names.didYouMean(name, byName.keySet(), "");
            throw new BenchbookException("parameter " + name + ": this notebook has none of that name.")
                    .next(near.isEmpty() ? takes : near + " " + takes);
        }
        return parameter;
    }
}
