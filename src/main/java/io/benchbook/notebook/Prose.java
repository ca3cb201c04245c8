package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Markdown cells as HTML: CommonMark with GitHub's tables. HTML inside of Markdown is shown as text, and links of unsafe
 * kinds are dropped, so that a notebook from elsewhere cannot run scripts in its report.
 */
final class Prose {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private final String idPrefix;
    private final List<Entry> headings = new ArrayList<>();

    /**
     * A heading for the table of contents.
     *
     * @param level from 1
     */
    record Entry(int level, String id, String text) {}

    /** @param idPrefix makes the ids of headings unlike those of other cells */
    Prose(String idPrefix) {
        this.idPrefix = idPrefix;
    }

    String html(String markdown) {
        Node document = PARSER.parse(markdown);
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .attributeProviderFactory(context -> this::anchor)
                .build()
                .render(document);
    }

    /** The headings of what was rendered, in order. */
    List<Entry> headings() {
        return List.copyOf(headings);
    }

    private void anchor(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Heading heading) {
            String id = idPrefix + "-" + (headings.size() + 1);
            headings.add(new Entry(heading.getLevel(), id, text(heading)));
            attributes.put("id", id);
        }
    }

    private static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text literal) {
                text.append(literal.getLiteral());
            }

            @Override
            public void visit(Code code) {
                text.append(code.getLiteral());
            }
        });
        return text.toString();
    }
}
