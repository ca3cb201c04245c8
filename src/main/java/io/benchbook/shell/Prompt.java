package io.benchbook.shell;

import io.benchbook.base.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;

/** Sets up the line editor. */
final class Prompt {
    static final String FIRST = "bench> ";
    private static final String NEXT = "  ...> ";
    private static final int HISTORY = 10_000;

    private Prompt() {}

    static LineReader reader(Terminal terminal, Suggestions suggestions, Path history) {
        boolean colour = Terminals.screen(terminal).colour();
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("benchbook")
                .parser(new JavaParser(suggestions))
                .completer(new JavaCompleter(suggestions, colour))
                .highlighter(new Highlight(colour))
                .variable(LineReader.SECONDARY_PROMPT_PATTERN, NEXT)
                .variable(LineReader.INDENTATION, 4)
                .variable(LineReader.HISTORY_FILE, history)
                .variable(LineReader.HISTORY_SIZE, HISTORY)
                .variable(LineReader.HISTORY_FILE_SIZE, HISTORY)
                .variable(LineReader.LIST_MAX, 200)
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.HISTORY_IGNORE_SPACE, false)
                .option(Option.HISTORY_TIMESTAMPED, true)
                .option(Option.INSERT_TAB, false)
                .option(Option.CASE_INSENSITIVE, false)
                .build();
        ClosingBrackets.install(reader);
        Editing.remembered().apply(reader);
        return reader;
    }

    /** Its folder is made when it is missing; where that fails, history lasts as long as the shell. */
    static Path historyFile() {
        Path folder = Folders.state();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            return Path.of("/dev/null");
        }
        return folder.resolve("history");
    }
}
