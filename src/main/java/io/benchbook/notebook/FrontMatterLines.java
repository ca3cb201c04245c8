package io.benchbook.notebook;

import java.util.List;
import java.util.stream.Collectors;

/** Finds the front matter: YAML in line comments between two {@code // ---} lines at the top of a file. */
final class FrontMatterLines {
    private FrontMatterLines() {}

    /** How many of the first lines belong to the front matter with its two fences; 0 where there is none. */
    static int length(List<Line> lines) {
        int at = 0;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        if (at == lines.size() || !isFence(lines.get(at))) {
            return 0;
        }
        for (int end = at + 1; end < lines.size(); end++) {
            if (isFence(lines.get(end))) {
                return end + 1;
            }
            if (!lines.get(end).text().startsWith("//")) {
                return 0;
            }
        }
        return 0;
    }

    /** The YAML in these lines, which are a whole front matter or none. */
    static String yaml(List<Line> lines) {
        return lines.stream()
                .filter(line -> !line.isBlank() && !isFence(line))
                .map(line -> line.text().substring(2))
                .map(text -> text.startsWith(" ") ? text.substring(1) : text)
                .collect(Collectors.joining("\n"));
    }

    private static boolean isFence(Line line) {
        return line.text().matches("//\\s*---\\s*");
    }
}
