package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.SourceVersion;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Reads the parameters of a front matter. Where one has a value for a profile ({@code seconds: {default: 60, quick: 2}}), the
 * notebook takes {@code profile} as well: {@code full}, with the defaults, or {@code quick}. A notebook may declare {@code profile}
 * itself, with other choices.
 */
final class ParameterReader {
    private static final List<String> KEYS = List.of("type", "default", "description", "choices");
    private static final Parameter USUAL_PROFILES = new Parameter(
            FrontMatter.PROFILE,
            ParameterType.STRING,
            "full",
            "quick is for trying out, its figures are less steady",
            List.of("full", "quick"),
            Map.of());

    private final FrontMatterReader yaml;
    private List<String> profiles = USUAL_PROFILES.choices();

    /** @param yaml reads nodes, with faults that name their lines */
    ParameterReader(FrontMatterReader yaml) {
        this.yaml = yaml;
    }

    List<Parameter> read(Map<String, Node> declared) {
        List<Parameter> all = new ArrayList<>();
        if (declared.containsKey(FrontMatter.PROFILE)) {
            profiles = parameter(FrontMatter.PROFILE, declared.get(FrontMatter.PROFILE))
                    .choices();
        }
        declared.forEach((name, node) -> all.add(parameter(name, node)));
        boolean profiled = all.stream().anyMatch(each -> !each.byProfile().isEmpty());
        if (profiled && !declared.containsKey(FrontMatter.PROFILE)) {
            all.add(0, USUAL_PROFILES);
        }
        return all;
    }

    private Parameter parameter(String name, Node node) {
        if (!SourceVersion.isIdentifier(name) || SourceVersion.isKeyword(name)) {
            throw yaml.fault(node, "parameter " + name + ": is not a name that a Java variable can have.");
        }
        Map<String, Node> entries = node instanceof MappingNode ? yaml.entries(node, name) : Map.of("default", node);
        List<String> known = new ArrayList<>(KEYS);
        known.addAll(profiles);
        entries.forEach((key, value) -> yaml.refuseUnknown("parameter " + name, key, value, known));
        Node value = entries.get("default");
        if (value == null) {
            throw yaml.fault(node, "parameter " + name + ": needs a default.");
        }
        Parameter parameter = new Parameter(
                name,
                entries.containsKey("type") ? type(name, entries.get("type")) : typeOf(value),
                value(name, value),
                entries.containsKey("description") ? yaml.scalar(entries.get("description"), name) : "",
                entries.containsKey("choices") ? yaml.texts(entries.get("choices"), name) : List.of(),
                byProfile(name, entries));
        return checked(parameter, node);
    }

    private String value(String name, Node node) {
        return node instanceof SequenceNode ? String.join(",", yaml.texts(node, name)) : yaml.scalar(node, name);
    }

    private Map<String, String> byProfile(String name, Map<String, Node> entries) {
        Map<String, String> values = new LinkedHashMap<>();
        profiles.stream()
                .filter(profile -> entries.containsKey(profile) && !KEYS.contains(profile))
                .forEach(profile -> values.put(profile, value(name, entries.get(profile))));
        return values;
    }

    private Parameter checked(Parameter parameter, Node node) {
        try {
            parameter.check();
            parameter.byProfile().keySet().forEach(parameter::in);
            return parameter;
        } catch (BenchbookException e) {
            throw yaml.fault(node, e.getMessage());
        }
    }

    private ParameterType type(String name, Node node) {
        String text = node instanceof SequenceNode ? "" : yaml.scalar(node, name);
        return ParameterType.named(text)
                .orElseThrow(() -> yaml.fault(
                        node,
                        "parameter " + name + ": needs a type of " + ParameterType.names() + ", got \"" + text
                                + "\"."));
    }

    private static ParameterType typeOf(Node node) {
        if (node instanceof SequenceNode sequence) {
            return listOf(sequence.getValue().stream()
                    .map(ParameterReader::typeOf)
                    .reduce((a, b) -> a == b ? a : a.ordinal() + b.ordinal() <= 3 ? ParameterType.DOUBLE : b)
                    .orElse(ParameterType.STRING));
        }
        Tag tag = node.getTag();
        if (tag.equals(Tag.INT)) {
            return ParameterType.INT.literal(((ScalarNode) node).getValue()).isPresent()
                    ? ParameterType.INT
                    : ParameterType.LONG;
        }
        return tag.equals(Tag.FLOAT)
                ? ParameterType.DOUBLE
                : tag.equals(Tag.BOOL) ? ParameterType.BOOLEAN : ParameterType.STRING;
    }

    private static ParameterType listOf(ParameterType element) {
        return switch (element) {
            case INT -> ParameterType.INTS;
            case LONG, DOUBLE -> ParameterType.DOUBLES;
            default -> ParameterType.STRINGS;
        };
    }
}
