package io.benchbook.eval;

import io.benchbook.eval.Completions.Candidate;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;

/** Answers questions about source that is being typed. Takes turns with the compiler: JShell bears only one at a time. */
final class Assistant {
    private final SourceCodeAnalysis analysis;
    private final ReentrantLock compiler;

    Assistant(SourceCodeAnalysis analysis, ReentrantLock compiler) {
        this.analysis = analysis;
        this.compiler = compiler;
    }

    List<Piece> pieces(String cell) {
        return inTurn(() -> Piece.of(cell, analysis));
    }

    Completions completions(String source, int cursor) {
        PackageIndex.want();
        return inTurn(() -> {
            int begin = beginOfLast(source.substring(0, cursor));
            int[] anchor = {0};
            List<Candidate> found =
                    analysis.completionSuggestions(source.substring(begin), cursor - begin, anchor).stream()
                            .map(s -> new Candidate(s.continuation(), s.matchesType()))
                            .distinct()
                            .sorted(Comparator.comparing(Candidate::fits).reversed())
                            .toList();
            return new Completions(begin + anchor[0], found);
        });
    }

    List<String> documentation(String source, int cursor) {
        return inTurn(() -> {
            int begin = beginOfLast(source.substring(0, cursor));
            return analysis.documentation(source.substring(begin), cursor - begin, true).stream()
                    .map(Assistant::text)
                    .toList();
        });
    }

    private static String text(Documentation documentation) {
        String javadoc = documentation.javadoc();
        return documentation.signature() + (javadoc == null || javadoc.isBlank() ? "" : "\n" + javadoc.strip());
    }

    Completeness completeness(String source) {
        List<Piece> pieces = pieces(source);
        if (pieces.isEmpty()) {
            return new Completeness(Completeness.State.COMPLETE, 0);
        }
        Piece last = pieces.get(pieces.size() - 1);
        if (last.incomplete()) {
            return new Completeness(Completeness.State.INCOMPLETE, Indent.after(source));
        }
        boolean invalid = last.completeness() == SourceCodeAnalysis.Completeness.UNKNOWN;
        return new Completeness(invalid ? Completeness.State.INVALID : Completeness.State.COMPLETE, 0);
    }

    /** The snippet being typed begins where the complete ones before it end. */
    private int beginOfLast(String typed) {
        List<Piece> pieces = Piece.of(typed, analysis);
        return pieces.isEmpty() ? 0 : pieces.get(pieces.size() - 1).offset();
    }

    private <T> T inTurn(Supplier<T> question) {
        compiler.lock();
        try {
            return question.get();
        } finally {
            compiler.unlock();
        }
    }
}
