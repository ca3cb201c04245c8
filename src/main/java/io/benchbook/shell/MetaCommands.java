package io.benchbook.shell;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.base.Numbers;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Variable;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The commands that begin with a slash. */
final class MetaCommands {
    private static final int HISTORY_SHOWN = 30;

    private final Session session;
    private final Supplier<List<String>> history;
    private final Consumer<Editing> editing;
    private final List<MetaCommand> all;

    /**
     * @param history what was typed, the oldest first
     * @param editing changes the keys of the line editor
     */
    MetaCommands(Session session, Supplier<List<String>> history, Consumer<Editing> editing) {
        this.session = session;
        this.history = history;
        this.editing = editing;
        this.all = List.of(
                new MetaCommand("/help", "", "lists these commands; help() lists those of the notebook", a -> help()),
                new MetaCommand("/vars", "", "lists the variables with their types and values", a -> vars()),
                new MetaCommand("/list", "", "lists the cells that worked", a -> list()),
                new MetaCommand("/save", "FILE.jsh", "writes the cells that worked to a notebook", this::save),
                new MetaCommand("/open", "FILE", "evaluates a notebook or script here", this::open),
                new MetaCommand("/edit", "", "edits the last cell in $EDITOR, then evaluates it", a -> edit()),
                new MetaCommand("/reset", "", "forgets all variables and cells", a -> reset()),
                new MetaCommand("/reload", "", "forgets all variables and evaluates the cells again", a -> reload()),
                new MetaCommand("/history", "", "lists what was typed, in this and earlier sessions", a -> history()),
                new MetaCommand(
                        "/env", "", "shows this machine, as environment() does", a -> evaluate("environment()")),
                new MetaCommand("/time", "CODE", "evaluates a cell and tells how long it took", this::time),
                new MetaCommand("/stack", "", "shows the whole stack of the last exception", a -> stack()),
                new MetaCommand(
                        "/sql",
                        "STATEMENT",
                        "asks the current server; \\STATEMENT does so too, and \\G or \\J at its end show rows or JSON",
                        this::sql),
                new MetaCommand(
                        "/set", "editing vi", "edits lines with the keys of vi, or of emacs, from now on", this::set),
                new MetaCommand("/exit", "", "stops the servers and leaves, as Ctrl-D does", a -> {}));
    }

    /** Whether a line is for these commands: it begins with a slash or backslash and is no comment. */
    static boolean meant(String line) {
        return line.startsWith("\\") || line.startsWith("/") && !line.startsWith("//") && !line.startsWith("/*");
    }

    static boolean exit(String line) {
        return line.strip().equals("/exit");
    }

    List<MetaCommand> all() {
        return all;
    }

    /** Does what a line says; what goes wrong is said in one line. */
    void run(String line) {
        try {
            if (line.startsWith("\\")) {
                sql(line.substring(1).strip());
            } else {
                String[] parts = line.strip().split("\\s+", 2);
                named(parts[0]).action().run(parts.length > 1 ? parts[1] : "");
            }
        } catch (BenchbookException e) {
            say(Displays.text(e, screen()));
        } catch (IOException e) {
            say(Displays.text(new BenchbookException(line.strip().split("\\s")[0] + ": " + e, e), screen()));
        }
    }

    private MetaCommand named(String name) {
        List<String> names = all.stream().map(MetaCommand::name).toList();
        return all.stream()
                .filter(command -> command.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BenchbookException("There is no command " + name + ".")
                        .next(Names.didYouMean(name, names, "/help lists them.")));
    }

    private void help() {
        say(all.stream()
                .map(command -> String.format("  %-18s %s", command.form(), command.help()))
                .collect(Collectors.joining("\n")));
    }

    private void vars() {
        List<Variable> variables = session.evaluator().variables();
        if (variables.isEmpty()) {
            say("There are no variables.");
        } else {
            session.show(() -> new VariableList(screen()).of(variables));
        }
    }

    private void list() {
        List<String> worked = session.worked();
        say(worked.isEmpty() ? "No cell has worked yet." : String.join("\n\n", worked));
    }

    private void save(String file) throws IOException {
        say(SavedCells.write(file, session.worked()));
    }

    private void open(String file) throws IOException {
        session.evaluateQuietly(SavedCells.read(file));
    }

    private void edit() throws IOException {
        String edited = Editor.edit(session.terminal(), session.lastSource());
        if (!edited.isBlank()) {
            say(edited);
            session.evaluate(edited);
        }
    }

    private void reset() {
        session.evaluator().reset();
        session.forgetWorked();
        say("All variables and cells are forgotten.");
    }

    private void reload() {
        List<String> again = session.worked();
        reset();
        again.forEach(session::evaluate);
    }

    private void history() {
        List<String> lines = history.get();
        say(String.join("\n", lines.subList(Math.max(0, lines.size() - HISTORY_SHOWN), lines.size())));
    }

    private void time(String code) {
        long begin = System.nanoTime();
        session.evaluate(needed("/time", "cell", code));
        say("took " + Numbers.seconds((System.nanoTime() - begin) / 1e9));
    }

    private void stack() {
        session.show(() -> session.lastFailure().map(Report::stack).orElse("Nothing has been thrown yet."));
    }

    private void set(String what) throws IOException {
        String[] words = what.strip().split("\\s+", 2);
        if (!words[0].equals("editing")) {
            throw new BenchbookException("/set: takes editing vi or editing emacs, got "
                    + (what.isBlank() ? "nothing." : what.strip() + "."));
        }
        Editing chosen = Editing.of(words.length > 1 ? words[1] : "");
        editing.accept(chosen);
        chosen.remember();
        say("Lines are edited with the keys of " + chosen.text() + ", in later sessions too.");
    }

    private void sql(String statement) {
        SqlLine line = SqlLine.of(statement);
        String source = "sql(" + JavaText.literal(needed("/sql", "statement", line.statement())) + ")";
        session.evaluateQuietly(new Cell("shell", source), line::show);
    }

    private static String needed(String command, String what, String argument) {
        if (argument.isBlank()) {
            throw new BenchbookException(command + ": needs a " + what + ", got nothing.");
        }
        return argument;
    }

    private void evaluate(String source) {
        session.evaluateQuietly(new Cell("shell", source));
    }

    private Screen screen() {
        return Terminals.screen(session.terminal());
    }

    private void say(String text) {
        session.console().println(text);
    }
}
