package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.List;

/**
 * A notebook in the percent format: an optional front matter and cells. Every part holds the exact text it was read
 * from, so that {@link #source} gives the file again, byte for byte.
 *
 * @param head the exact text before the first cell: a byte order mark, the front matter and blank lines around it
 * @param frontMatter the YAML of the front matter without comment signs, empty where there is none
 * @param frontMatterLine the line of the file at which that YAML begins, from 1
 */
public record Notebook(String head, String frontMatter, int frontMatterLine, List<Cell> cells) {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    public Notebook {
        cells = List.copyOf(cells);
    }

    /** Reads the percent format. Any text is a notebook; nothing of it is lost. */
    public static Notebook parse(String text) {
        String mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
        List<Line> lines = Line.split(text.substring(mark.length()));
        int head = FrontMatterLines.length(lines);
        int first = skipBlank(lines, head);
        int yaml = skipBlank(lines, 0);
        return new Notebook(
                mark + Line.join(lines.subList(0, first)),
                FrontMatterLines.yaml(lines.subList(0, head)),
                yaml + 2,
                cells(lines, first));
    }

    /** The exact text of the file. */
    public String source() {
        StringBuilder all = new StringBuilder(head);
        cells.forEach(cell -> all.append(cell.source()));
        return all.toString();
    }

    /** The line break that the file uses first, {@code \n} where it has none. */
    String lineEnd() {
        return Line.split(source()).stream()
                .map(Line::end)
                .filter(end -> !end.isEmpty())
                .findFirst()
                .orElse("\n");
    }

    /** Its cells that do something, in order. */
    public List<Cell> runnable() {
        return cells.stream().filter(Cell::isRunnable).toList();
    }

    private static int skipBlank(List<Line> lines, int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        return at;
    }

    private static List<Cell> cells(List<Line> lines, int first) {
        List<Integer> starts = starts(lines, first);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            boolean last = i + 1 == starts.size();
            int from = starts.get(i);
            int to = last ? lines.size() : starts.get(i + 1);
            boolean marked = CellHeader.parse(lines.get(from).text()).isPresent();
            cells.add(Cell.of(lines.subList(from, to), marked, last, from + 1));
        }
        return cells;
    }

    /** The first line always begins a cell; each marker in plain code or in a commented cell begins another. */
    private static List<Integer> starts(List<Line> lines, int first) {
        List<Integer> starts = new ArrayList<>();
        JavaScan scan = new JavaScan();
        boolean code = true;
        for (int at = first; at < lines.size(); at++) {
            String text = lines.get(at).text();
            CellHeader header = scan.inCode() ? CellHeader.parse(text).orElse(null) : null;
            if (header != null || at == first) {
                starts.add(at);
                code = header == null || header.kind() == CellKind.CODE;
            }
            if (code) {
                scan.line(text);
            }
        }
        return starts;
    }
}
