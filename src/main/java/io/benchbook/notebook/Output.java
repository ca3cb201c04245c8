package io.benchbook.notebook;

import io.benchbook.display.Bundle;

/** Something that a cell showed. */
public sealed interface Output {
    /**
     * Text that was printed.
     *
     * @param error whether to standard error
     */
    record Printed(boolean error, String text) implements Output {}

    /** A value that was shown, in every form it has. */
    record Shown(Bundle bundle) implements Output {}

    /**
     * Why the cell failed.
     *
     * @param kind the simple name of what was thrown, or {@code CompileError}, {@code TimeOut}, {@code Interrupted}
     * @param message one line
     * @param text all of it as it was printed: place, source line, caret, causes
     */
    record Failed(String kind, String message, String text) implements Output {}
}
