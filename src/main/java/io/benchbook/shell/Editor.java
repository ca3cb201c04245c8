package io.benchbook.shell;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jline.terminal.Terminal;

/** The user's own editor: {@code $VISUAL}, {@code $EDITOR}, or vi. */
final class Editor {
    private Editor() {}

    /** The text as the user left it; empty where the editor ended with a fault. */
    static String edit(Terminal terminal, String text) throws IOException {
        Path file = Files.createTempFile("cell", ".java");
        terminal.pause();
        Terminals.cooked(terminal);
        try {
            Files.writeString(file, text);
            Process editor = new ProcessBuilder("sh", "-c", command() + " \"$1\"", "sh", file.toString())
                    .inheritIO()
                    .start();
            return editor.waitFor() == 0 ? Files.readString(file).stripTrailing() : "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException("/edit: interrupted.", e);
        } finally {
            Terminals.quiet(terminal);
            terminal.resume();
            Files.deleteIfExists(file);
        }
    }

    private static String command() {
        return Stream.of("VISUAL", "EDITOR")
                .map(System::getenv)
                .filter(value -> value != null && !value.isBlank())
                .findFirst()
                .orElse("vi");
    }
}
