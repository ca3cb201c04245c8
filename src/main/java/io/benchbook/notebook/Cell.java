package io.benchbook.notebook;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A cell and the exact text it was read from.
 *
 * @param header what its marker says, {@link CellHeader#PLAIN} for text before the first marker
 * @param source its exact text with marker, line ends and the blank lines below it
 * @param body its content with {@code \n} as line break and without a final one: comment signs are taken off from
 *     markdown, raw and SQL
 * @param line the line of the file at which it begins, from 1
 * @param bodyLine the line of the file at which its body begins, from 1
 */
public record Cell(CellHeader header, String source, String body, int line, int bodyLine) {
    private static final String COMMENT = "//";

    /**
     * Reads a cell.
     *
     * @param lines all of its lines
     * @param marked whether the first is a marker
     * @param last whether no cell follows, so that a trailing blank line is content
     */
    static Cell of(List<Line> lines, boolean marked, boolean last, int line) {
        CellHeader header = marked ? CellHeader.parse(lines.get(0).text()).orElse(CellHeader.PLAIN) : CellHeader.PLAIN;
        List<Line> content = lines.subList(marked ? 1 : 0, lines.size());
        if (!last && !content.isEmpty() && content.get(content.size() - 1).isBlank()) {
            content = content.subList(0, content.size() - 1);
        }
        boolean commented = header.kind() != CellKind.CODE && content.stream().allMatch(Cell::isCommentOrBlank);
        String body = content.stream()
                .map(each -> commented ? withoutComment(each.text()) : each.text())
                .collect(Collectors.joining("\n"));
        return new Cell(header, Line.join(lines), body, line, marked ? line + 1 : line);
    }

    public CellKind kind() {
        return header.kind();
    }

    public String title() {
        return header.title();
    }

    public Map<String, String> attributes() {
        return header.attributes();
    }

    /** Whether it is code or SQL that does something: not blank. */
    public boolean isRunnable() {
        return (kind() == CellKind.CODE || kind() == CellKind.SQL) && !body.isBlank();
    }

    /** Its marker as it stands in the file without the line break; the plain one for text before the first marker. */
    String marker() {
        String first = source.isEmpty() ? "" : Line.split(source).get(0).text();
        return CellHeader.parse(first).isPresent() ? first : CellHeader.PLAIN.marker();
    }

    /**
     * The text of a cell as we write it.
     *
     * @param marker without a line break
     * @param end the line break
     * @param last whether no cell follows; else a blank line separates it from the next
     */
    static String write(String marker, CellKind kind, String body, String end, boolean last) {
        String content = kind == CellKind.CODE || body.isEmpty()
                ? body
                : Arrays.stream(body.split("\n", -1)).map(Cell::asComment).collect(Collectors.joining("\n"));
        String text = marker + "\n" + content + (content.isEmpty() ? "" : "\n") + (last ? "" : "\n");
        return text.replace("\n", end);
    }

    private static String asComment(String line) {
        return line.isEmpty() ? COMMENT : COMMENT + " " + line;
    }

    private static boolean isCommentOrBlank(Line line) {
        return line.isBlank() || line.text().startsWith(COMMENT);
    }

    private static String withoutComment(String line) {
        if (line.isBlank()) {
            return "";
        }
        String text = line.substring(COMMENT.length());
        return text.startsWith(" ") ? text.substring(1) : text;
    }
}
