package io.benchbook.shell;

import io.benchbook.eval.Completeness;
import io.benchbook.eval.Completions;
import io.benchbook.eval.Evaluator;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Tells the line editor whether a cell is complete, and which part of it a completion would replace. */
final class JavaParser implements Parser {
    private static final int INDENT = 4;

    private final Supplier<Evaluator> evaluator;

    JavaParser(Supplier<Evaluator> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        if (context == ParseContext.ACCEPT_LINE) {
            askForMoreLines(line);
        }
        if (context == ParseContext.COMPLETE && !line.startsWith("/")) {
            return new Typed(line, cursor, evaluator.get().completions(line, cursor));
        }
        return new Typed(line, cursor, new Completions(wordStart(line, cursor), List.of()));
    }

    private void askForMoreLines(String line) {
        if (line.isBlank() || line.startsWith("/") && !line.startsWith("//") && !line.startsWith("/*")) {
            return;
        }
        Completeness completeness = evaluator.get().completeness(line);
        if (completeness.state() == Completeness.State.INCOMPLETE) {
            throw new EOFError(-1, -1, "incomplete", "", completeness.indent() / INDENT, null);
        }
    }

    private static int wordStart(String line, int cursor) {
        return line.lastIndexOf(' ', cursor - 1) + 1;
    }

    @Override
    public boolean isEscapeChar(char ch) {
        return false;
    }

    /** A line whose only word is what is being completed. */
    record Typed(String line, int cursor, Completions completions) implements CompletingParsedLine {
        @Override
        public String word() {
            return line.substring(completions.from(), cursor);
        }

        @Override
        public int wordCursor() {
            return cursor - completions.from();
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of(word());
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return wordCursor();
        }

        @Override
        public int rawWordLength() {
            return wordCursor();
        }
    }
}
