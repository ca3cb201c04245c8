package io.benchbook.shell;

import io.benchbook.display.Displays;
import io.benchbook.display.Rows;
import io.benchbook.display.Screen;
import tech.tablesaw.api.Table;

/**
 * A statement as typed after {@code /sql} or a backslash, and the form that its end asks for its rows: {@code \G} one
 * value a line, {@code \J} JSON, anything else a table.
 */
record SqlLine(String statement, Form form) {
    enum Form {
        TABLE,
        VERTICAL,
        JSON
    }

    static SqlLine of(String typed) {
        String text = typed.strip();
        if (text.endsWith("\\G")) {
            return new SqlLine(statement(text.substring(0, text.length() - 2)), Form.VERTICAL);
        }
        if (text.endsWith("\\J")) {
            return new SqlLine(statement(text.substring(0, text.length() - 2)), Form.JSON);
        }
        return new SqlLine(statement(text), Form.TABLE);
    }

    private static String statement(String text) {
        return text.strip().replaceAll("[\\s;]+$", "");
    }

    /** What the statement gave, in the form that was asked for. */
    String show(Object value, Screen screen) {
        if (form == Form.TABLE || !(value instanceof Table table)) {
            return Displays.text(value, screen);
        }
        return form == Form.VERTICAL ? Rows.vertical(table, screen) : Rows.json(table);
    }
}
