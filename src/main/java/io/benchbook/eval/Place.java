package io.benchbook.eval;

/** Counts lines and columns in a text. */
final class Place {
    private Place() {}

    /** The line of an offset, from 1. */
    static int line(String text, int offset) {
        return 1
                + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
    }

    /** A problem at an offset of a cell; its length ends with the line. */
    static Outcome.Problem problem(String message, String cell, int offset, int length) {
        int at = Math.max(0, Math.min(offset, cell.length()));
        int begin = cell.lastIndexOf('\n', at - 1) + 1;
        int end = cell.indexOf('\n', at);
        String line = cell.substring(begin, end < 0 ? cell.length() : end).stripTrailing();
        int column = at - begin + 1;
        int room = Math.max(1, line.length() - column + 1);
        return new Outcome.Problem(message, line(cell, at), column, Math.max(1, Math.min(length, room)), line);
    }

    /** A problem that concerns a whole line of a cell. */
    static Outcome.Problem wholeLine(String message, String cell, int line) {
        String[] lines = cell.split("\n", -1);
        String source = lines[Math.max(0, Math.min(line, lines.length) - 1)].stripTrailing();
        int column = source.length() - source.stripLeading().length() + 1;
        return new Outcome.Problem(
                message, line, column, Math.max(1, source.strip().length()), source);
    }
}
