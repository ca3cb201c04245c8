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
import org.jline.utils.InfoCmp;

/** Opens the terminal and describes it. */
final class Terminals {
    private static final int USUAL_COLUMNS = 80;

    private Terminals() {}

    /**
     * The terminal through JLine's native library, else in any way there is; trying all of them starts processes. JLine's
     * probe of grapheme clusters is off: it waits a quarter of a second for an answer that most never give.
     */
    static Terminal open() throws IOException {
        describeFromJLine(System.getenv("TERM"));
        TerminalBuilder builder = TerminalBuilder.builder().system(true).graphemeCluster(false);
        try {
            return builder.provider(TerminalBuilder.PROP_PROVIDER_JNI)
                    .dumb(false)
                    .build();
        } catch (IOException | IllegalStateException unavailable) {
            return builder.provider(null).dumb(true).build();
        }
    }

    /** JLine has descriptions of the common types of terminals, and yet starts infocmp first, which takes as long as 20 ms. */
    private static void describeFromJLine(String type) {
        String known = type == null ? null : InfoCmp.getDefaultInfoCmp(type);
        if (known != null) {
            InfoCmp.setLoadedInfoCmp(type, known);
        }
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

    /**
     * All the time but for the line editor's own: keys are not echoed, they wait for the prompt; Ctrl-C is a signal. The
     * line editor puts back what it found, so a key typed just before or after it is not echoed either.
     */
    static void quiet(Terminal terminal) {
        Attributes quiet = terminal.getAttributes();
        quiet.setLocalFlag(LocalFlag.ECHO, false);
        quiet.setLocalFlag(LocalFlag.ICANON, false);
        quiet.setLocalFlag(LocalFlag.ISIG, true);
        quiet.setControlChar(ControlChar.VMIN, 1);
        quiet.setControlChar(ControlChar.VTIME, 0);
        terminal.setAttributes(quiet);
    }

    /** As terminals usually are, with echo and lines: for a cell that reads, and for other programs. */
    static void cooked(Terminal terminal) {
        Attributes cooked = terminal.getAttributes();
        cooked.setLocalFlag(LocalFlag.ECHO, true);
        cooked.setLocalFlag(LocalFlag.ICANON, true);
        cooked.setLocalFlag(LocalFlag.ISIG, true);
        terminal.setAttributes(cooked);
    }
}
