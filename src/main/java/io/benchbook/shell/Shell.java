package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import io.benchbook.display.LiveLine;
import io.benchbook.display.PlainLines;
import io.benchbook.eval.Startup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.MaskingCallback;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;

/** The interactive front end: a prompt, an evaluator that loads behind it, and a terminal that shows what comes of it. */
public final class Shell {
    private final Terminal terminal;
    private final Console console;
    private final ControlC controlC;
    private final LineReader reader;
    private final Session session;
    private final MetaCommands commands;

    Shell(Terminal terminal, Loading loading, Path history) {
        this.terminal = terminal;
        this.console = new Console(terminal.output(), terminal.encoding());
        this.controlC = new ControlC(terminal);
        LiveLine progress = new LiveLine(console::live, () -> Terminals.screen(terminal));
        loading.tellTo(terminal, console);
        this.session = new Session(terminal, console, controlC, progress, loading.evaluator());
        this.commands = new MetaCommands(session, this::typed, mode -> mode.apply(reader()));
        this.reader = Prompt.reader(terminal, new Suggestions(loading.evaluator(), commands), history);
        Workbench.current().progress(Terminals.dumb(terminal) ? new PlainLines(console::println) : progress);
        Workbench.current().notices(console::println);
        Workbench.current().prompt(account -> Optional.ofNullable(Passwords.ask(terminal, account)));
    }

    /**
     * Runs the shell on this process's terminal until the user leaves; then stops the servers. Where standard input is no
     * terminal, it is taken for a cell, as {@link Once#standardInput} does.
     *
     * @return the exit status
     */
    public static int run() {
        if (Terminals.pipe()) {
            return Once.standardInput();
        }
        Loading loading = new Loading(Startup::ofUser);
        try (Terminal terminal = Terminals.open()) {
            return new Shell(terminal, loading, Prompt.historyFile()).live();
        } catch (IOException e) {
            System.err.println("benchbook: cannot open the terminal: " + e.getMessage());
            return 1;
        }
    }

    int live() {
        Thread ending = new Thread(Workbench.current()::close, "end");
        Runtime.getRuntime().addShutdownHook(ending);
        Terminals.quiet(terminal);
        controlC.listen();
        takeStandardStreams();
        console.println(Terminals.screen(terminal).spell(Banner.text()));
        readAndEvaluate();
        Workbench.current().close();
        Runtime.getRuntime().removeShutdownHook(ending);
        return 0;
    }

    private void takeStandardStreams() {
        System.setOut(console.stream());
        System.setErr(console.stream());
        System.setIn(new TerminalInput(terminal));
    }

    /** Until the user leaves; a turn that fails is told and not the end, unless two in a row could not even read. */
    private void readAndEvaluate() {
        String begun = "";
        int failures = 0;
        while (begun != null) {
            try {
                String line = read(begun);
                failures = 0;
                begun = turn(line);
            } catch (Throwable e) {
                if (++failures > 1) {
                    throw e;
                }
                session.tell(e);
                begun = "";
            }
        }
    }

    /** @return what the next line begins with, null where there is to be none */
    private String turn(String line) {
        if (line == null || MetaCommands.exit(line)) {
            return Leaving.confirmed(terminal, console) ? null : "";
        }
        if (MetaCommands.meant(line)) {
            commands.run(line);
            return "";
        }
        return line.isBlank() || session.evaluate(line) ? "" : line + "\n";
    }

    /**
     * What was typed, empty where the user gave the line up, null at the end.
     *
     * @param begun what stands in the line at first
     */
    private String read(String begun) {
        console.whilePrompting(reader::printAbove);
        controlC.forget();
        try {
            return reader.readLine(Prompt.FIRST, null, (MaskingCallback) null, begun);
        } catch (UserInterruptException e) {
            return "";
        } catch (EndOfFileException e) {
            return null;
        } finally {
            console.whilePrompting(null);
        }
    }

    private LineReader reader() {
        return reader;
    }

    private List<String> typed() {
        List<String> lines = new ArrayList<>();
        reader.getHistory().forEach(entry -> lines.add(entry.line()));
        return lines;
    }
}
