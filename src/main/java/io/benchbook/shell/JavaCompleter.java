package io.benchbook.shell;

import io.benchbook.base.Ansi;
import io.benchbook.base.TextWidth;
import io.benchbook.eval.Completions;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Offers what JShell says can follow; where it knows the expected type, what fits that first. Where an argument begins, the
 * call it is for is shown above the line, once.
 */
final class JavaCompleter implements Completer {
    private final Suggestions suggestions;
    private final boolean colour;
    private String hinted = "";

    JavaCompleter(Suggestions suggestions, boolean colour) {
        this.suggestions = suggestions;
        this.colour = colour;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (line instanceof JavaParser.Typed typed) {
            if (typed.word().isEmpty() && !MetaCommands.meant(typed.line())) {
                suggestions.hint(typed.line(), typed.cursor()).ifPresent(hint -> show(reader, hint));
            }
            List<Completions.Candidate> all = typed.completions().candidates();
            boolean someFit = typed.word().isEmpty() && all.stream().anyMatch(Completions.Candidate::fits);
            all.stream()
                    .filter(candidate -> !someFit || candidate.fits())
                    .map(candidate -> candidate(candidate.text()))
                    .forEach(candidates::add);
        }
    }

    private void show(LineReader reader, String hint) {
        String line = TextWidth.cut(hint, Math.max(20, reader.getTerminal().getColumns() - 1));
        if (!line.equals(hinted)) {
            hinted = line;
            reader.printAbove(Ansi.when(colour).dim(line));
        }
    }

    /** No blank is added after it: Java goes on with a bracket, a dot or a semicolon. */
    private static Candidate candidate(String text) {
        return new Candidate(text, text, null, null, null, null, false);
    }
}
