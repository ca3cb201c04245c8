package io.benchbook.eval;

import java.util.List;
import java.util.Locale;
import jdk.jshell.Diag;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;

/** Turns what the compiler says about a snippet into problems of its cell. */
final class Problems {
    private final JShell shell;
    private final Hints hints;

    Problems(JShell shell) {
        this.shell = shell;
        this.hints = new Hints(shell);
    }

    List<Outcome.Problem> of(Snippet snippet, Cell cell, Piece piece) {
        return shell.diagnostics(snippet)
                .filter(Diag::isError)
                .map(diagnostic -> problem(diagnostic, cell, piece))
                .distinct()
                .toList();
    }

    private Outcome.Problem problem(Diag diagnostic, Cell cell, Piece piece) {
        int at = piece.offset() + (int) Math.max(0, diagnostic.getPosition());
        int begin = piece.offset() + (int) Math.max(0, diagnostic.getStartPosition());
        int end = piece.offset() + (int) Math.max(0, diagnostic.getEndPosition());
        boolean sameLine = begin <= at && cell.source().lastIndexOf('\n', Math.max(0, at - 1)) < begin;
        int from = sameLine ? begin : at;
        String message = message(diagnostic);
        return Place.problem(message + hints.after(diagnostic), cell.source(), from, end - from);
    }

    /** The compiler's words on fewer lines, without the names of JShell's wrapper classes and the commonest packages. */
    private static String message(Diag diagnostic) {
        return diagnostic
                .getMessage(Locale.ROOT)
                .replaceAll("REPL\\.\\$JShell\\$\\w+\\.", "")
                .replaceAll("\\n\\s*location: class *(REPL\\.)?(\\$JShell\\$\\w+)? *(?=\\n|$)", "")
                .replaceAll("\\n\\s*symbol: +", ": ")
                .replaceAll("\\n\\s*location: +", " in ")
                .replaceAll("\\bjava\\.(?:lang|util)\\.(?=[A-Z])", "")
                .replaceAll("[ \\t]+", " ")
                .strip();
    }
}
