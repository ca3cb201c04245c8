package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import java.util.List;
import java.util.Locale;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;

/** Asks before the end of the shell ends jobs that are still running. */
final class Leaving {
    private Leaving() {}

    /** Whether to leave: no job is running, or the user says so; Ctrl-D once more says so too. */
    static boolean confirmed(Terminal terminal, Console console) {
        List<String> running = Workbench.current().runningJobs();
        if (running.isEmpty()) {
            return true;
        }
        running.forEach(console::println);
        String them = running.size() == 1 ? "it" : "them";
        try {
            String answer = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .build()
                    .readLine("Stop " + them + " and leave? [y/N] ");
            return answer.strip().toLowerCase(Locale.ROOT).startsWith("y");
        } catch (UserInterruptException e) {
            return false;
        } catch (EndOfFileException e) {
            return true;
        }
    }
}
