package io.benchbook.shell;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * Does what each session does first, without a terminal and without a trace, so that the JVM can archive the classes it
 * loaded ({@code -XX:ArchiveClassesAtExit}, {@code -XX:AOTCacheOutput}). The launcher runs it once after each build.
 */
public final class Training {
    private static final List<String> CELLS = List.of(
            "1 + 1",
            "int f(int x) {\nreturn x;\n}",
            "f(\"a\")",
            "g(2)",
            "var some = List.of(1.5, 2.5)",
            "some.stream().map(x -> 2 * x).toList()",
            "oltpReadOnly().tab\t4)",
            "threads(8, 16)",
            "help()",
            "Table.create(\"t\", IntColumn.create(\"a\", 1, 2))");

    private Training() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) throws IOException {
        openAndCloseTheRealOne();
        try (Terminal terminal = typing(String.join("\n", CELLS) + "\n/exit\n")) {
            new Shell(terminal, new Loading(Optional::empty), Path.of("/dev/null")).live();
        }
    }

    /** Loads the classes of this system's terminal, also where there is none. */
    private static void openAndCloseTheRealOne() throws IOException {
        Terminals.open().close();
    }

    /** A terminal at which these keys are typed. Its end would hang it up before they are read, so it has none. */
    private static Terminal typing(String keys) throws IOException {
        PipedOutputStream keyboard = new PipedOutputStream();
        PipedInputStream input = new PipedInputStream(keyboard, keys.length());
        keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
        return TerminalBuilder.builder()
                .system(false)
                .type("xterm-256color")
                .graphemeCluster(false)
                .streams(input, OutputStream.nullOutputStream())
                .build();
    }
}
