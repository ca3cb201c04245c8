package io.benchbook.display;

import io.benchbook.base.Ansi;
import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tech.tablesaw.api.Table;

/**
 * A table as text, fitted to a screen: numbers to the right, wide texts cut, columns that have no room named below, rows
 * beyond a screenful counted.
 */
final class TableDisplay implements Renderer<Table> {
    private static final int GAP = 2;
    private static final int NARROWEST_TEXT = 12;
    private static final int LINES_AROUND = 5;
    private static final int FEWEST_ROWS = 5;

    @Override
    public String text(Table table, Screen screen) {
        if (table.columnCount() == 0) {
            return "(a table without columns)";
        }
        int shown = rowsShown(table.rowCount(), screen);
        List<Cells> all = Cells.of(table, shown);
        int[] widths = fit(all, screen);
        List<String> lines = new ArrayList<>();
        lines.add(screen.ansi().bold(headings(all, widths)));
        lines.add(screen.ansi().dim(rule(widths, screen)));
        IntStream.range(0, shown).forEach(row -> lines.add(row(all, widths, row)));
        lines.addAll(notes(table, all, widths.length, shown, screen));
        return lines.stream().map(screen::spell).collect(Collectors.joining("\n"));
    }

    @Override
    public Map<String, Object> more(Table table) {
        return Map.of("text/html", TableHtml.of(table));
    }

    private static int rowsShown(int rows, Screen screen) {
        int room = Math.max(FEWEST_ROWS, screen.rows() - LINES_AROUND);
        return screen.rows() == 0 || rows <= room ? rows : room;
    }

    /** The widths of the columns that are shown, in order; the rest has no room. */
    private static int[] fit(List<Cells> all, Screen screen) {
        int[] narrowest = all.stream().mapToInt(TableDisplay::floor).toArray();
        int count = all.size();
        while (count > 1 && total(Arrays.copyOf(narrowest, count)) > screen.columns()) {
            count--;
        }
        List<Cells> shown = all.subList(0, count);
        int[] widths = shown.stream().mapToInt(Cells::width).toArray();
        for (int excess = total(widths) - screen.columns(); excess > 0; excess--) {
            int widest = widestText(shown, widths);
            if (widest < 0) {
                break;
            }
            widths[widest]--;
        }
        widths[0] = Math.min(widths[0], Math.max(1, screen.columns()));
        return widths;
    }

    private static int widestText(List<Cells> all, int[] widths) {
        return IntStream.range(0, widths.length)
                .filter(i -> !all.get(i).number() && widths[i] > floor(all.get(i)))
                .reduce((a, b) -> widths[b] > widths[a] ? b : a)
                .orElse(-1);
    }

    /** Numbers are never cut; texts down to their heading or a few letters. */
    private static int floor(Cells cells) {
        int heading = Math.min(20, TextWidth.of(cells.name()));
        return cells.number() ? cells.width() : Math.min(cells.width(), Math.max(NARROWEST_TEXT, heading));
    }

    private static int total(int[] widths) {
        return IntStream.of(widths).sum() + GAP * (widths.length - 1);
    }

    private static String headings(List<Cells> all, int[] widths) {
        return line(widths, i -> align(all.get(i), all.get(i).name(), widths[i]));
    }

    private static String rule(int[] widths, Screen screen) {
        return line(widths, i -> (screen.unicode() ? "─" : "-").repeat(widths[i]));
    }

    private static String row(List<Cells> all, int[] widths, int row) {
        return line(widths, i -> align(all.get(i), all.get(i).texts().get(row), widths[i]));
    }

    private static String line(int[] widths, IntFunction<String> cell) {
        return IntStream.range(0, widths.length)
                .mapToObj(cell)
                .collect(Collectors.joining(" ".repeat(GAP)))
                .stripTrailing();
    }

    private static String align(Cells cells, String text, int width) {
        String fitting = TextWidth.cut(text, width);
        return cells.number() ? TextWidth.padLeft(fitting, width) : TextWidth.padRight(fitting, width);
    }

    private static List<String> notes(Table table, List<Cells> all, int columns, int rows, Screen screen) {
        List<String> parts = new ArrayList<>();
        if (table.rowCount() == 0) {
            parts.add("(no rows)");
        }
        if (rows < table.rowCount()) {
            int more = table.rowCount() - rows;
            parts.add("… " + Numbers.text(more) + " more row" + (more == 1 ? "" : "s"));
        }
        if (columns < all.size()) {
            parts.add("columns left out: "
                    + all.stream().skip(columns).map(Cells::name).collect(Collectors.joining(", ")));
        }
        Ansi ansi = screen.ansi();
        return parts.stream()
                .flatMap(part -> Wrap.lines(part, screen.columns()).stream())
                .map(ansi::dim)
                .toList();
    }
}
