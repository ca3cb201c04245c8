package io.benchbook.shell;

import io.benchbook.commands.Workbench;
import io.benchbook.eval.Completeness;
import io.benchbook.eval.Completions;
import io.benchbook.eval.Completions.Candidate;
import io.benchbook.eval.Evaluator;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be typed next: Java from JShell, names of servers and variables inside texts, the shell's own commands. */
final class Suggestions {
    /** A command's text argument, open up to the cursor. */
    private static final Pattern IN_TEXT = Pattern.compile("\\b(\\w+)\\((?:[^()\"]*,)?\\s*\"([^\"\\n]*)$");

    private final CompletableFuture<Evaluator> evaluator;
    private final MetaCommands commands;

    Suggestions(CompletableFuture<Evaluator> evaluator, MetaCommands commands) {
        this.evaluator = evaluator;
        this.commands = commands;
    }

    /** While the evaluator loads, a line is taken as it is; whoever evaluates it will find out. */
    Completeness completeness(String source) {
        return evaluator.isDone()
                ? evaluator.join().completeness(source)
                : new Completeness(Completeness.State.COMPLETE, 0);
    }

    Completions at(String line, int cursor) {
        String typed = line.substring(0, cursor);
        if (MetaCommands.meant(line)) {
            return new Completions(0, startingWith(typed, names()));
        }
        Matcher text = IN_TEXT.matcher(typed);
        if (text.find()) {
            return new Completions(text.start(2), startingWith(text.group(2), inText(text.group(1))));
        }
        return evaluator.join().completions(line, cursor);
    }

    private List<String> names() {
        return commands.all().stream().map(MetaCommand::name).toList();
    }

    private static Collection<String> inText(String command) {
        return switch (command) {
            case "server" -> Workbench.current().serverNames();
            case "set", "config", "restart", "with", "whatIf" ->
                Workbench.current().variableNames();
            case "help" -> Workbench.current().helpNames();
            default -> List.of();
        };
    }

    private static List<Candidate> startingWith(String typed, Collection<String> names) {
        return names.stream()
                .filter(name -> name.startsWith(typed))
                .map(name -> new Candidate(name, true))
                .toList();
    }
}
