package io.benchbook.commands;

import com.sun.source.doctree.BlockTagTree;
import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ThrowsTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A docstring as plain text for a terminal: paragraphs, lists and examples keep their lines, tags become words. */
final class DocText {
    private static final Map<String, String> ENTITIES =
            Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "nbsp", " ", "apos", "'");
    private static final int WIDTH = 96;

    private final StringBuilder text = new StringBuilder();
    private boolean preformatted;

    private DocText() {}

    static String of(DocCommentTree comment) {
        List<String> blocks = new ArrayList<>();
        blocks.add(block(comment.getFullBody(), ""));
        comment.getBlockTags().forEach(tag -> blocks.add(tag(tag)));
        blocks.removeIf(String::isBlank);
        return String.join("\n", blocks);
    }

    private static String tag(DocTree tag) {
        if (tag instanceof ParamTree) {
            ParamTree param = (ParamTree) tag;
            return block(param.getDescription(), "  " + param.getName() + ": ");
        }
        if (tag instanceof ReturnTree) {
            return block(((ReturnTree) tag).getDescription(), "  returns ");
        }
        if (tag instanceof ThrowsTree) {
            return block(((ThrowsTree) tag).getDescription(), "  fails ");
        }
        return tag instanceof BlockTagTree ? "" : tag.toString();
    }

    private static String block(List<? extends DocTree> body, String lead) {
        DocText doc = new DocText();
        body.forEach(doc::append);
        return wrap(doc.text.toString().strip(), lead);
    }

    private void append(DocTree tree) {
        if (tree instanceof TextTree) {
            String body = ((TextTree) tree).getBody();
            text.append(preformatted ? body : body.replaceAll("\\s+", " "));
        } else if (tree instanceof LiteralTree) {
            String body = ((LiteralTree) tree).getBody().getBody();
            text.append(preformatted ? body : body.replaceAll("\\s+", " "));
        } else if (tree instanceof LinkTree) {
            appendLink((LinkTree) tree);
        } else if (tree instanceof EntityTree) {
            String name = ((EntityTree) tree).getName().toString();
            text.append(ENTITIES.getOrDefault(name, "&" + name + ";"));
        } else if (tree instanceof StartElementTree) {
            startElement(((StartElementTree) tree).getName().toString());
        } else if (tree instanceof EndElementTree) {
            endElement(((EndElementTree) tree).getName().toString());
        }
    }

    private void appendLink(LinkTree link) {
        if (link.getLabel().isEmpty()) {
            text.append(
                    link.getReference().getSignature().replaceFirst("^#", "").replace('#', '.'));
        } else {
            link.getLabel().forEach(this::append);
        }
    }

    private void startElement(String name) {
        switch (name) {
            case "pre" -> {
                preformatted = true;
                text.append("\n\u0000\n");
            }
            case "p" -> text.append("\n\n");
            case "li" -> text.append("\n- ");
            case "br" -> text.append('\n');
            default -> {}
        }
    }

    private void endElement(String name) {
        if (name.equals("pre")) {
            preformatted = false;
            text.append("\n\u0000\n");
        } else if (name.equals("ul") || name.equals("ol")) {
            text.append('\n');
        }
    }

    /** Wraps the prose at {@link #WIDTH} and leaves what stands between two marks (an example) as it is, indented. */
    private static String wrap(String body, String lead) {
        StringBuilder out = new StringBuilder();
        boolean example = false;
        String indent = " ".repeat(lead.isEmpty() ? 0 : 4);
        String start = lead;
        for (String line : body.split("\n", -1)) {
            if (line.equals("\u0000")) {
                example = !example;
            } else if (example) {
                if (!line.isBlank()) {
                    out.append("    ").append(line.strip()).append('\n');
                }
            } else {
                out.append(fold(start + line.strip(), indent)).append('\n');
                start = indent;
            }
        }
        return out.toString().replaceAll("\n{3,}", "\n\n").stripTrailing();
    }

    private static String fold(String line, String indent) {
        StringBuilder out = new StringBuilder();
        String rest = line;
        while (rest.length() > WIDTH) {
            int at = rest.lastIndexOf(' ', WIDTH);
            if (at <= indent.length()) {
                break;
            }
            out.append(rest, 0, at).append('\n');
            rest = indent + rest.substring(at + 1);
        }
        return out.append(rest).toString();
    }
}
