package io.benchbook.shell;

import io.benchbook.eval.Completeness;
import io.benchbook.eval.Completions;
import java.util.List;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** Tells the line editor whether a cell is complete, and which part of it a completion would replace. */
final class JavaParser implements Parser {
    private static final int INDENT = 4;

    private final Suggestions suggestions;

    JavaParser(Suggestions suggestions) {
        this.suggestions = suggestions;
    }

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        if (context == ParseContext.ACCEPT_LINE) {
            askForMoreLines(line);
        }
        return new Typed(
                line,
                cursor,
                context == ParseContext.COMPLETE ? suggestions.at(line, cursor) : new Completions(cursor, List.of()));
    }

    private void askForMoreLines(String line) {
        if (line.isBlank() || MetaCommands.meant(line)) {
            return;
        }
        Completeness completeness = suggestions.completeness(line);
        if (completeness.state() == Completeness.State.INCOMPLETE) {
            throw new EOFError(-1, -1, "incomplete", "", completeness.indent() / INDENT, null);
        }
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
