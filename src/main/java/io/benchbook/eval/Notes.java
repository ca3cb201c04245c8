package io.benchbook.eval;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.JShell;
import jdk.jshell.PersistentSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.Snippet.SubKind;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;

/** What evaluation did besides its outcome, in sentences. */
final class Notes {
    private final JShell shell;
    private final Consumer<String> listener;

    Notes(JShell shell, Consumer<String> listener) {
        this.shell = shell;
        this.listener = listener;
    }

    void tell(List<SnippetEvent> events) {
        for (SnippetEvent event : events) {
            if (event.causeSnippet() != null) {
                tellOfReset(event);
            } else if (event.snippet() instanceof DeclarationSnippet declared) {
                tellOfMissing(declared, event.status());
            }
        }
    }

    private void tellOfReset(SnippetEvent event) {
        if (event.snippet() instanceof VarSnippet variable
                && variable.subKind() != SubKind.TEMP_VAR_EXPRESSION_SUBKIND
                && event.causeSnippet() instanceof PersistentSnippet cause
                && event.previousStatus() == Status.VALID
                && event.status() != Status.OVERWRITTEN) {
            boolean stays = event.status() == Status.VALID;
            listener.accept(variable.name() + (stays ? " has lost its value" : " must be declared again") + ", since "
                    + cause.name() + " was declared anew.");
        }
    }

    private void tellOfMissing(DeclarationSnippet declared, Status status) {
        if (status == Status.RECOVERABLE_DEFINED || status == Status.RECOVERABLE_NOT_DEFINED) {
            listener.accept(declared.name() + " cannot be used until " + missing(shell, declared) + " declared.");
        }
    }

    /** {@code method g() is} or {@code class A, class B are}. */
    static String missing(JShell shell, Snippet declared) {
        if (!(declared instanceof DeclarationSnippet unresolved)) {
            return "what it needs is";
        }
        List<String> names = shell.unresolvedDependencies(unresolved).toList();
        return names.stream().collect(Collectors.joining(", ")) + (names.size() == 1 ? " is" : " are");
    }
}
