package io.benchbook.display;

import io.benchbook.base.Ansi;
import io.benchbook.base.Html;
import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A result as a heading and labelled lines, as its {@code toString} writes them: the heading first, then lines with
 * their label at column 2 and their text at column 15.
 */
record Card(String heading, List<Line> lines) {
    private static final int LABEL = 12;

    /** A labelled line. */
    record Line(String label, String text) {}

    static Card of(String text) {
        List<String> all = text.lines().map(TextWidth::printable).toList();
        List<Line> lines = new ArrayList<>();
        all.stream().skip(1).forEach(line -> add(lines, line));
        return new Card(all.isEmpty() ? "" : all.get(0), lines);
    }

    private static void add(List<Line> lines, String line) {
        boolean labelled = line.startsWith("  ") && line.length() > LABEL + 3 && line.charAt(2) != ' ';
        String label = labelled ? line.substring(2, LABEL + 3).strip() : "";
        lines.add(new Line(label, labelled ? line.substring(LABEL + 3) : line.strip()));
    }

    /** The heading bold, the labels dim, what is too wide continued below its text. */
    String text(Screen screen) {
        Ansi ansi = screen.ansi();
        List<String> all = new ArrayList<>();
        Wrap.lines(heading, screen.columns()).forEach(part -> all.add(ansi.bold(part)));
        String indent = " ".repeat(LABEL + 3);
        for (Line line : lines) {
            String label = TextWidth.padRight("  " + line.label, indent.length());
            for (String part : Wrap.lines(line.text, Math.max(20, screen.columns() - indent.length()))) {
                all.add(ansi.dim(label) + part);
                label = indent;
            }
        }
        return all.stream().map(screen::spell).collect(Collectors.joining("\n"));
    }

    /** Wide gaps between the parts of a line stay, where a page would make them one blank. */
    private static String spaced(String text) {
        return Html.escape(text).replaceAll(" {2,}", " \u2003");
    }

    String html() {
        String rows = lines.stream()
                .map(line -> "<dt>" + Html.escape(line.label) + "</dt><dd>" + spaced(line.text) + "</dd>")
                .collect(Collectors.joining("\n"));
        return Fragments.STYLE + "<section class=\"bb-card\"><h4>" + Html.escape(heading) + "</h4>\n<dl>\n" + rows
                + "\n</dl></section>\n";
    }
}
