package io.benchbook.shell;

import io.benchbook.display.Screen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Opens the terminal and describes it. */
final class Terminals {
    private static final int USUAL_COLUMNS = 80;

    private Terminals() {}

    /** JLine's probe of grapheme clusters is off: it waits a quarter of a second for an answer that most never give. */
    static Terminal open() throws IOException {
        return TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .graphemeCluster(false)
                .build();
    }

    static Screen screen(Terminal terminal) {
        int columns = terminal.getColumns() > 0 ? terminal.getColumns() : USUAL_COLUMNS;
        boolean unicode = terminal.encoding().equals(StandardCharsets.UTF_8);
        return new Screen(columns, Math.max(0, terminal.getRows()), colour(terminal), unicode);
    }

    /** Whether standard input is a pipe or a file. Linux names terminals by their devices; elsewhere the JDK is asked. */
    static boolean pipe() {
        try {
            String device = Path.of("/dev/stdin").toRealPath().toString();
            return !device.matches("/dev/(pts/|tty|console).*") && System.console() == null;
        } catch (IOException e) {
            return true;
        }
    }

    static boolean dumb(Terminal terminal) {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    /** By the convention of no-color.org. */
    private static boolean colour(Terminal terminal) {
        String no = System.getenv("NO_COLOR");
        return !dumb(terminal) && (no == null || no.isEmpty());
    }

    /** While a cell runs: keys are not echoed into its output, they wait for the prompt; Ctrl-C is still a signal. */
    static Attributes quiet(Attributes cooked) {
        Attributes quiet = new Attributes(cooked);
        quiet.setLocalFlag(LocalFlag.ECHO, false);
        quiet.setLocalFlag(LocalFlag.ICANON, false);
        quiet.setLocalFlag(LocalFlag.ISIG, true);
        quiet.setControlChar(ControlChar.VMIN, 1);
        quiet.setControlChar(ControlChar.VTIME, 0);
        return quiet;
    }
}
