package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.List;

/** Collects the outputs of a cell; neighbouring pieces of printed text become one. Safe for use from many threads. */
final class Transcript {
    /** How much printed text of a cell is kept for a report, in characters; the screen sees all. */
    static final int MOST_KEPT = 1_000_000;

    private final List<Output> outputs = new ArrayList<>();
    private final StringBuilder printed = new StringBuilder();
    private boolean error;
    private int kept;

    synchronized void print(boolean toError, String text) {
        if (toError != error) {
            flush();
            error = toError;
        }
        int room = Math.max(0, MOST_KEPT - kept);
        printed.append(text, 0, Math.min(room, text.length()));
        if (room > 0 && text.length() >= room) {
            printed.append("\n... and more, which is not kept.\n");
        }
        kept += text.length();
    }

    synchronized void add(Output output) {
        flush();
        outputs.add(output);
    }

    synchronized List<Output> outputs() {
        flush();
        return List.copyOf(outputs);
    }

    private void flush() {
        if (printed.length() > 0) {
            outputs.add(new Output.Printed(error, printed.toString()));
            printed.setLength(0);
        }
    }

    /** The text without the escape sequences that colour it or make links of it in a terminal. */
    static String withoutColour(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "")
                .replaceAll("\u001b]8;;[^\u001b\u0007]*(?:\u001b\\\\|\u0007)", "");
    }
}
