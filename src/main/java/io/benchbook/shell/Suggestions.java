package io.benchbook.shell;

import io.benchbook.commands.TextArguments;
import io.benchbook.commands.Workbench;
import io.benchbook.eval.Completeness;
import io.benchbook.eval.Completions;
import io.benchbook.eval.Completions.Candidate;
import io.benchbook.eval.Evaluator;
import io.benchbook.eval.Variable;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What can be typed next: Java from JShell, names of servers and variables inside texts, the shell's own commands. */
final class Suggestions {
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
        Optional<TextArguments.Names> inText = new TextArguments(this::variable).at(typed);
        if (inText.isPresent()) {
            return new Completions(
                    inText.get().from(), startingWith("", inText.get().names()));
        }
        return evaluator.join().completions(line, cursor);
    }

    private List<String> names() {
        return commands.all().stream().map(MetaCommand::name).toList();
    }

    private Optional<Object> variable(String name) {
        return evaluator.join().variables().stream()
                .filter(variable -> variable.name().equals(name))
                .findFirst()
                .map(Variable::value);
    }

    /** What the call takes whose arguments are being typed, in a line; empty where there is none or nothing is known. */
    Optional<String> hint(String line, int cursor) {
        return OpenCall.at(line.substring(0, cursor)).flatMap(call -> {
            Optional<String> command =
                    call.member() ? Optional.empty() : Workbench.current().hint(call.name());
            return command.isPresent() ? command : documented(line, call);
        });
    }

    private Optional<String> documented(String line, OpenCall call) {
        return evaluator.join().documentation(line.substring(0, call.open() + 1), call.open() + 1).stream()
                .map(text -> text.lines().findFirst().orElse(""))
                .findFirst();
    }

    private static List<Candidate> startingWith(String typed, Collection<String> names) {
        return names.stream()
                .filter(name -> name.startsWith(typed))
                .map(name -> new Candidate(name, true))
                .toList();
    }
}
