package io.benchbook.plot.text;

import io.benchbook.base.Ansi;
import java.util.Arrays;

/**
 * A grid of character cells to draw on with dots: eight a cell as braille patterns (Unicode's block 2800: bits 0 to 2 and
 * 6 down the left column, 3 to 5 and 7 down the right), or one a cell in ASCII. A mark, a character of its own, covers
 * the dots of its cell.
 */
final class DotCanvas {
    static final int NOBODY = -1;

    private static final int[][] BRAILLE = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};

    private final int columns;
    private final int rows;
    private final boolean braille;
    private final int[][] dots;
    private final int[][] owners;
    private final String[][] marks;

    DotCanvas(int columns, int rows, boolean braille) {
        this.columns = columns;
        this.rows = rows;
        this.braille = braille;
        dots = new int[rows][columns];
        owners = new int[rows][columns];
        marks = new String[rows][columns];
        Arrays.stream(owners).forEach(row -> Arrays.fill(row, NOBODY));
    }

    int dotsWide() {
        return braille ? columns * 2 : columns;
    }

    int dotsHigh() {
        return braille ? rows * 4 : rows;
    }

    int column(int x) {
        return braille ? x / 2 : x;
    }

    int row(int y) {
        return braille ? y / 4 : y;
    }

    /**
     * Sets a dot, counted from the upper left; one outside is left out.
     *
     * @param owner the series it belongs to, for its colour
     * @param ascii what stands for it in ASCII
     */
    void dot(int x, int y, int owner, char ascii) {
        if (x < 0 || y < 0 || x >= dotsWide() || y >= dotsHigh()) {
            return;
        }
        dots[row(y)][column(x)] = braille ? dots[row(y)][column(x)] | BRAILLE[x % 2][y % 4] : ascii;
        owners[row(y)][column(x)] = owner;
    }

    /** Sets the dots of a straight line that {@code dash} lets through (Bresenham's algorithm). */
    void line(int x0, int y0, int x1, int y1, int owner, Dash dash) {
        int dx = Math.abs(x1 - x0);
        int dy = Math.abs(y1 - y0);
        int error = dx - dy;
        int x = x0;
        int y = y0;
        for (int left = Math.max(dx, dy); left >= 0; left--) {
            if (dash.next()) {
                dot(x, y, owner, '.');
            }
            int doubled = 2 * error;
            if (doubled > -dy) {
                error -= dy;
                x += x0 < x1 ? 1 : -1;
            }
            if (doubled < dx) {
                error += dx;
                y += y0 < y1 ? 1 : -1;
            }
        }
    }

    /** Puts a character over the cell of this dot. */
    void mark(int x, int y, String mark, int owner) {
        if (x >= 0 && y >= 0 && x < dotsWide() && y < dotsHigh()) {
            markCell(column(x), row(y), mark, owner);
        }
    }

    void markCell(int column, int row, String mark, int owner) {
        marks[row][column] = mark;
        owners[row][column] = owner;
    }

    boolean isEmpty(int column, int row) {
        return marks[row][column] == null && dots[row][column] == 0;
    }

    /** A row of cells, neighbours of one series in one colour. */
    String line(int row, Ansi ansi) {
        StringBuilder out = new StringBuilder();
        int begin = 0;
        for (int column = 1; column <= columns; column++) {
            if (column == columns || owners[row][column] != owners[row][begin]) {
                out.append(run(row, begin, column, ansi));
                begin = column;
            }
        }
        return out.toString();
    }

    private String run(int row, int begin, int end, Ansi ansi) {
        StringBuilder cells = new StringBuilder();
        for (int column = begin; column < end; column++) {
            cells.append(cell(column, row));
        }
        int owner = owners[row][begin];
        return owner == NOBODY ? cells.toString() : ansi.series(owner, cells.toString());
    }

    private String cell(int column, int row) {
        if (marks[row][column] != null) {
            return marks[row][column];
        }
        int dot = dots[row][column];
        return dot == 0 ? " " : String.valueOf((char) (braille ? 0x2800 + dot : dot));
    }
}
