package io.benchbook.shell;

import io.benchbook.display.Displays;
import io.benchbook.display.LiveLine;
import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Startup;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * Does what each session does first, without a terminal and without a trace, so that the JVM can archive the classes it
 * loaded ({@code -XX:ArchiveClassesAtExit}, {@code -XX:AOTCacheOutput}). The launcher runs it once after each build.
 */
public final class Training {
    private static final String KEYS = "1 + 1\nint f(int x) {\nreturn x;\n}\nf(\"a\")\noltpReadOnly().tab\t4)\n";

    private Training() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) throws IOException {
        openAndCloseTheRealOne();
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        try (Terminal terminal = TerminalBuilder.builder()
                        .system(false)
                        .type("xterm-256color")
                        .streams(new ByteArrayInputStream(KEYS.getBytes(StandardCharsets.UTF_8)), screen)
                        .build();
                Evaluator evaluator = Evaluator.start(Startup.imports(), note -> {})) {
            Console console = new Console(terminal.output(), StandardCharsets.UTF_8);
            console.println(Banner.text());
            type(terminal, console, evaluator);
        }
    }

    /** Loads the classes of this system's terminal, also where there is none. */
    private static void openAndCloseTheRealOne() throws IOException {
        Terminals.open().close();
    }

    private static void type(Terminal terminal, Console console, Evaluator evaluator) {
        CompletableFuture<Evaluator> ready = CompletableFuture.completedFuture(evaluator);
        LiveLine progress = new LiveLine(console::live, () -> Screen.PLAIN);
        MetaCommands commands = new MetaCommands(new Session(terminal, console, progress, ready), List::of);
        LineReader reader =
                Prompt.reader(terminal, new JavaParser(new Suggestions(ready, commands)), Path.of("/dev/null"));
        try {
            while (true) {
                show(console, evaluator.evaluate(reader.readLine(Prompt.FIRST)));
            }
        } catch (EndOfFileException e) {
            show(console, evaluator.evaluate("Table.create(\"t\", IntColumn.create(\"a\", 1, 2))"));
        }
    }

    private static void show(Console console, Outcome outcome) {
        console.println(new Report(Screen.PLAIN).of(outcome));
        console.println(Displays.text(outcome, Screen.PLAIN));
    }
}
