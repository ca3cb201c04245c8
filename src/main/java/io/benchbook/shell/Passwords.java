package io.benchbook.shell;

import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;

/** Asks for a password at the terminal, without showing it and without keeping it in the history. */
final class Passwords {
    private Passwords() {}

    /** @return null where the user does not answer */
    static String ask(Terminal terminal, String account) {
        try {
            return LineReaderBuilder.builder()
                    .terminal(terminal)
                    .build()
                    .readLine("Password of " + account + ": ", '*');
        } catch (UserInterruptException | EndOfFileException e) {
            return null;
        }
    }
}
