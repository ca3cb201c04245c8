package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The front matter of a notebook, understood.
 *
 * @param title may be empty
 * @param parameters in the order in which they stand
 */
public record FrontMatter(String title, Requirements requires, List<Parameter> parameters) {
    /** The parameter that chooses among defaults. */
    static final String PROFILE = "profile";

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
     * The parameters with these values in place of their defaults. A value for {@link #PROFILE} chooses the defaults of that profile
     * for all others.
     *
     * @throws BenchbookException for a name that is not declared and for a value that does not fit
     */
    public List<Parameter> parameters(Map<String, String> values) {
        Map<String, Parameter> byName = new LinkedHashMap<>();
        parameters.forEach(parameter -> byName.put(parameter.name(), parameter));
        String profile = values.getOrDefault(
                PROFILE, byName.containsKey(PROFILE) ? byName.get(PROFILE).value() : "");
        byName.replaceAll((name, parameter) -> parameter.in(profile));
        values.forEach((name, value) -> byName.put(name, declared(byName, name).with(value)));
        return new ArrayList<>(byName.values());
    }

    /** What parameters are called. */
    Set<String> names() {
        return parameters.stream().map(Parameter::name).collect(Collectors.toSet());
    }

    /**
     * What the chosen profile changes, as a sentence: {@code Profile quick: seconds 2 instead of 60.} Empty for the usual profile.
     *
     * @param chosen the parameters with their values
     */
    Optional<String> profileNote(List<Parameter> chosen) {
        Map<String, Parameter> usual = parameters.stream().collect(Collectors.toMap(Parameter::name, each -> each));
        Optional<String> profile = chosen.stream()
                .filter(each -> each.name().equals(PROFILE))
                .map(Parameter::value)
                .filter(value -> !value.equals(usual.get(PROFILE).value()))
                .findFirst();
        return profile.map(name -> "Profile " + name
                + chosen.stream()
                        .filter(each -> !each.byProfile().isEmpty())
                        .filter(each ->
                                !each.value().equals(usual.get(each.name()).value()))
                        .map(each -> each.name() + " " + each.value() + " instead of "
                                + usual.get(each.name()).value())
                        .reduce((a, b) -> a + ", " + b)
                        .map(changes -> ": " + changes)
                        .orElse("")
                + ".");
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
