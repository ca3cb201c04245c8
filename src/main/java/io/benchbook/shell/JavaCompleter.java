package io.benchbook.shell;

import io.benchbook.eval.Completions;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Offers what JShell says can follow; where it knows the expected type, what fits that first. */
final class JavaCompleter implements Completer {
    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (line instanceof JavaParser.Typed typed) {
            List<Completions.Candidate> all = typed.completions().candidates();
            boolean someFit = typed.word().isEmpty() && all.stream().anyMatch(Completions.Candidate::fits);
            all.stream()
                    .filter(candidate -> !someFit || candidate.fits())
                    .map(candidate -> candidate(candidate.text()))
                    .forEach(candidates::add);
        }
    }

    /** No blank is added after it: Java goes on with a bracket, a dot or a semicolon. */
    private static Candidate candidate(String text) {
        return new Candidate(text, text, null, null, null, null, false);
    }
}
