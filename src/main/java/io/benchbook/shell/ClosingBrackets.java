package io.benchbook.shell;

import java.util.List;
import org.jline.reader.LineReader;
import org.jline.reader.Widget;

/**
 * Makes a closing bracket take back one step of indentation only where nothing but blanks stands before it. JLine's own
 * keys remove the blanks before a closing bracket anywhere, even within a text.
 */
final class ClosingBrackets {
    private static final List<String> KEYS =
            List.of(LineReader.INSERT_CLOSE_CURLY, LineReader.INSERT_CLOSE_PAREN, LineReader.INSERT_CLOSE_SQUARE);

    private ClosingBrackets() {}

    static void install(LineReader reader) {
        for (String key : KEYS) {
            Widget builtin = reader.getBuiltinWidgets().get(key);
            reader.getWidgets().put(key, () -> atLineBegin(reader) ? builtin.apply() : unindented(reader, builtin));
        }
    }

    private static boolean atLineBegin(LineReader reader) {
        String before = reader.getBuffer().upToCursor();
        return before.substring(before.lastIndexOf('\n') + 1).isBlank();
    }

    private static boolean unindented(LineReader reader, Widget builtin) {
        Object step = reader.getVariable(LineReader.INDENTATION);
        reader.setVariable(LineReader.INDENTATION, 0);
        try {
            return builtin.apply();
        } finally {
            reader.setVariable(LineReader.INDENTATION, step);
        }
    }
}
