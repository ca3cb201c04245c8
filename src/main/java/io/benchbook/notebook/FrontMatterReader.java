package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Reads the YAML of a front matter. Works on YAML's nodes, not on Java objects, so that a version like {@code 5.10} keeps
 * its digits and every fault has its line. Keys it does not know are left alone, except where they look like a misspelt
 * one.
 */
final class FrontMatterReader {
    private static final List<String> KEYS = List.of("title", "requires", "parameters");
    private static final List<String> REQUIREMENTS = List.of("servers", "cores", "memory");

    private final String file;
    private final int firstLine;

    FrontMatterReader(String file, int firstLine) {
        this.file = file;
        this.firstLine = firstLine;
    }

    FrontMatter read(String yaml) {
        Node root = compose(yaml);
        if (root == null) {
            return FrontMatter.NONE;
        }
        Map<String, Node> entries = entries(root, "front matter");
        entries.forEach((key, node) -> refuseMisspelt(key, node, KEYS));
        return new FrontMatter(
                Optional.ofNullable(entries.get("title"))
                        .map(node -> scalar(node, "title"))
                        .orElse(""),
                requirements(entries.get("requires")),
                parameters(entries.get("parameters")));
    }

    private Node compose(String yaml) {
        try {
            return new Yaml(new SafeConstructor(new LoaderOptions())).compose(new StringReader(yaml));
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 0 : e.getProblemMark().getLine();
            throw new BenchbookException(place(line) + "front matter: " + e.getProblem() + ".", e);
        }
    }

    private Requirements requirements(Node node) {
        if (node == null) {
            return Requirements.NONE;
        }
        Map<String, Node> entries = entries(node, "requires");
        entries.forEach((key, value) -> refuseUnknown("requires", key, value, REQUIREMENTS));
        return new Requirements(
                entries.containsKey("servers") ? texts(entries.get("servers"), "requires.servers") : List.of(),
                entries.containsKey("cores") ? cores(entries.get("cores")) : 0,
                entries.containsKey("memory") ? memory(entries.get("memory")) : 0);
    }

    private int cores(Node node) {
        String text = scalar(node, "requires.cores");
        if (!text.matches("\\d{1,5}")) {
            throw fault(node, "requires.cores: needs a whole number, got \"" + text + "\".");
        }
        return Integer.parseInt(text);
    }

    private long memory(Node node) {
        String text = scalar(node, "requires.memory");
        return Sizes.bytes(text)
                .orElseThrow(() -> fault(node, "requires.memory: needs a size like 4 GiB, got \"" + text + "\"."));
    }

    private List<Parameter> parameters(Node node) {
        return node == null ? List.of() : new ParameterReader(this).read(entries(node, "parameters"));
    }

    Map<String, Node> entries(Node node, String what) {
        if (!(node instanceof MappingNode mapping)) {
            throw fault(node, what + ": needs names with values, one a line.");
        }
        Map<String, Node> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            String key = scalar(tuple.getKeyNode(), what);
            if (entries.put(key, tuple.getValueNode()) != null) {
                throw fault(tuple.getKeyNode(), what + ": has " + key + " twice.");
            }
        }
        return entries;
    }

    List<String> texts(Node node, String what) {
        return node instanceof SequenceNode sequence
                ? sequence.getValue().stream().map(each -> scalar(each, what)).toList()
                : List.of(scalar(node, what));
    }

    String scalar(Node node, String what) {
        if (!(node instanceof ScalarNode scalar)) {
            throw fault(node, what + ": needs a single value.");
        }
        return scalar.getValue();
    }

    private void refuseMisspelt(String key, Node node, List<String> known) {
        if (!known.contains(key) && Names.nearest(key, known).isPresent()) {
            throw fault(node, "front matter: does not know " + key + ". " + Names.didYouMean(key, known, ""));
        }
    }

    void refuseUnknown(String what, String key, Node node, List<String> known) {
        if (!known.contains(key)) {
            throw fault(
                    node,
                    what + ": does not know " + key + ". "
                            + Names.didYouMean(key, known, "It takes " + String.join(", ", known) + "."));
        }
    }

    BenchbookException fault(Node node, String message) {
        return new BenchbookException(place(node.getStartMark().getLine()) + message);
    }

    private String place(int yamlLine) {
        return file + ":" + (firstLine + yamlLine) + ": ";
    }
}
