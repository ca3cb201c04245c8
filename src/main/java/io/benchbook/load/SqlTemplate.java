package io.benchbook.load;

import io.benchbook.workload.SqlFailure;
import java.util.ArrayList;
import java.util.List;

/** The text of a statement cut at its parameters, into which values are written as MySQL's text protocol wants them. */
public final class SqlTemplate {
    private final String[] pieces;

    private SqlTemplate(List<String> pieces) {
        this.pieces = pieces.toArray(String[]::new);
    }

    static SqlTemplate of(String sql) {
        return new SqlTemplate(pieces(sql));
    }

    /** The text between the parameters: cut at every {@code ?} that is not inside quotes or a comment. */
    public static List<String> pieces(String sql) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < sql.length(); at = next(sql, at)) {
            if (sql.charAt(at) == '?') {
                pieces.add(sql.substring(from, at));
                from = at + 1;
            }
        }
        pieces.add(sql.substring(from));
        return pieces;
    }

    int parameters() {
        return pieces.length - 1;
    }

    /** Writes the statement with these values to {@code out}. */
    void render(Parameters values, StringBuilder out) throws SqlFailure {
        if (values.count() != parameters()) {
            throw wrongCount(values.count());
        }
        out.append(pieces[0]);
        for (int i = 0; i < values.count(); i++) {
            if (values.isNumber(i)) {
                out.append(values.number(i));
            } else {
                quote(values.text(), values.start(i), values.length(i), out);
            }
            out.append(pieces[i + 1]);
        }
    }

    /** Writes the statement with these values, numbers or texts or null, to {@code out}. */
    void render(Object[] values, StringBuilder out) throws SqlFailure {
        if (values.length != parameters()) {
            throw wrongCount(values.length);
        }
        out.append(pieces[0]);
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null || values[i] instanceof Number || values[i] instanceof Boolean) {
                out.append(values[i]);
            } else {
                quote(String.valueOf(values[i]), out);
            }
            out.append(pieces[i + 1]);
        }
    }

    private SqlFailure wrongCount(int got) {
        return new SqlFailure(
                2031,
                "HY000",
                "the statement has " + parameters() + " parameters, got " + got + " values: "
                        + String.join("?", pieces));
    }

    private static void quote(byte[] ascii, int start, int length, StringBuilder out) {
        out.append('\'');
        for (int i = start; i < start + length; i++) {
            append((char) (ascii[i] & 0xff), out);
        }
        out.append('\'');
    }

    private static void quote(String text, StringBuilder out) {
        out.append('\'');
        for (int i = 0; i < text.length(); i++) {
            append(text.charAt(i), out);
        }
        out.append('\'');
    }

    private static void append(char character, StringBuilder out) {
        if (character == '\'' || character == '\\') {
            out.append(character);
        }
        out.append(character);
    }

    /** The position after the token at {@code at}: a quoted text, a comment, or one character. */
    private static int next(String sql, int at) {
        char character = sql.charAt(at);
        if (character == '\'' || character == '"' || character == '`') {
            return afterQuoted(sql, at, character);
        }
        if (sql.startsWith("/*", at)) {
            return after(sql, at + 2, "*/");
        }
        if (character == '#' || sql.startsWith("-- ", at)) {
            return after(sql, at, "\n");
        }
        return at + 1;
    }

    private static int afterQuoted(String sql, int at, char quote) {
        int i = at + 1;
        while (i < sql.length() && sql.charAt(i) != quote) {
            i += sql.charAt(i) == '\\' && quote != '`' ? 2 : 1;
        }
        return i + 1;
    }

    private static int after(String sql, int at, String end) {
        int found = sql.indexOf(end, at);
        return found < 0 ? sql.length() : found + end.length();
    }
}
