package io.benchbook.display;

import java.util.List;
import java.util.StringJoiner;
import tech.tablesaw.api.Table;

/** A table in GitHub's Markdown: all rows and columns, numbers to the right and as short as on the screen. */
public final class TableMarkdown {
    private TableMarkdown() {}

    /** Ends with a line break. */
    public static String of(Table table) {
        List<Cells> columns = Cells.of(table, table.rowCount());
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        lines.add(line(columns.stream().map(Cells::name).toList()));
        StringBuilder rule = new StringBuilder("|");
        columns.forEach(column -> rule.append(column.number() ? "---:|" : "---|"));
        lines.add(rule);
        for (int i = 0; i < table.rowCount(); i++) {
            int row = i;
            lines.add(
                    line(columns.stream().map(column -> column.texts().get(row)).toList()));
        }
        return lines.toString();
    }

    private static String line(List<String> cells) {
        StringJoiner line = new StringJoiner(" | ", "| ", " |");
        cells.forEach(
                cell -> line.add(cell.replace("\\", "\\\\").replace("|", "\\|").replaceAll("\\R", " ")));
        return line.toString();
    }
}
