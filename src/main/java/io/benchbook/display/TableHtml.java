package io.benchbook.display;

import io.benchbook.base.Html;
import io.benchbook.base.Numbers;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table as an HTML fragment: sortable by its headings, its shape below it, cut after a thousand rows. */
final class TableHtml {
    private static final int MOST_ROWS = 1_000;

    private TableHtml() {}

    static String of(Table table) {
        int rows = Math.min(MOST_ROWS, table.rowCount());
        List<Cells> cells = Cells.of(table, rows);
        String head = cells.stream().map(TableHtml::heading).collect(Collectors.joining("", "<tr>", "</tr>"));
        String body =
                IntStream.range(0, rows).mapToObj(row -> row(table, cells, row)).collect(Collectors.joining("\n"));
        return Fragments.STYLE + Fragments.SORT
                + "<div class=\"bb-scroll\" tabindex=\"0\"><table class=\"bb-table\">\n<caption>"
                + shape(table, rows) + "</caption>\n<thead>" + head + "</thead>\n<tbody>\n" + body
                + "\n</tbody>\n</table></div>\n";
    }

    private static String heading(Cells cells) {
        return "<th scope=\"col\"" + style(cells) + "><button onclick=\"benchbookSort(this)\">"
                + Html.escape(cells.name()) + "</button></th>";
    }

    private static String row(Table table, List<Cells> cells, int row) {
        return IntStream.range(0, cells.size())
                .mapToObj(i -> cell(table.column(i), cells.get(i), row))
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }

    /** A number carries its exact value for sorting. */
    private static String cell(Column<?> column, Cells cells, int row) {
        String text = Html.escape(cells.texts().get(row));
        String value = "";
        if (column instanceof NumericColumn<?> numbers) {
            value = " data-value=\"" + (numbers.isMissing(row) ? "" : numbers.get(row)) + "\"";
        }
        return "<td" + style(cells) + value + ">" + text + "</td>";
    }

    private static String style(Cells cells) {
        return cells.number() ? " class=\"bb-number\"" : "";
    }

    private static String shape(Table table, int rows) {
        String shape = Numbers.count(table.rowCount(), "row") + " × " + Numbers.count(table.columnCount(), "column");
        return rows == table.rowCount() ? shape : shape + ", the first " + Numbers.text(rows) + " shown";
    }
}
